import { readMoreLinks } from '../lexicon/buttons.ts'
import { anyOf } from '../lexicon/compile-terms.ts'

const applying =
  /^ (?:candidati|invia|invia (?:la )?(?:tua )?candidatura|invia (?:il )?(?:tuo )?(?:cv|curriculum)|rispondi|apply|jetzt bewerben|bewirb dich|bewerben)(?: \w+){0,4} $/

/** "Candidati ora": a link to apply, not to read. */
export const isApplyLink = (words: string): boolean => applying.test(words)

const readingOn = new RegExp(`^ ${anyOf(readMoreLinks)} $`)

/** "Scopri di più": says that there is more to read, not what. */
export const isReadMoreLink = (words: string): boolean => words.trim() === '' || readingOn.test(words)
