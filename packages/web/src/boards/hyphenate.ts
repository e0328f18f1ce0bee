// Where long words may break. Browsers do not hyphenate Russian and Polish reliably, so narrow pieces bring their own
// soft hyphens: before a consonant that begins a syllable, not too near to either end.

const LONG = 11
const SOFT = '\u00ad'
const VOWELS = 'аеёиоуыэюяaeiouyąęó'
const CONSONANT = '(?:rz|sz|cz|ch|dz|[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxzćłńśźż])'

/** After an open syllable; after й or j, which close theirs; between two consonants that are no one sound. */
const OPEN = new RegExp(`(?<=\\p{L}{3}[${VOWELS}])(?=${CONSONANT}[${VOWELS}]\\p{L}{2})`, 'giu')
const CLOSED = new RegExp(`(?<=\\p{L}{2}[${VOWELS}][йj])(?=${CONSONANT}\\p{L}{2})`, 'giu')

const BETWEEN = new RegExp(
  `(?<=\\p{L}{2}[${VOWELS}]${CONSONANT})(?!(?<=[rscd])z|(?<=c)h)(?=${CONSONANT}[${VOWELS}]\\p{L}{2})`,
  'giu',
)

const broken = (word: string): string => word.replace(CLOSED, SOFT).replace(OPEN, SOFT).replace(BETWEEN, SOFT)

/** The same words, with soft hyphens in the long ones. */
export const hyphenate = (text: string): string =>
  text.replace(/\p{L}+/gu, word => (word.length < LONG ? word : broken(word)))
