import type { Labels, Language } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

/** A search with the criteria of a paid one is free for these hours after it. */
export const searchValidHours = 24

/** Narrower searches, related roles, and changes that the answer offered, are part of a counted search for these minutes. */
export const refinementMinutes = 10

/**
 * THE table of what a search of positions costs, in searches of the plan, by the rule that applied; the first that applies decides.
 * The texts complete "this search is free:" and are shown on the price page; `short` is what the results say after a search.
 * docs/decisions/0047-what-a-search-costs.md has the reasons.
 */
export const searchCosts = {
  noCriteria: {
    searches: 0,
    it: 'è senza filtri',
    en: 'it has no filters',
    short: { it: 'senza filtri', en: 'no filters' },
  },
  marked: {
    searches: 0,
    it: 'riguarda solo posizioni che hai già visto o contattato',
    en: 'it covers only positions you have already seen or contacted',
    short: { it: 'la tua lista', en: 'your own list' },
  },
  empty: {
    searches: 0,
    it: 'non trova niente',
    en: 'it finds nothing',
    short: { it: 'non ha trovato niente', en: 'nothing found' },
  },
  alert: {
    searches: 0,
    it: 'l’hai aperta da un avviso',
    en: 'you opened it from an alert',
    short: { it: 'aperta da un avviso', en: 'opened from an alert' },
  },
  same: {
    searches: 0,
    it: `ripete una ricerca fatta nelle ultime ${searchValidHours} ore`,
    en: `it repeats a search of the last ${searchValidHours} hours`,
    short: {
      it: `già fatta nelle ultime ${searchValidHours} ore`,
      en: `already made in the last ${searchValidHours} hours`,
    },
  },
  narrower: {
    searches: 0,
    it: `restringe una ricerca contata negli ultimi ${refinementMinutes} minuti`,
    en: `it narrows a search counted in the last ${refinementMinutes} minutes`,
    short: { it: 'hai ristretto la ricerca', en: 'you narrowed the search' },
  },
  related: {
    searches: 0,
    it: `aggiunge i ruoli affini a una ricerca contata negli ultimi ${refinementMinutes} minuti`,
    en: `it adds related roles to a search counted in the last ${refinementMinutes} minutes`,
    short: { it: 'hai aggiunto i ruoli affini', en: 'you added related roles' },
  },
  offered: {
    searches: 0,
    it: `segue un suggerimento dato con una ricerca contata negli ultimi ${refinementMinutes} minuti`,
    en: `it follows a suggestion given with a search counted in the last ${refinementMinutes} minutes`,
    short: { it: 'era un suggerimento', en: 'it was a suggestion' },
  },
  counted: {
    searches: 1,
    it: 'ha criteri nuovi',
    en: 'its criteria are new',
    short: { it: 'conta come ricerca', en: 'counts as a search' },
  },
} as const satisfies Record<string, Labels & { searches: 0 | 1; short: Labels }>

export type SearchRule = keyof typeof searchCosts

export const searchRules = keysOf(searchCosts)

export const isCounted = (rule: SearchRule): boolean => searchCosts[rule].searches > 0

/** The cases in which a search costs nothing, as an enumeration for the middle of a sentence. */
export function freeIf(language: Language): string {
  const cases = searchRules.filter((rule) => !isCounted(rule)).map((rule) => searchCosts[rule][language])
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(cases)
}

/** The rules as the API documents them. */
export function describeSearchRules(): string {
  const lines = searchRules.map((rule) => {
    const { searches, en } = searchCosts[rule]
    return `\`${rule}\` (${searches === 0 ? 'free' : `costs ${searches}`}): ${en}`
  })
  return `Why this search was charged, or was free; the first that applies: ${lines.join('; ')}`
}
