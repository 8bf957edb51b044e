import { fileURLToPath } from 'node:url'

const pathOf = (set: string) => fileURLToPath(new URL(`../fixtures/${set}`, import.meta.url))

/** The sets of recorded sites; `fixtures/README.md` says who wrote each and what was tuned on it. */
export const fixtureSets = {
  gold: pathOf('gold'),
  tuned: pathOf('tuned'),
  'tuned-later': pathOf('tuned-later'),
  'false-friends': pathOf('false-friends'),
  untidy: pathOf('untidy'),
  'hard-to-tell': pathOf('hard-to-tell'),
  ordinary: pathOf('ordinary'),
  scripted: pathOf('scripted'),
} as const

/** Sites of these sets put into English by hand; nothing is learned from them. */
export const englishSet: string = pathOf('english')

/** Sites whose lists scripts make, which a real browser draws from their recorded answers; nothing is learned from them. */
export const scriptMadeSet: string = pathOf('script-made')

export type FixtureSet = keyof typeof fixtureSets

/** The vocabularies were tuned on these until they knew every trade named there; the others were learned from, and mended fields by. */
export const tunedSets: readonly FixtureSet[] = ['gold', 'tuned', 'tuned-later']
