// Materials, and the role each is tied to. 1

export const MATERIALS = ['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble'] as const
export type MaterialName = (typeof MATERIALS)[number]

/** In the order of their materials. */
export const ROLES = ['laborer', 'craftsman', 'legionary', 'architect', 'merchant', 'patron'] as const
export type RoleName = (typeof ROLES)[number]

/** Points, materials needed and influence, by material. */
export const VALUES: readonly number[] = [1, 1, 2, 2, 3, 3]

export const SITES_PER_MATERIAL = 6
