import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { Language } from '@vedetta/contracts/text/labels'
import { provinceByCode, regionByCode } from '@vedetta/reference/territories'
import { placesOf } from '../../inbox/positions/position-row.ts'
import { type AlertMailParams, maxDigestPositions, maxDigestSections } from './alert-mail-params.ts'
import type { DigestLinks } from './digest-links.ts'
import { matchReason } from './match-reasons.ts'
import type { MatchedPosition } from './matched-position.ts'
import { rankMatches } from './rank-matches.ts'

/** A position of a digest, in the section of the first of the reader's filters that found it. */
export type ToldPosition = MatchedPosition & {
  readonly first_seen: Date
  readonly filter_id: string
  /** How many of the reader's filters found it. */
  readonly filters: number
  readonly is_unsure: boolean
}

/** A filter that found something, with the number of positions that are told for it. */
export type ToldFilter = {
  readonly filterId: string
  readonly name: string
  readonly criteria: PositionCriteria
  readonly told: number
  /** The newest of its alerts. */
  readonly alertNo: number
}

/** What a digest says: the filters in the reader's order, the best matches of each first, as many as a mail can hold. */
export function digestParams(
  filters: readonly ToldFilter[],
  positions: readonly ToldPosition[],
  language: Language,
  links: DigestLinks,
): AlertMailParams {
  const shownFilters = filters.slice(0, maxDigestSections)
  const ranked = shownFilters.map(({ filterId, criteria }) =>
    rankMatches(
      criteria,
      positions.filter((position) => position.filter_id === filterId),
    ),
  )
  const room = shareRoom(ranked.map(({ length }) => length))
  const sections = shownFilters.map(({ filterId, name, criteria, told, alertNo }, at) => {
    const best = ranked[at]?.slice(0, room[at]) ?? []
    return {
      filter: name,
      positions: best.map((position) => entryOf(criteria, position, language, links)),
      more: told - best.length,
      url: links.filter(filterId, alertNo),
    }
  })
  const total = sum(filters.map(({ told }) => told))
  return {
    total,
    sections,
    inOtherFilters: total - sum(shownFilters.map(({ told }) => told)),
    url: links.filters,
    settingsUrl: links.settings,
    unsubscribeUrl: links.unsubscribe,
  }
}

/** How many positions each section shows: a further one each in turn, while the mail has room. */
function shareRoom(lengths: readonly number[]): number[] {
  const shown = lengths.map(() => 0)
  for (let row = 0; row < maxDigestPositions; row++)
    for (const [at, length] of lengths.entries())
      if (length > row && sum(shown) < maxDigestPositions) shown[at] = row + 1
  return shown
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function entryOf(criteria: PositionCriteria, position: ToldPosition, language: Language, links: DigestLinks) {
  return {
    title: position.title,
    company: position.company_name,
    place: placeText(position),
    firstSeen: position.first_seen.toISOString(),
    isUnsure: position.is_unsure,
    why: matchReason(criteria, position, language),
    url: links.position(position.position_id),
    contactedUrl: links.contacted(position.position_id),
  }
}

const maxPlaces = 2

function placeText(position: ToldPosition): string | null {
  const names = placesOf(position).map(({ city, province, region }) => {
    if (city) return province ? `${city} (${province})` : city
    return province ? (provinceByCode(province)?.name ?? province) : (regionByCode(region)?.name ?? '')
  })
  const shown = names.filter((name) => name !== '')
  if (shown.length === 0) return null
  return shown.length > maxPlaces
    ? `${shown.slice(0, maxPlaces).join(', ')} +${shown.length - maxPlaces}`
    : shown.join(', ')
}
