import { RatingChart } from './rating-chart.tsx'

const POINTS = [1500, 1540, 1512, 1580, 1620, 1604, 1655].map((rating, i) => ({ time: i * 86_400_000, rating }))

export const Rising = () => <RatingChart game="wonders-duel" points={POINTS} />

export const Level = () => <RatingChart game="glory-to-rome" points={POINTS.slice(0, 2)} />
