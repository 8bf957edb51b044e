import { recountOpenings } from '@vedetta/core/companies/register/recount-openings'
import { makeCompany, makeSource, publish, publishedPosition } from '@vedetta/core/testing/factories'
import type { Scratch } from '../harness/scratch.ts'

const rounds = 20
const visitsPerRound = 100

/** Measures what counting a company's positions adds to a visit that opens one position, and what one recount costs. */
export async function benchCompanyOpenings({ db, pool }: Scratch): Promise<void> {
  const counting = await functionText(pool)
  const changes = /\s*INSERT INTO openings_change.*;/
  if (!changes.test(counting)) throw new Error('The trigger on new positions records no openings_change')
  const sides = { without: counting.replace(changes, ''), with: counting }
  const times = { without: 0, with: 0, counting: 0 }
  const sourceNo = await makeSource(db)
  for (let round = 0; round <= rounds; round++) {
    for (const side of ['without', 'with'] as const) {
      await pool.query(sides[side])
      const companies = await Promise.all(Array.from({ length: visitsPerRound }, () => makeCompany(db)))
      const took = await timed(async () => {
        for (const company of companies) await publish(db, sourceNo, [publishedPosition(company)])
      })
      // The first round warms caches and the JIT.
      if (round > 0) times[side] += took
    }
    const took = await timed(() => recountOpenings(db, new Date()))
    if (round > 0) times.counting += took
  }
  const each = (total: number) => ((total / (rounds * visitsPerRound)) * 1_000).toFixed(0)
  console.log(
    `visit that opens a position: ${each(times.with)} µs, ${each(times.without)} µs without counting, ratio ${(times.with / times.without).toFixed(3)}`,
  )
  console.log(`recount of one company, in batches of ${visitsPerRound}: ${each(times.counting)} µs`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

async function functionText(pool: Scratch['pool']): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(`SELECT pg_get_functiondef('position_inserted'::regproc) AS text`)
  return rows[0]?.text ?? ''
}
