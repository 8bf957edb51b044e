import { isSureReading } from '@vedetta/contracts/positions/position-reading'
import { hasSameOwnKey, type KnownAdvert } from './compared-adverts.ts'
import { type IdentityKeys, noKeys } from './identity-keys.ts'
import { type KnownPosition, type KnownPositions, type KnownSource, urlsWhenShown } from './known-positions.ts'
import type { Match } from './match.ts'
import { matchByKeys, matchPositions } from './match-positions.ts'
import {
  areAlikeSure,
  areSameFields,
  type Certainty,
  certaintyOf,
  type PositionQuotes,
  quotesOf,
} from './position-fields.ts'
import type { ReportedPosition } from './reported-positions.ts'

export type EventKind = 'new' | 'changed' | 'reposted' | 'closed' | 'reopened'

/** Descriptions, quotes and events to write for positions that are new or whose fields changed. */
export type Writings = {
  descriptions: Map<number, string>
  quotes: Map<number, PositionQuotes>
  events: { positionNo: number; kind: EventKind; sourceNo: number }[]
  newPositions: number
}

/** The positions of a reading; `isPart` if they are those of a part of the source's list. */
export type Found = { found: readonly ReportedPosition[]; isPart: boolean }

export type TakenIn = { shown: Set<number>; opened: number; changed: number }

/** Known positions that only a comparison by words can match: their descriptions have to be loaded. */
export function undecidedPositions(
  known: KnownPositions,
  source: KnownSource,
  { found, isPart }: Found,
  at: Date,
): number[] {
  const candidates = candidatesAt(known, source, { found, isPart })
  const matches = matchByKeys({ ...sidesAt(source, at), found, known: candidates })
  if (!matches.includes(null)) return []
  const claimed = new Set(matches.map((match) => match?.positionNo))
  return candidates.flatMap(({ positionNo }) => (claimed.has(positionNo) ? [] : positionNo))
}

const sidesAt = (source: KnownSource, at: Date) => ({ hasTrustedReferences: source.kind === 'board', at })

/** Known positions that the reading may contain: those the source has a key for, and all of the companies concerned. */
function candidatesAt(known: KnownPositions, { sourceNo }: KnownSource, { found, isPart }: Found): KnownAdvert[] {
  const companies = new Set(found.map(({ companyNo }) => companyNo))
  const numbers = new Set([...known.keyedAt(sourceNo), ...[...companies].flatMap((no) => [...known.ofCompany(no)])])
  const candidates = [...numbers].flatMap((no) => {
    const position = known.get(no)
    if (position === undefined) return []
    const { positionNo, companyNo, closedAt, fields, descriptionHash, sourceUrls } = position
    const keys = known.keysOf(no)
    return {
      positionNo,
      companyNo,
      closedAt,
      isShownHere: closedAt === null && known.isShown(sourceNo, no),
      keysHere: keys.get(sourceNo) ?? noKeys,
      keysElsewhere: [...keys].flatMap(([other, one]) => (other === sourceNo ? [] : one)),
      urls: sourceUrls,
      fields,
      descriptionHash,
    }
  })
  if (!isPart) return candidates
  // What else the source shows stands on a part of its list that was not read, and is none of these.
  return candidates.filter((one) => !one.isShownHere || found.some((advert) => hasSameOwnKey(advert, one)))
}

/** Merges the positions a source shows now; closing the ones it does not show comes later. */
export function mergeReading(
  known: KnownPositions,
  writings: Writings,
  source: KnownSource,
  { found, isPart }: Found,
  at: Date,
): TakenIn {
  const sides = { ...sidesAt(source, at), found, known: candidatesAt(known, source, { found, isPart }) }
  const matches = matchPositions(sides, (no) => writings.descriptions.get(no) ?? '')
  const isRedesigned = areMostRenumbered(known, source, matches)
  const taken: TakenIn = { shown: new Set(), opened: 0, changed: 0 }
  for (const [index, one] of found.entries()) {
    const match = matches[index] ?? null
    const before = match === null ? undefined : known.get(match.positionNo)
    const events: EventKind[] = before && match ? lifeEvents(before, match, isRedesigned) : ['new']
    const { positionNo } = before ?? addPosition(known, writings, source, one, at)
    if (before !== undefined && showAgain(known, writings, source, before, one)) events.push('changed')
    if (before === undefined || before.closedAt !== null) taken.opened++
    else if (events.length > 0) taken.changed++
    for (const kind of events) writings.events.push({ positionNo, kind, sourceNo: source.sourceNo })
    taken.shown.add(positionNo)
    known.show(source.sourceNo, positionNo, 0)
    known.setKeys(source.sourceNo, positionNo, keysToKeep(known, source, positionNo, one))
  }
  return taken
}

const minRenumbered = 3

/** Most of what a source shows has new numbers or addresses: the site was rebuilt, nothing was republished. */
function areMostRenumbered(
  known: KnownPositions,
  { sourceNo }: KnownSource,
  matches: readonly (Match | null)[],
): boolean {
  const stayed = matches.filter((match) => match !== null && known.isShown(sourceNo, match.positionNo))
  const renumbered = stayed.filter((match) => match?.isRenumbered)
  return renumbered.length >= minRenumbered && renumbered.length * 2 > stayed.length
}

function lifeEvents({ closedAt }: KnownPosition, { isRenumbered }: Match, isRedesigned: boolean): EventKind[] {
  if (isRenumbered && !isRedesigned) return ['reposted']
  return closedAt === null ? [] : ['reopened']
}

function addPosition(
  known: KnownPositions,
  writings: Writings,
  { sourceNo }: KnownSource,
  found: ReportedPosition,
  at: Date,
): KnownPosition {
  writings.newPositions += 1
  const { companyNo, position, fields, descriptionHash } = found
  const added: KnownPosition = {
    positionNo: -writings.newPositions,
    companyNo,
    sourceNo,
    sourceUrls: [position.url],
    firstSeen: at,
    closedAt: null,
    fields,
    descriptionHash,
    certainty: certaintyOf(position),
  }
  known.put(added)
  write(writings, added.positionNo, found)
  return added
}

/** Returns whether the position changed: its fields, or whether it is sure. */
function showAgain(
  known: KnownPositions,
  writings: Writings,
  source: KnownSource,
  before: KnownPosition,
  found: ReportedPosition,
): boolean {
  const isOwner = mayOwn(known, source, before)
  const owned = isOwner ? { ...before, sourceNo: source.sourceNo } : before
  const isReworded = isOwner && !found.position.isListedOnly && !isSameAdvert(before, found)
  const { fields, descriptionHash, companyNo } = isReworded ? found : before
  const sourceUrls = urlsWhenShown(known, owned, source, found.position.url)
  const certainty =
    isOwner && !found.position.isListedOnly ? certaintyAfter(before, found, isReworded) : before.certainty
  const after = { ...owned, fields, descriptionHash, companyNo, sourceUrls, certainty, closedAt: null }
  if (isReworded) write(writings, before.positionNo, found)
  if (isReworded || !isSameLife(before, after)) known.put(after)
  return isReworded || isSureReading(before.certainty.confidence) !== isSureReading(certainty.confidence)
}

function certaintyAfter({ certainty }: KnownPosition, { position }: ReportedPosition, isReworded: boolean): Certainty {
  const found = certaintyOf(position)
  return isReworded || !areAlikeSure(certainty, found) ? found : certainty
}

/** The source that gives a position its fields: a board before a page, then the first to show it, as long as it does. */
function mayOwn(
  known: KnownPositions,
  source: KnownSource,
  { positionNo, sourceNo, closedAt }: KnownPosition,
): boolean {
  if (sourceNo === source.sourceNo || closedAt !== null || !known.isShown(sourceNo, positionNo)) return true
  return source.kind !== 'page' && known.sources.get(sourceNo)?.kind === 'page'
}

function isSameAdvert(known: KnownPosition, found: ReportedPosition): boolean {
  return (
    known.companyNo === found.companyNo &&
    known.descriptionHash === found.descriptionHash &&
    areSameFields(known.fields, found.fields)
  )
}

function isSameLife(one: KnownPosition, other: KnownPosition): boolean {
  return (
    one.sourceNo === other.sourceNo &&
    one.closedAt === other.closedAt &&
    one.certainty === other.certainty &&
    one.sourceUrls.length === other.sourceUrls.length &&
    one.sourceUrls.every((url, index) => url === other.sourceUrls[index])
  )
}

function write(
  { descriptions, quotes }: Writings,
  positionNo: number,
  { position, description }: ReportedPosition,
): void {
  descriptions.set(positionNo, description)
  quotes.set(positionNo, quotesOf(position))
}

/** A list entry may omit the place: it adds numbers and addresses, and removes none. */
function keysToKeep(
  known: KnownPositions,
  { sourceNo }: KnownSource,
  positionNo: number,
  found: ReportedPosition,
): IdentityKeys {
  const { keys, position } = found
  const before = known.keysOf(positionNo).get(sourceNo)
  if (!position.isListedOnly || before === undefined) return keys
  return { reference: keys.reference ?? before.reference, url: keys.url ?? before.url, text: before.text }
}
