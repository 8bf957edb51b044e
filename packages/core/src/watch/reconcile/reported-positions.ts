import type { WatchedPosition } from '@vedetta/crawler/revisit/visit-result'
import type { FoundAdvert } from './compared-adverts.ts'
import { employersOf, type LinkedCompany } from './employer.ts'
import { type IdentityKeys, noKeys, ownKeys, textKey, unshared } from './identity-keys.ts'
import type { KnownPositions, KnownSource } from './known-positions.ts'
import { descriptionOf, fieldsOf, hashOf, type PositionFields } from './position-fields.ts'

export type LinkedSource = KnownSource & { companies: readonly LinkedCompany[] }

/** A position of a reading, prepared for comparing. */
export type ReportedPosition = FoundAdvert & { position: WatchedPosition; fields: PositionFields }

/** The postings of a reading with their employer and keys; copies, and postings without an employer, are left out. */
export function foundAt(
  known: KnownPositions,
  source: LinkedSource,
  all: readonly WatchedPosition[],
): ReportedPosition[] {
  const positions = withoutCopies(all)
  const employers = employersOf(source.kind, source.companies, positions)
  const own = ownKeys(source, positions)
  const found = positions.flatMap((position, index) => {
    const keys = own[index] ?? noKeys
    const companyNo = employers[index] ?? ownerBefore(known, source, position, keys)
    const fields = fieldsOf(position)
    if (companyNo === null || fields.title === '') return []
    const description = descriptionOf(position)
    return { position, companyNo, keys, textKey: textKey(companyNo, fields), url: position.url, fields, description }
  })
  const texts = unshared(found.map((one) => one.textKey))
  return found.map((one, index) => ({
    ...one,
    keys: { ...one.keys, text: texts[index] ?? null },
    descriptionHash: hashOf(one.description),
  }))
}

function withoutCopies(positions: readonly WatchedPosition[]): WatchedPosition[] {
  const seen = new Set<string>()
  return positions.filter(({ title, url, reference, employer, places, description }) => {
    const where = places.map(({ value }) => value.name)
    const copy = JSON.stringify([title.value, url, reference, employer, where, description])
    return seen.size < seen.add(copy).size
  })
}

/** A posting that names nobody keeps its company, also when more companies come to share the board. */
function ownerBefore(
  known: KnownPositions,
  { sourceNo, companies }: LinkedSource,
  { employer }: WatchedPosition,
  keys: Pick<IdentityKeys, 'reference' | 'url'>,
): number | null {
  if (employer !== null) return null
  const numbers = (['reference', 'url'] as const).flatMap(
    (kind) => known.withKey(sourceNo, kind, keys[kind] ?? '') ?? [],
  )
  const owners = numbers.map((no) => known.get(no)?.companyNo)
  return companies.find(({ companyNo }) => owners.includes(companyNo))?.companyNo ?? null
}
