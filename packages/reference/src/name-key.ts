/**
 * The folding by which names are compared: lower case, accents aside, anything that is not a letter or a digit
 * (apostrophes, hyphens, dots, slashes) as one space.
 */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
