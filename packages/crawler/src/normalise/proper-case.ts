import { smallTownWords } from '../lexicon/field-places.ts'

const smallWords = new Set(smallTownWords)

/** A town's name as one writes it, also where a field has it in capitals or "San francisco". */
export function properCase(name: string): string {
  const isShouted = !/\p{Ll}/u.test(name) && name.length > 3
  const written = isShouted ? name.toLowerCase() : name
  return written.replace(/(?<![\p{L}'’])\p{Ll}+/gu, (word, at: number) => {
    const isSmall = at > 0 && smallWords.has(word)
    return isSmall ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}
