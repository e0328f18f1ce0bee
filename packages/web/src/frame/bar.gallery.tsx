// The bar of every page, and the navigation of phones.

import { Bar, Foot } from './bar.tsx'

export const overPage = true

export const BarAndFoot = () => (
  <div>
    <Bar />
    <Foot />
  </div>
)
