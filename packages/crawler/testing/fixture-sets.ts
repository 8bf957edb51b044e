import { fileURLToPath } from 'node:url'

const pathOf = (set: string) => fileURLToPath(new URL(`../fixtures/${set}`, import.meta.url))

/** The sets of recorded sites; `fixtures/README.md` says who wrote each and what was tuned on it. */
export const fixtureSets = {
  gold: pathOf('gold'),
  tuned: pathOf('tuned'),
  'tuned-later': pathOf('tuned-later'),
} as const
