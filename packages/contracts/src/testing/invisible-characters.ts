import fc from 'fast-check'

/** Written out, so that a rule that forgets some of them is noticed. */
const ranges: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
]

/** A run of characters that nobody sees; NUL is left out, which no store and no markup takes. */
export const anyInvisibleCharacters = fc
  .array(
    fc.constantFrom(...ranges).chain(([from, to]) => fc.integer({ min: Math.max(1, from), max: to })),
    { maxLength: 12 },
  )
  .map((codes) => String.fromCodePoint(...codes))

const pattern = new RegExp(
  `[${ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('')}]`,
  'u',
)

export const holdsInvisible = (text: string): boolean => pattern.test(text)

/** The text with the characters between its own, one behind each. */
export function scattered(text: string, characters: string): string {
  const hidden = [...characters]
  const letters = [...text]
  const mixed = letters.map((letter) => letter + (hidden.shift() ?? ''))
  return mixed.join('') + hidden.join('')
}
