// The five empires: who leads each, and its colour. Where they live and what they begin with is in the map.

export const EMPIRE_FACTS = [
  { name: 'rome', hero: 'caesar', colour: 'red' },
  { name: 'carthage', hero: 'hannibal', colour: 'black' },
  { name: 'greece', hero: 'pericles', colour: 'green' },
  { name: 'egypt', hero: 'cleopatra', colour: 'yellow' },
  { name: 'babylon', hero: 'hammurabi', colour: 'purple' },
] as const
export type EmpireName = (typeof EMPIRE_FACTS)[number]['name']
export const EMPIRES: readonly EmpireName[] = EMPIRE_FACTS.map(({ name }) => name)
