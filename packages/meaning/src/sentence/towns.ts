import { englishMunicipalityNames, englishRegionNames } from '@vedetta/reference/english-names'
import { hamletNames, municipalityOfHamlet } from '@vedetta/reference/hamlets'
import { looseNameKey } from '@vedetta/reference/loose-name-key'
import { findMunicipality, type Municipality } from '@vedetta/reference/municipalities'
import { rankedMunicipalities } from '@vedetta/reference/municipality-ranking'
import { municipalityRecords } from '@vedetta/reference/municipality-records'
import { nameKey } from '@vedetta/reference/name-key'
import { once } from '@vedetta/reference/once'
import { provinces, regions } from '@vedetta/reference/territories'
import { commonWordTowns } from '@vedetta/reference/word-towns'
import { typingCost } from '../roles/typing-cost.ts'
import { type PhraseTable, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { englishTowns, moreWordTowns, provinceAreas, regionAreas, wideAreas } from './words/place-words.ts'

export type Named =
  | { readonly kind: 'town'; readonly towns: readonly Municipality[] }
  | { readonly kind: 'provinces'; readonly codes: readonly string[] }
  | { readonly kind: 'regions'; readonly codes: readonly string[] }

/** Towns by every name people call them; of homonyms the best known first. */
export const townNames = once((): PhraseTable<readonly Municipality[]> => {
  const names = new Map<string, Municipality[]>()
  const add = (key: string, town: Municipality) => {
    const known = names.get(key)
    if (!known) names.set(key, [town])
    else if (!known.includes(town)) known.push(town)
  }
  const ranked = rankedMunicipalities()
  for (const { municipality, nameKeys } of ranked) for (const key of nameKeys) add(key, municipality)
  const exact = new Set(names.keys())
  for (const { municipality, nameKeys } of ranked)
    for (const key of nameKeys.map(looseNameKey)) if (key.includes(' ') && !exact.has(key)) add(key, municipality)
  for (const [key, name] of [...englishMunicipalityNames, ...Object.entries(englishTowns)]) {
    const town = findMunicipality(name)
    if (town && !exact.has(key)) names.set(key, [town])
  }
  for (const name of hamletNames()) {
    const town = municipalityOfHamlet(name)
    if (town && !names.has(nameKey(name))) names.set(nameKey(name), [town])
  }
  // The keys of names are cut as sentences are, so that 20,000 need no cutting again.
  return { values: names, maxWords: Math.max(...[...names.keys()].map((key) => key.split(' ').length)) }
})

/** Regions, parts of the country, and areas that stand for provinces. */
export const areaNames = once((): PhraseTable<Named> => {
  const entries: [string, Named][] = []
  const add = (table: Readonly<Record<string, string>>, kind: 'regions' | 'provinces') => {
    for (const [codes, list] of Object.entries(table))
      for (const name of phrasesOf(list)) entries.push([name, { kind, codes: codes.split(' ') }])
  }
  for (const { code, name } of regions()) entries.push([name, { kind: 'regions', codes: [code] }])
  for (const [name, italian] of englishRegionNames) {
    const region = regions().find((each) => each.name === italian)
    if (region) entries.push([name, { kind: 'regions', codes: [region.code] }])
  }
  add(regionAreas, 'regions')
  add(provinceAreas, 'provinces')
  add(wideAreas, 'provinces')
  return phraseTable(entries)
})

export const provinceNames = once(
  (): PhraseTable<string> =>
    phraseTable([
      ...provinces().flatMap(({ code, name }) => [[name, code] as const, [code, code] as const]),
      ...Object.entries(provinceAreas).flatMap(([code, list]) => phrasesOf(list).map((name) => [name, code] as const)),
      ...[...townNames().values].flatMap(([key, towns]) => {
        const capital = towns.find(({ istat }) => capitals().has(istat))
        return capital ? [[key, capital.province] as const] : []
      }),
    ]),
)

export const provinceCodes = once((): ReadonlySet<string> => new Set(provinces().map(({ code }) => code)))

const capitals = once(
  () =>
    new Set(municipalityRecords().flatMap(({ municipality, isCapital }) => (isCapital ? [municipality.istat] : []))),
)

export const isCapital = ({ istat }: Municipality): boolean => capitals().has(istat)

export const wordTowns: ReadonlySet<string> = new Set([...commonWordTowns, ...wordSet(moreWordTowns)])

/** Larger towns are worth a guess when misspelt: capitals, and those with a postal code of their own. */
const guessable = once(() => {
  const towns = rankedMunicipalities()
    .slice(0, 600)
    .flatMap(({ municipality, nameKeys }) => nameKeys.map((key) => ({ key, municipality })))
    .concat(
      [...englishMunicipalityNames].flatMap(([key, name]) => {
        const municipality = findMunicipality(name)
        return municipality ? [{ key, municipality }] : []
      }),
    )
    .filter(({ key }) => key.length >= 5 && !wordTowns.has(key))
  return Map.groupBy(towns, ({ key }) => key.length)
})

/** The town that a misspelt word is one error away from, if there is only one such. */
export function mendedTown(typed: string): Municipality | undefined {
  const key = nameKey(typed)
  if (key.length < 5) return undefined
  const near = [key.length - 1, key.length, key.length + 1]
    .flatMap((length) => guessable().get(length) ?? [])
    .map(({ key: known, municipality }) => ({ municipality, cost: typingCost(key, known, 1) }))
    .filter(({ cost }) => cost <= 1)
    .toSorted(
      (one, other) =>
        Number(isCapital(other.municipality)) - Number(isCapital(one.municipality)) || one.cost - other.cost,
    )
  return near[0]?.municipality
}
