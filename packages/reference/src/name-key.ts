import { stripMarks } from './strip-marks.ts'

/**
 * The folding by which names are compared: lower case, accents aside, anything that is not a letter or a digit
 * (apostrophes, hyphens, dots, slashes) as one space.
 */
export function nameKey(name: string): string {
  return stripMarks(name.toLowerCase().replaceAll('ß', 'ss'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
