import type { Settings } from '@vedetta/contracts/customers/settings'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { z } from 'zod'
import { updateSettings } from '../../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { ContextWithSearch } from '../../../search/engine/context-with-search.ts'
import { createFreshIndex, type FreshIndex } from '../../../search/engine/fresh-index.ts'
import { insertFilter } from '../../../search/filters/filters.queries.ts'
import { makePosition } from '../../../testing/factories.ts'
import { makeRecruiter } from '../../../testing/people.ts'
import { readTradeFamilies } from '../../../testing/trade-families.ts'
import { numberEvents } from '../../events/number-events.ts'
import { type MatchedBatch, matchNext } from '../match-next.ts'
import { createStandingFilters } from '../standing-filters.ts'

export type Person = { userId: string; filterId: string }
type Criteria = Partial<z.input<typeof positionCriteria>>
type Wishes = {
  criteria?: Criteria
  settings?: Partial<Settings>
  /** Whether and since when the filter has a bell. */
  bell?: Date | null
  tier?: 'basic' | 'team' | 'pro'
}

export type AlertWorld = ReturnType<typeof createAlertWorld>

/** People with filters, positions with events, and a matcher that is called by hand. */
export function createAlertWorld(context: Pick<ContextWithSearch, 'db' | 'search' | 'log'>, worker: Db, start: Date) {
  const { db } = context
  let index: Promise<FreshIndex> | undefined
  const filters = createStandingFilters({ ...context, db: worker, roleFamilies: readTradeFamilies })

  /** Who waits for welders since the start, with a bell unless told otherwise. */
  async function recruiter({ criteria, settings, bell = start, tier = 'team' }: Wishes = {}): Promise<Person> {
    const { userId } = await makeRecruiter(db, start, { tier })
    await updateSettings(db, userId, { notifyOnFilter: true, ...settings })
    const filterId = await filter(userId, 'Saldatori', criteria, bell)
    return { userId, filterId }
  }

  async function filter(userId: string, name: string, criteria?: Criteria, bell: Date | null = start): Promise<string> {
    const parsed = positionCriteria.parse(criteria ?? { position: { name: 'saldatore' } })
    const { filterId } = await insertFilter(db, userId, { name, criteria: parsed, count: 0 }, start)
    await db.updateTable('saved_filter').set({ bell_since: bell }).where('filter_id', '=', filterId).execute()
    return filterId
  }

  async function happens(positionNo: number, kind: 'new' | 'changed' | 'reposted' | 'closed' | 'reopened', at: Date) {
    await db.insertInto('position_event').values({ position_no: positionNo, kind, at }).execute()
    if (kind === 'new' || kind === 'changed') return
    const life =
      kind === 'closed' ? { closed_at: at, closing_reason: 'gone' } : { closed_at: null, closing_reason: null }
    await db.updateTable('position').set(life).where('position_no', '=', positionNo).execute()
  }

  async function opens(fields: Parameters<typeof makePosition>[1], at: Date): Promise<number> {
    const positionNo = await makePosition(db, fields, at)
    await happens(positionNo, 'new', at)
    return positionNo
  }

  /** With the index that the failure of an earlier call calls for. */
  async function match(now: Date, broken?: (index: FreshIndex) => Partial<FreshIndex>): Promise<MatchedBatch> {
    while (await numberEvents(worker));
    const opened = async () => {
      index ??= createFreshIndex(context)
      const made = await index
      return { ...made, ...broken?.(made) }
    }
    return worker
      .connection()
      .execute((connection) => matchNext({ connection, filters, index: opened }, now))
      .catch((error: unknown) => {
        index = undefined
        throw error
      })
  }

  async function alertsOf({ userId }: Person) {
    return db
      .selectFrom('alert')
      .select(['position_no as positionNo', 'is_unsure as unsure', 'found_at as foundAt'])
      .where('user_id', '=', userId)
      .orderBy('alert_no')
      .execute()
  }

  async function matchesOf({ filterId }: Pick<Person, 'filterId'>): Promise<number[]> {
    const rows = await db.selectFrom('filter_match').select('position_no').where('filter_id', '=', filterId).execute()
    return rows.map(({ position_no }) => position_no)
  }

  return { recruiter, filter, opens, happens, match, alertsOf, matchesOf }
}
