import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { type KeyKind, noKeys } from './identity-keys.ts'
import { type KnownPosition, KnownPositions } from './known-positions.ts'
import type { Certainty, PositionFields } from './position-fields.ts'
import type { LinkedSource } from './reported-positions.ts'

/** Those of the sources that have missed positions or a hold. */
export async function selectUndecidedSources(tx: Transaction<DB>, sourceNos: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ source_no: number }>`
    SELECT source_no FROM position_presence WHERE source_no = ANY(${sourceNos}::int[]) AND misses > 0
    UNION SELECT source_no FROM source_hold WHERE source_no = ANY(${sourceNos}::int[])`.execute(tx)
  return new Set(rows.map(({ source_no }) => source_no))
}

export async function selectLinkedSources(
  tx: Transaction<DB>,
  sourceNos: readonly number[],
): Promise<Map<number, LinkedSource>> {
  if (sourceNos.length === 0) return new Map()
  const { rows } = await sql<{
    source_no: number
    kind: string
    url: string
    company_no: number | null
    names: string[]
  }>`
    SELECT s.source_no, s.kind, s.url, c.company_no,
      array_prepend(c.name, ARRAY(SELECT a.name FROM company_alias a WHERE a.company_no = c.company_no)) AS names
    FROM source s
    LEFT JOIN (
      SELECT DISTINCT source_no, company_no FROM site_source JOIN site USING (site_no)
      WHERE source_no = ANY(${sourceNos}::int[])
    ) linked USING (source_no)
    LEFT JOIN company c USING (company_no)
    WHERE s.source_no = ANY(${sourceNos}::int[])
    ORDER BY s.source_no, c.company_no`.execute(tx)
  const sources = new Map<number, LinkedSource>()
  for (const { source_no: sourceNo, kind, url, company_no: companyNo, names } of rows) {
    const companies = sources.get(sourceNo)?.companies ?? []
    const linked = companyNo === null ? companies : [...companies, { companyNo, names }]
    sources.set(sourceNo, { sourceNo, kind, url, companies: linked })
  }
  return sources
}

/**
 * Serialises transactions on the same source or company. Advisory locks, because row locks would write a page for each
 * visit, also where nothing changed.
 */
export async function lockForReconciling(
  tx: Transaction<DB>,
  sources: ReadonlyMap<number, LinkedSource>,
): Promise<void> {
  const inOrder = (nos: Iterable<number>) => [...new Set(nos)].sort((a, b) => a - b)
  const names = [
    ...inOrder(sources.keys()).map((no) => `positions of source ${no}`),
    ...inOrder(companiesOf(sources)).map((no) => `positions of company ${no}`),
  ]
  if (names.length === 0) return
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`.execute(tx)
}

/** Waits for reconciling of these companies, and keeps it from beginning. */
export async function lockPositionsOf(tx: Transaction<DB>, companyNos: readonly number[]): Promise<void> {
  const names = companyNos.toSorted((a, b) => a - b).map((no) => `positions of company ${no}`)
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`.execute(tx)
}

export const companiesOf = (sources: ReadonlyMap<number, LinkedSource>) =>
  [...sources.values()].flatMap(({ companies }) => companies.map(({ companyNo }) => companyNo))

type KnownRow = PositionFields &
  Certainty & {
    position_no: number
    company_no: number
    source_no: number
    source_urls: string[]
    first_seen: Date
    closed_at: Date | null
    description_hash: string
  }

/** All positions that these sources show, and the positions of their companies that are open or closed lately, at any source. */
export async function selectKnown(
  tx: Transaction<DB>,
  sources: ReadonlyMap<number, LinkedSource>,
  since: Date,
): Promise<KnownPositions> {
  const known = new KnownPositions()
  if (sources.size === 0) return known
  for (const [sourceNo, { kind, url }] of sources) known.sources.set(sourceNo, { sourceNo, kind, url })
  const sourceNos = [...sources.keys()]
  const { rows } = await sql<KnownRow>`
    SELECT position_no, company_no, source_no, title, municipalities, provinces, regions, contract, schedule, collar,
      smart_working, experience_years, target_persona, languages, skills, certifications, benefits,
      protected_categories, no_agencies, for_client, pay_from, pay_to, pay_period, confidence, reasons, source_urls, first_seen, closed_at,
      md5(CASE WHEN strpos(description, '⟦contact ') > 0
        THEN regexp_replace(description, '⟦contact [0-9]+⟧', '⟦contact⟧', 'g') ELSE description END) AS description_hash
    FROM position
    WHERE position_no IN (
        SELECT position_no FROM position
        WHERE company_no = ANY(${companiesOf(sources)}::int[]) AND (closed_at IS NULL OR closed_at > ${since})
        UNION SELECT position_no FROM position_presence WHERE source_no = ANY(${sourceNos}::int[])
      )
      AND merged_into IS NULL AND (closed_at IS NULL OR closed_at > ${since})
    ORDER BY position_no`.execute(tx)
  for (const row of rows) known.put(toKnown(row))
  if (rows.length > 0) {
    const positionNos = rows.map(({ position_no }) => position_no)
    await addPresence(tx, known, positionNos)
    await addKeys(tx, known, positionNos)
  }
  await addHolds(tx, known, sourceNos)
  known.begin()
  return known
}

async function addPresence(tx: Transaction<DB>, known: KnownPositions, positionNos: readonly number[]): Promise<void> {
  const { rows } = await sql<{ source_no: number; position_no: number; misses: number; kind: string; url: string }>`
    SELECT source_no, position_no, misses, kind, url FROM position_presence JOIN source USING (source_no)
    WHERE position_no = ANY(${positionNos}::int[])`.execute(tx)
  for (const { source_no, position_no, misses, kind, url } of rows) {
    known.show(source_no, position_no, misses)
    known.sources.set(source_no, { sourceNo: source_no, kind, url })
  }
}

async function addKeys(tx: Transaction<DB>, known: KnownPositions, positionNos: readonly number[]): Promise<void> {
  const { rows } = await sql<{ source_no: number; kind: KeyKind; value: string; position_no: number }>`
    SELECT source_no, kind, value, position_no FROM position_key
    WHERE position_no = ANY(${positionNos}::int[])`.execute(tx)
  for (const { source_no, kind, value, position_no } of rows) {
    const others = known.keysOf(position_no).get(source_no) ?? noKeys
    known.setKeys(source_no, position_no, { ...others, [kind]: value })
  }
}

async function addHolds(tx: Transaction<DB>, known: KnownPositions, sourceNos: readonly number[]): Promise<void> {
  const { rows } = await sql<{ source_no: number; held_at: Date; gone: number; of_open: number; is_accepted: boolean }>`
    SELECT source_no, held_at, gone, of_open, accepted_at IS NOT NULL AS is_accepted FROM source_hold WHERE source_no = ANY(${sourceNos}::int[])`.execute(
    tx,
  )
  for (const { source_no, held_at, gone, of_open, is_accepted } of rows)
    known.holds.set(source_no, { heldAt: held_at, gone, ofOpen: of_open, isAccepted: is_accepted })
}

function toKnown(row: KnownRow): KnownPosition {
  const { position_no, company_no, source_no, source_urls, first_seen, closed_at, ...others } = row
  const { description_hash, confidence, reasons, ...fields } = others
  return {
    positionNo: position_no,
    companyNo: company_no,
    sourceNo: source_no,
    sourceUrls: source_urls,
    firstSeen: first_seen,
    closedAt: closed_at,
    fields,
    descriptionHash: description_hash,
    certainty: { confidence, reasons },
  }
}

export async function selectDescriptions(
  tx: Transaction<DB>,
  positionNos: readonly number[],
): Promise<Map<number, string>> {
  if (positionNos.length === 0) return new Map()
  const { rows } = await sql<{ position_no: number; description: string }>`
    SELECT position_no, description FROM position WHERE position_no = ANY(${positionNos}::int[])`.execute(tx)
  return new Map(rows.map(({ position_no, description }) => [position_no, description]))
}
