// Dice as they fell.

import { Die } from './die.tsx'

const FACES = [1, 2, 3, 4, 5, 6]

export const Faces = () => FACES.map(face => <Die key={face} face={face} />)

export const Hits = () => FACES.map(face => <Die key={face} face={face} hit />)
