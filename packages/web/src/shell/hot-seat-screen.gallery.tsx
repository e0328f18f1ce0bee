// Between two people at one device.

import { HotSeatScreen } from './hot-seat-screen.tsx'

export const overPage = true

export const NextPerson = () => <HotSeatScreen seat={1} name="Marcus" open={() => {}} />
