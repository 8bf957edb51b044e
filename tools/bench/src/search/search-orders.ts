import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { canSortBy, type PositionSort, positionSorts } from '@vedetta/contracts/search/position-sort'
import { offersOfEmpty } from '@vedetta/core/inbox/positions/counted-offers'
import { settleCriteria } from '@vedetta/core/inbox/positions/settle-criteria'
import type { Search } from '@vedetta/core/search/engine/client'
import { findPositions } from '@vedetta/core/search/engine/find-positions'
import { noMarks, type PositionQuerySpec } from '@vedetta/core/search/engine/position-query-spec'
import { openGate } from '@vedetta/core/testing/people'
import { tradeFamilies } from '@vedetta/core/testing/trade-families'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { timeAll } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'

const rounds = 5
const searches = 30

/** For all orders alike. */
const centre = { city: { mode: 'radius', istat: '015146', km: 100 } } as const

/** No title has the word, so that a search for it is answered by its changes. */
const unknownWord = 'astronautico'

const nobody = { userId: '', licenceNo: 0 }

const none = () => Promise.resolve(noMarks)
const marks = { at: none, now: none }

/** Known roles would mend the unknown word. */
const roleNames = () => Promise.resolve({ mended: () => [], startingWith: () => [] })

/** Compares the engine's CPU and the time of searches in each order, and of those that find nothing with the counts of their changes, with newest first. */
export async function compareOrders({ search, ceiling, mix }: SearchFixture): Promise<void> {
  let turn = 0
  // No two have the same ceiling, so that none is served from the engine's request cache.
  const specOf = (criteria: PositionCriteria): PositionQuerySpec => ({
    ...settleCriteria(tradeFamilies, criteria),
    ceiling: ceiling - turn++,
    marks: noMarks,
    ...nothingHidden,
  })
  const find = (criteria: PositionCriteria, sort: PositionSort, groupBy?: 'company') =>
    findPositions(search, specOf(criteria), { page: 1, sort, groupBy })
  const findNothing = async (criteria: PositionCriteria) => {
    const empty = withRole(criteria, `addetto ${unknownWord}`)
    const { total } = await find(empty, 'date')
    if (total > 0) throw new Error('a search finds the unknown word')
    await offersOfEmpty(
      { search, gate: openGate, marks, roleNames },
      {
        searcher: nobody,
        settings: nothingHidden,
        criteria: empty,
        row: { ceiling: ceiling - turn++, marksVersion: 0 },
        settle: (each) => settleCriteria(tradeFamilies, each),
      },
    )
  }
  const byOrder = (position: object): Kinds => ({
    ...Object.fromEntries(
      positionSorts
        .filter((sort) => canSortBy(sort, position))
        .map((sort) => [sort, (criteria: PositionCriteria) => find(criteria, sort)]),
    ),
    'date, by company': (criteria: PositionCriteria) => find(criteria, 'date', 'company'),
  })
  const mixed = mix.slice(0, searches).map(({ criteria: { statuses: _, ...criteria } }) => near(criteria))
  await compare(search, 'a role in a circle', mixed, {
    ...byOrder({ name: true, city: true }),
    'nothing found, its changes counted': findNothing,
  })
  await compare(
    search,
    'every position',
    Array<PositionCriteria>(searches).fill(positionCriteria.parse({})),
    byOrder({}),
  )
}

type Kinds = Record<string, (criteria: PositionCriteria) => Promise<unknown>>

/** In turns, so that other load on the machine affects all alike; the first kind is what the others are compared with. */
async function compare(search: Search, title: string, asked: readonly PositionCriteria[], kinds: Kinds): Promise<void> {
  console.log(`${title}, ${rounds} × ${asked.length} searches of each kind in turns`)
  await compareEngineCpu(
    search,
    rounds,
    Object.entries(kinds).map(([name, find]) => ({
      name: `  ${name}`,
      run: () => timeAll(asked, async (criteria) => void (await find(criteria)), 1),
    })),
  )
}

function near(criteria: PositionCriteria): PositionCriteria {
  const { cities: _, provinces: __, regions: ___, ...position } = criteria.position
  return withRole({ ...criteria, position: { ...position, ...centre } }, position.name?.[0] ?? 'addetto')
}

function withRole(criteria: PositionCriteria, role: string): PositionCriteria {
  return { ...criteria, position: { ...criteria.position, name: [role] } }
}
