const ascii = /^[ -~]*$/
const accents = /\p{M}+/gu
const notPlain = /[^a-z0-9]+/g
const ends = /^-|-$/g

/** A text as a part of an address: plain letters, digits and single hyphens. */
export function slug(text: string, maxLength: number): string {
  const lower = text.toLowerCase()
  const plain = ascii.test(lower) ? lower : lower.normalize('NFD').replace(accents, '')
  return plain.replace(notPlain, '-').slice(0, maxLength).replace(ends, '')
}
