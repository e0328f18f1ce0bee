// The colours of the pictures by role, for the light and the dark theme. In a ramp 1 is lit, 2 the thing's own colour,
// 3 shade, 4 openings and joints.

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

type Colours = readonly [light: string, dark: string]

// biome-ignore format: a table
const RAMPS = {
  /** Sandstone. */
  st1: ['#FCE8BF', '#E3C08A'], st2: ['#E6BC7C', '#B98B57'], st3: ['#B9844B', '#7F5B3A'], st4: ['#7C5029', '#4A3424'],
  /** Marble. */
  ma1: ['#FFFDF5', '#E6E0D3'], ma2: ['#EBE0CB', '#B4AEA8'], ma3: ['#C2B199', '#7C7A80'], ma4: ['#8A7860', '#4D4C58'],
  /** Brick and clay. */
  bk1: ['#EDA677', '#CC8059'], bk2: ['#CC744C', '#A3583C'], bk3: ['#984A30', '#6E382A'], bk4: ['#5A2A1C', '#3B1E1A'],
  /** Brass and gold. */
  br1: ['#FFE196', '#F7D283'], br2: ['#DDA03A', '#C88E34'], br3: ['#9A651C', '#825519'], br4: ['#5E3B10', '#483010'],
  /** Bronze. */
  bz1: ['#F0C062', '#F7D283'], bz2: ['#B57A28', '#C88E34'], bz3: ['#7B4C15', '#825519'], bz4: ['#4A2D0C', '#483010'],
  /** Leaves. */
  lf1: ['#A9BF62', '#82A056'], lf2: ['#64903F', '#4D763B'], lf3: ['#386431', '#2C5432'], lf4: ['#203F26', '#183223'],
  /** Water. */
  wa1: ['#9CCBCA', '#5A99A4'], wa2: ['#478F9B', '#2A6475'], wa3: ['#226575', '#184556'], wa4: ['#133F4E', '#0D2935'],
  /** Ground. */
  gr1: ['#F4D596', '#A07C54'], gr2: ['#DDA960', '#7A5A3E'], gr3: ['#AC733B', '#503A2C'], gr4: ['#6B3E22', '#2C201C'],
  /** Cloth: red, blue, purple. */
  cl1: ['#DB6248', '#D46350'], cl2: ['#A92A22', '#A8362E'], cl3: ['#701B18', '#641F1E'],
  cb1: ['#6A9BD0', '#5E8EC4'], cb2: ['#2C65A8', '#2F66A6'], cb3: ['#173E6E', '#1A3B66'],
  pu1: ['#A06CB8', '#9A69B2'], pu2: ['#6B3A8C', '#6F4492'], pu3: ['#42235A', '#412757'],
  /** Skin. */
  sk1: ['#EDBE92', '#D9A578'], sk2: ['#C98C5E', '#B07850'], sk3: ['#8E5A37', '#7A4C30'],
  /** Wood. */
  wd1: ['#C08A51', '#A67645'], wd2: ['#8C5C30', '#74492A'], wd3: ['#59361C', '#402818'],
  /** Concrete; the blue that goes with stone. */
  co1: ['#C3C6C4', '#98A2AB'], co2: ['#8F989D', '#6A7580'], co3: ['#5B6570', '#434C57'],
  sb1: ['#6FA9C2', '#5F9BB8'], sb2: ['#2C6E8F', '#2F7699'], sb3: ['#1B4A66', '#1A4560'],
  /** Discs behind figures: pale rubble, wood, brick, concrete, stone, marble. */
  drb: ['#EAD9BE', '#4A3C2C'], dwd: ['#D9E2C2', '#30402A'], dbk: ['#F4DCC0', '#5B3431'],
  dco: ['#D8DCDB', '#38414B'], dst: ['#C9DFE2', '#27424F'], dma: ['#E2D5EA', '#41324F'],
  /** Plates of counters: basalt, the purple of Tyre. */
  ba1: ['#5A5149', '#687080'], ba2: ['#3A3632', '#4A505D'], ba3: ['#1C1916', '#262A33'],
  ty1: ['#D8709A', '#C86A90'], ty2: ['#A81C58', '#A02A5C'], ty3: ['#661036', '#5A1636'],
  /** Flame, light, ink. */
  fl1: ['#FFE07A', '#FFE07A'], fl2: ['#F3932F', '#F3932F'], li: ['#FFF6D8', '#FFF0C6'], ink: ['#2B1A10', '#140E0D'],
  /** Cameos: the ivory of the relief, the onyx of the ground. */
  iv1: ['#FFF9EA', '#F4EBD6'], iv2: ['#EAD3AE', '#D3B88F'], iv3: ['#C29A6B', '#9C7A52'],
  on1: ['#8A4A2C', '#6B3B28'], on2: ['#5E2C1B', '#462319'], on3: ['#3A1A12', '#28130F'],
  /** What a plan is drawn on, and with; the light edge of a piece on a map. */
  paper: ['#F6EBD2', '#232A36'], line: ['#875413', '#DDA75D'], edge: ['#FFFDF5', '#F3EBDC'],
} as const satisfies Record<string, Colours>

/** In every sky: k1 above, k2 and k3 the rings around the light, kd its disc, h1 and h2 the haze. */
// biome-ignore format: a table
const SKIES = {
  day: {
    k1: ['#EDB767', '#1A2038'], k2: ['#F4CB85', '#262C4C'], k3: ['#F9DFA8', '#3B3A5C'], kd: ['#FFF8E4', '#F2DDAA'],
    h1: ['#E3B06B', '#4A415A'], h2: ['#CF9450', '#3A3349'],
  },
  sea: {
    k1: ['#8DBFC4', '#10202E'], k2: ['#ABD2D0', '#173040'], k3: ['#CBE3D8', '#23465A'], kd: ['#FFF6DA', '#E9E2C4'],
    h1: ['#8FB5B0', '#27475A'], h2: ['#6F9A9A', '#1D3848'],
  },
  dusk: {
    k1: ['#35365F', '#12162A'], k2: ['#684A6B', '#2A2544'], k3: ['#B9655A', '#593A4E'], kd: ['#FFE3A6', '#FFDF9C'],
    h1: ['#5B4468', '#2C2945'], h2: ['#45395B', '#222239'],
  },
  rose: {
    k1: ['#E8A684', '#221E38'], k2: ['#F0BF9B', '#352B4A'], k3: ['#F8DAB9', '#54405A'], kd: ['#FFF6E2', '#F3DDB4'],
    h1: ['#D99A7C', '#4B3B55'], h2: ['#BF7E66', '#3A3049'],
  },
} as const

export type Sky = keyof typeof SKIES
export type Role = keyof typeof RAMPS | keyof (typeof SKIES)['day']

/** The ramps of three tones and more, by the first two letters of their roles. */
export type Ramp =
  | 'st'
  | 'ma'
  | 'bk'
  | 'br'
  | 'bz'
  | 'lf'
  | 'wa'
  | 'gr'
  | 'cl'
  | 'cb'
  | 'pu'
  | 'sk'
  | 'wd'
  | 'co'
  | 'sb'
  | 'iv'
  | 'on'

export function colour(role: Role, sky: Sky, theme: Theme): string {
  const colours = role in RAMPS ? RAMPS[role as keyof typeof RAMPS] : SKIES[sky][role as keyof (typeof SKIES)['day']]
  return colours[theme === 'light' ? 0 : 1]
}
