import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { excludeCompany } from '../../inbox/saved/exclude-company.ts'
import type { Db } from '../../platform/db/client.ts'
import { insertFilter, updateFilter } from '../../search/filters/filters.queries.ts'
import { companyIdOf, makeCompany } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { readTradeFamilies } from '../../testing/trade-families.ts'
import { createStandingFilters, type StandingFilters } from './standing-filters.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let filters: StandingFilters
const now = new Date('2026-11-16T09:00:00Z')
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  filters = createStandingFilters({
    db: database.as('worker').db,
    log: { info() {}, warn() {}, error() {} },
    roleFamilies: readTradeFamilies,
  })
})
afterAll(() => database.close())

const named = (name: string) => ({ name, count: 0, criteria: positionCriteria.parse({ position: { name } }) })

describe('the filters in memory', () => {
  test('are read again only where a filter or its owner’s settings changed', async () => {
    const owners = [await makeRecruiter(db, now), await makeRecruiter(db, now)]
    const [one, other] = await Promise.all(owners.map(({ userId }) => insertFilter(db, userId, named('cuoco'), now)))
    const before = new Map((await filters.refresh(now)).map((each) => [each.filterId, each]))
    await updateSettings(db, owners[1]?.userId ?? '', { excludedCompanies: ['Beta'] })
    const after = new Map((await filters.refresh(now)).map((each) => [each.filterId, each]))
    expect(after.get(one?.filterId ?? '')).toBe(before.get(one?.filterId ?? ''))
    expect(after.get(other?.filterId ?? '')).not.toBe(before.get(other?.filterId ?? ''))
    expect(after.get(other?.filterId ?? '')?.asked.excluded).toHaveLength(1)
  })

  test('are read again where their owner excluded a company', async () => {
    const owner = await makeRecruiter(db, now)
    const { filterId } = await insertFilter(db, owner.userId, named('cuoco'), now)
    const find = async () => (await filters.refresh(now)).find((each) => each.filterId === filterId)
    const before = await find()
    const companyID = await companyIdOf(db, await makeCompany(db))
    await excludeCompany(db, owner, { companyID, excluded: true }, now)
    const excluding = await find()
    expect(before?.plain.excluded).toHaveLength(0)
    expect(excluding?.plain.excluded).toHaveLength(1)
    await excludeCompany(db, owner, { companyID, excluded: false }, now)
    expect((await find())?.plain.excluded).toHaveLength(0)
  })

  test('forget the texts that no filter has any more', async () => {
    const { userId } = await makeRecruiter(db, now)
    const { filterId } = await insertFilter(db, userId, named('saldatore'), now)
    await filters.refresh(now)
    const before = filters.leafCount()
    for (let n = 0; n < 40; n++) {
      await updateFilter(db, filterId, named(`saldatore ${n}`), now)
      await filters.refresh(now)
    }
    expect(filters.leafCount()).toBeLessThan(before + 10)
  })
})
