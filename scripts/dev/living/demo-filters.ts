import { saveFilter as saveFilterCall } from '../../../packages/contracts/src/search/saved-filters.ts'
import { activeSeat } from '../../../packages/core/src/customers/licences/active-seat.queries.ts'
import { findPersonByEmail } from '../../../packages/core/src/customers/people.queries.ts'
import { createMarks } from '../../../packages/core/src/inbox/marks/marks.ts'
import { saveFilter } from '../../../packages/core/src/inbox/saved/save-filter.ts'
import type { Db } from '../../../packages/core/src/platform/db/client.ts'
import { createLimits } from '../../../packages/core/src/platform/limits/limits.ts'
import { createFailFastRedis, type RedisSettings } from '../../../packages/core/src/platform/redis/redis.ts'
import { createSearch } from '../../../packages/core/src/search/engine/client.ts'
import { createRoleFamilies } from '../../../packages/core/src/search/roles/role-families.ts'
import { demoPeople } from '../../../packages/synthetic/src/demo/demo-people.ts'

/** Together they are met by at least five openings of each simulated day. */
export const demoFilters = [
  { name: 'Lombardia e Piemonte', position: { regions: ['03', '01'] } },
  { name: 'Veneto ed Emilia-Romagna', position: { regions: ['05', '08'] } },
  { name: 'Operai al Centro e al Sud', position: { regions: ['09', '11', '12', '15', '16', '19'], collar: ['blue'] } },
] as const

type Engines = {
  readonly db: Db
  readonly opensearchUrl: string
  readonly indexPrefix: string
  readonly redis: RedisSettings
}

/** Saves the filters with their bells, as the demo recruiter would. */
export async function saveDemoFilters({ db, opensearchUrl, indexPrefix, redis }: Engines, now: Date): Promise<void> {
  const person = await findPersonByEmail(db, demoPeople.recruiter.email)
  const seat = person && (await activeSeat(db, person.userId, now))
  if (!person || !seat) return
  const limitsRedis = createFailFastRedis(redis.url)
  const search = createSearch(opensearchUrl, indexPrefix)
  const context = {
    db,
    search,
    limits: createLimits(limitsRedis, redis.prefix),
    gate: <Result>(_searcher: unknown, _weight: unknown, work: () => Promise<Result>) => work(),
    marks: createMarks(db, () => now),
    roleFamilies: createRoleFamilies(db, () => now),
  }
  const viewer = {
    ...person,
    firstName: demoPeople.recruiter.firstName,
    language: 'it' as const,
    isOperator: false,
    hasSecondStep: false,
    seat,
  }
  try {
    for (const filter of demoFilters)
      await saveFilter(context, viewer, saveFilterCall.input.parse({ ...filter, bell: true }), now)
  } finally {
    limitsRedis.disconnect()
    await search.client.close()
  }
}
