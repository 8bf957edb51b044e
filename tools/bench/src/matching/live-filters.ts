import { settleCriteria } from '@vedetta/core/inbox/positions/settle-criteria'
import { matchFilters } from '@vedetta/core/notify/alerts/match-filters'
import { placesIn } from '@vedetta/core/notify/alerts/position-set'
import { createStandingFilters } from '@vedetta/core/notify/alerts/standing-filters'
import type { Db } from '@vedetta/core/platform/db/client'
import { createFreshIndex } from '@vedetta/core/search/engine/fresh-index'
import type { PositionDocument } from '@vedetta/core/search/engine/position-document'
import { positionQuery } from '@vedetta/core/search/engine/position-query'
import { freshQuerySpec } from '@vedetta/core/search/engine/position-query-spec'
import { readTradeFamilies, tradeFamilies } from '@vedetta/core/testing/trade-families'
import { Draws } from '@vedetta/synthetic/random/draws'
import { backendPid } from '../harness/backend-pid.ts'
import { engineCpuMs } from '../harness/engine-cpu.ts'
import { measureCpu, totalCpu } from '../harness/process-cpu.ts'
import type { Scratch } from '../harness/scratch.ts'
import { createPercolator, percolate, putQueries } from './percolator.ts'
import type { RandomFilter } from './random-filters.ts'

const excludedAPerson = 500
const changedShare = 0.01
const rounds = 5
const stream = 43

type Round = (documents: readonly PositionDocument[], changed: readonly number[]) => Promise<number>

/**
 * Measures matching while filters change: between two batches one in a hundred does, and each person excludes 500 companies.
 * Percolation is spared the reading of what changed; the filters by their parts are read from the database, where they stand.
 */
export async function measureLiveFilters(
  scratch: Scratch,
  filters: readonly RandomFilter[],
  documents: readonly PositionDocument[],
): Promise<void> {
  const companies = [...new Set(documents.map(({ company_no }) => company_no))]
  const excludedBy = (person: number) => {
    const draws = new Draws(1).begin(stream, person)
    const drawn = Array.from({ length: excludedAPerson }, () => companies[draws.below(companies.length)] ?? 0)
    return [...new Set(drawn)].sort((one, other) => one - other)
  }
  console.log(
    `${filters.length} filters, ${excludedAPerson} excluded companies a person, 1 % changed before each batch`,
  )
  const queryOf = ({ person, criteria, settings }: RandomFilter) =>
    positionQuery(
      freshQuerySpec(settleCriteria(tradeFamilies, criteria), { ...settings, excludedCompanyNos: excludedBy(person) }),
    )
  const percolator = await createPercolator(scratch.search, filters.map(queryOf))
  await measureRounds(scratch, 'percolation', documents, filters.length, [], async (some, changed) => {
    await putQueries(
      scratch.search,
      percolator,
      changed.map((n) => [n, queryOf(another(filters, n))]),
    )
    await scratch.search.client.indices.refresh({ index: percolator })
    return percolate(scratch.search, percolator, some)
  })
  await scratch.search.client.indices.delete({ index: percolator })
  await excludeCompanies(scratch, excludedBy)
  await scratch.db.connection().execute((connection) => measureByParts(scratch, connection, filters, documents))
}

/** The filters as they are saved, of which some get the criteria of others. */
async function measureByParts(
  scratch: Scratch,
  connection: Db,
  filters: readonly RandomFilter[],
  documents: readonly PositionDocument[],
): Promise<void> {
  const pid = await backendPid(connection)
  const standing = createStandingFilters({ db: connection, log: scratch.log, roleFamilies: readTradeFamilies })
  await standing.refresh(new Date())
  const index = await createFreshIndex(scratch)
  await measureRounds(scratch, 'by parts', documents, filters.length, [pid], async (some, changed) => {
    await scratch.pool.query(
      `UPDATE saved_filter SET criteria = changed.criteria
      FROM unnest($1::text[], $2::jsonb[]) AS changed (name, criteria) WHERE saved_filter.name = changed.name`,
      [changed.map((n) => `Filtro ${n}`), changed.map((n) => JSON.stringify(another(filters, n).criteria))],
    )
    const fresh = some.map((document) => ({ document, openedAt: document.first_seen }))
    const found = await matchFilters(await standing.refresh(new Date()), fresh, index)
    await index.empty()
    return found.reduce((sum, { positions }) => sum + [...placesIn(positions)].length, 0)
  })
}

async function measureRounds(
  { search }: Scratch,
  name: string,
  documents: readonly PositionDocument[],
  filters: number,
  backends: readonly number[],
  round: Round,
): Promise<void> {
  const draws = new Draws(1)
  const changedIn = (n: number) => {
    draws.begin(stream + 1, n)
    return Array.from({ length: Math.ceil(filters * changedShare) }, () => draws.below(filters))
  }
  await round(documents.slice(0, 10), changedIn(0))
  for (const batch of [1, 10, 100]) {
    const before = await cpuOf(search, backends)
    for (let n = 1; n <= rounds; n++) await round(documents.slice(n * batch, (n + 1) * batch), changedIn(batch + n))
    const used = (await cpuOf(search, backends)).map((ms, which) => (ms - (before[which] ?? 0)) / rounds)
    const [engine = 0, own = 0, database = 0] = used
    const total = engine + own + database
    console.log(
      `  ${name}, a batch of ${batch}: ${total.toFixed(0)} ms of CPU, ${(total / batch).toFixed(1)} a position ` +
        `(engine ${engine.toFixed(0)}, own ${own.toFixed(0)}, database ${database.toFixed(0)})`,
    )
  }
}

async function cpuOf(search: Scratch['search'], backends: readonly number[]): Promise<[number, number, number]> {
  const engine = await engineCpuMs(search)
  const { user, system } = process.cpuUsage()
  const database = (await measureCpu(backends)).reduce((sum, usage) => sum + totalCpu(usage), 0)
  return [engine, (user + system) / 1_000, database]
}

const another = (filters: readonly RandomFilter[], n: number) => {
  const found = filters[(n + 1) % filters.length]
  if (!found) throw new Error('no filters to match')
  return found
}

/** The people are those who saved the filters, in the order of their names. */
async function excludeCompanies({ pool }: Scratch, excludedBy: (person: number) => number[]): Promise<void> {
  const { rows } = await pool.query<{ user_id: string }>(
    `SELECT user_id FROM saved_filter GROUP BY user_id ORDER BY min(substring(name FROM '\\d+')::int)`,
  )
  const client = await pool.connect()
  try {
    // Millions of rows, whose references hold.
    await client.query('SET session_replication_role = replica')
    for (const [person, { user_id }] of rows.entries())
      await client.query(
        'INSERT INTO excluded_company (user_id, company_no, excluded_at) SELECT $1, unnest($2::int[]), now()',
        [user_id, excludedBy(person)],
      )
    await client.query('SET session_replication_role = DEFAULT')
  } finally {
    client.release()
  }
  await pool.query('VACUUM ANALYZE excluded_company')
}
