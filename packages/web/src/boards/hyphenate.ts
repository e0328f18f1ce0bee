// Where long words may break. Browsers do not hyphenate Russian and Polish reliably, so narrow pieces bring their own
// soft hyphens: before a consonant that begins a syllable, not too near to either end.

const LONG = 11
const SOFT = '\u00ad'
const VOWELS = 'аеёиоуыэюяaeiouyąęóäöü'
const CONSONANT = '(?:sch|ph|th|ck|rz|sz|cz|ch|dz|[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxzćłńśźż])'

/** Not within one sound. */
const WITHIN = '(?!(?<=[rscd])z|(?<=[cpt])h|(?<=s)ch|(?<=c)k)'

/** After an open syllable; after й or j, which close theirs; between two consonants that are no one sound. */
const OPEN = new RegExp(`(?<=\\p{L}{3}[${VOWELS}])(?=${CONSONANT}[${VOWELS}]\\p{L}{2})`, 'giu')
const CLOSED = new RegExp(`(?<=\\p{L}{2}[${VOWELS}][йj])(?=${CONSONANT}\\p{L}{2})`, 'giu')

const BETWEEN = new RegExp(`(?<=\\p{L}{2}[${VOWELS}]${CONSONANT})${WITHIN}(?=${CONSONANT}[${VOWELS}]\\p{L}{2})`, 'giu')

/** Where compounds meet: before a sound that begins words, after two consonants or more. */
const COMPOUND = new RegExp(`(?<=\\p{L}[${VOWELS}]${CONSONANT}{2,})(?=s[tp][${VOWELS}]\\p{L})`, 'giu')

const broken = (word: string): string =>
  [CLOSED, OPEN, BETWEEN, COMPOUND].reduce((text, where) => text.replace(where, SOFT), word)

/** The same words, with soft hyphens in those of so many letters or more. */
export const hyphenate = (text: string, long = LONG): string =>
  text.replace(/\p{L}+/gu, word => (word.length < long ? word : broken(word)))
