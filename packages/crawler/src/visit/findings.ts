import type { Evidenced, Quote } from '../evidence.ts'
import { looksLikeRole } from '../extract/role-words.ts'
import { urlKey } from '../find/clean-url.ts'
import type { PositionReading, Refusal, SiteFindings } from '../finding.ts'
import { normalisePosition } from '../normalise/normalise-position.ts'
import type { RawPosition } from '../raw-position.ts'
import { refusalOf } from '../refuse/refusal-of.ts'
import { acceptedConfidence } from '../score/scorer.ts'
import { inTurns, takeTurn } from '../turns.ts'
import { companyFacts } from './company-facts.ts'
import { type LanguageDuplicate, languageDuplicates } from './language-duplicates.ts'
import { type MergedPosition, mergeSightings } from './merge-sightings.ts'
import { type Sighting, textOf, titleKey } from './sighting.ts'
import type { Visit } from './visit.ts'

export type Judged = { position: MergedPosition; refusal: Refusal | null }

/** The findings of all sightings of a visit. */
export async function findingsOf(visit: Visit): Promise<SiteFindings> {
  const { open, ...findings } = await openPositions(visit)
  return {
    positions: await inTurns(open, ({ raw }) => positionOf(visit, raw)),
    ...findings,
    requests: visit.fetcher.requests.map(({ url, outcome }) => ({ url, outcome })),
  }
}

/** An open position as the visit reports it. */
export const positionOf = (visit: Visit, raw: RawPosition): PositionReading =>
  withoutReserved(visit, normalisePosition(raw, visit.site))

/** The open positions as merged sightings, with the other findings. */
export async function openPositions(
  visit: Visit,
): Promise<{ open: MergedPosition[] } & Omit<SiteFindings, 'positions' | 'requests'>> {
  const { judged, real, twins } = await judgePositions(visit)
  await takeTurn()
  const isTwin = ({ position }: Judged) => twins.some(({ raw }) => raw === position.raw)
  const open = judged.filter((one) => one.refusal === null && !isTwin(one)).map(({ position }) => position)
  return {
    open,
    refusals: [...judged.flatMap((one) => (isTwin(one) ? [] : (one.refusal ?? []))), ...twins.map(repetition)],
    ...(await companyFacts(
      visit,
      real.map(({ raw }) => raw),
    )),
  }
}

type Judgement = { judged: Judged[]; real: MergedPosition[]; twins: LanguageDuplicate[] }

/** Every merged position with its verdict, and those among the real ones that repeat another in a further language. */
async function judgePositions(visit: Visit): Promise<Judgement> {
  const merged = await mergeSightings(withoutBareTitles(withoutTeasers(visit.sightings), visit.site.startUrl))
  const judged = trustLists(
    await inTurns(merged, (position) => ({ position, refusal: refusalOf(position.raw, visit.site) })),
    visit,
  )
  const real = judged.filter(({ refusal }) => isRealPosition(refusal)).map(({ position }) => position)
  return { judged, real, twins: languageDuplicates(real, visit.languageVersions) }
}

/** The verdicts on all sightings but teasers, as `openPositions` reaches them. */
export async function verdictsOf(visit: Visit): Promise<Judged[]> {
  const { judged, twins } = await judgePositions(visit)
  return judged.map((one) => {
    const twin = twins.find(({ raw }) => raw === one.position.raw)
    return twin === undefined ? one : { ...one, refusal: repetition(twin) }
  })
}

/** A sighting that links to a list without being in it is a teaser: "Cerchiamo idraulici, leggi tutto". */
function withoutTeasers(sightings: readonly Sighting[]): Sighting[] {
  const byPage = Map.groupBy(sightings, ({ pageUrl }) => urlKey(pageUrl))
  return sightings.filter(({ raw, pageUrl, shownAt }) => {
    const key = urlKey(raw.url)
    const there = key === urlKey(shownAt ?? pageUrl) ? [] : (byPage.get(key) ?? [])
    const isList = there.length > 1 && !there.some(({ isOwnPage }) => isOwnPage)
    return !isList || there.some((other) => titleKey(other.raw.title.text) === titleKey(raw.title.text))
  })
}

const minRepeated = 2

/** Leaves out the bare titles of the start page where another page lists some of them: that page says which are open. */
function withoutBareTitles(sightings: readonly Sighting[], startUrl: string): Sighting[] {
  const start = urlKey(startUrl)
  const isBare = ({ raw, pageUrl }: Sighting) =>
    urlKey(pageUrl) === start && urlKey(raw.url) === start && textOf(raw).length <= maxBare
  const listed = sightings
    .filter(({ pageUrl, raw }) => urlKey(pageUrl) !== start && (raw.confidence ?? 1) >= acceptedConfidence)
    .map(({ raw }) => ` ${titleKey(raw.title.text)} `)
  const isRepeated = ({ raw }: Sighting) => listed.some((title) => ` ${titleKey(raw.title.text)} `.includes(title))
  const isTeased = sightings.filter((one) => isBare(one) && isRepeated(one)).length >= minRepeated
  return isTeased ? sightings.filter((one) => !isBare(one)) : [...sightings]
}

/** Where a page reserves text and data mining, only the facts and the link are reported: neither its text nor quotes of it. */
function withoutReserved({ fetcher }: Visit, position: PositionReading): PositionReading {
  const isReserved = [position.url, position.title.quote.url].some((url) => fetcher.isTdmReserved(url))
  const read = isReserved ? { ...position, description: '' } : position
  return mapQuotes(read, (quote) => (fetcher.isTdmReserved(quote.url) ? { ...quote, text: '' } : quote))
}

function mapQuotes(position: PositionReading, map: (quote: Quote) => Quote): PositionReading {
  const mapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapped)
    return isEvidenced(value) ? { ...value, quote: map(value.quote) } : value
  }
  return Object.fromEntries(Object.entries(position).map(([field, value]) => [field, mapped(value)])) as PositionReading
}

const isEvidenced = (value: unknown): value is Evidenced<unknown> =>
  typeof value === 'object' && value !== null && 'quote' in value && 'by' in value

/** Open now or before, as opposed to something else altogether. */
export function isRealPosition(refusal: Refusal | null): boolean {
  return refusal === null || refusal.reason === 'closed' || refusal.reason === 'expired'
}

/** An entry whose own page was not read lacks evidence; it is judged like the other entries of its list. */
function trustLists(judged: readonly Judged[], { watch }: Visit): Judged[] {
  const trusted = new Set(
    judged.flatMap(({ position, refusal }) => (isRealPosition(refusal) && position.isRead ? position.lists : [])),
  )
  const isMostly = mostlyPositions(judged)
  return judged.map((one) => {
    if (one.refusal !== null && isListedOnly(one.position, watch) && one.refusal.reason === 'unlikely')
      return { ...one, refusal: null }
    const isUnread = one.refusal?.reason === 'unlikely' && !one.position.isRead
    const isTrusted = (list: string) => trusted.has(list) || (isMostly(list) && isBareEntry(one.position.raw))
    return isUnread && one.position.lists.some(isTrusted) ? { ...one, refusal: null } : one
  })
}

/** Its own page was read at an earlier visit, and not at this one. */
export function isListedOnly({ isRead, sightings }: MergedPosition, watch: Visit['watch']): boolean {
  return !isRead && watch !== null && sightings.some(({ raw }) => watch.listedOnly.has(urlKey(raw.url)))
}

const maxBare = 60
const filledWords = /grazie|danke|thank|trovat|occupat|copert|assunt|assegnat|complet|vergeben|besetzt|gefunden|filled/i

/** A trade and hardly a word more. */
function isBareEntry(raw: RawPosition): boolean {
  const text = textOf(raw)
  return looksLikeRole(raw.title.text) && text.length <= maxBare && !filledWords.test(text)
}

/** Lists of which more entries show that they are adverts than do not. */
function mostlyPositions(judged: readonly Judged[]): (list: string) => boolean {
  const count = (list: string, isWanted: (refusal: Refusal | null) => boolean) =>
    judged.filter(({ position, refusal }) => isWanted(refusal) && position.lists.includes(list)).length
  return (list) => count(list, isRealPosition) > count(list, (refusal) => refusal?.reason === 'unlikely')
}

function repetition({ raw, of }: LanguageDuplicate): Refusal {
  return { title: raw.title, url: raw.url, by: raw.by, reason: 'duplicate_language', because: of.title }
}
