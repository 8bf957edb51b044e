import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { type RawBuilder, sql } from 'kysely'
import { isNotDiscarded } from '../discards/discards.queries.ts'

/**
 * Whether a position `p` is to see for a person: open, without a mark, not discarded, and of no company that they leave out. Everything is
 * looked up for each row, since people have marked and discarded many. Names that a person leaves out are words to the engine, so
 * those who know the companies that bear them take them away; see docs/decisions/0074-counts-that-agree.md.
 */
export const isToSee = (userId: RawBuilder<unknown>) => sql<boolean>`
  p.closed_at IS NULL
  AND (SELECT k.status FROM position_mark k WHERE k.user_id = ${userId} AND k.position_no = p.position_no) IS NULL
  AND ${isNotDiscarded(userId, sql`p.position_no`)}
  AND (
    SELECT x.company_no FROM excluded_company x WHERE x.user_id = ${userId} AND x.company_no = p.company_no
  ) IS NULL
  AND NOT (
    (SELECT o.is_agency FROM company o WHERE o.company_no = p.company_no)
    AND coalesce(
      (SELECT (h.changes ->> 'hideAgencies')::boolean FROM settings h WHERE h.user_id = ${userId}),
      ${defaultSettings.hideAgencies}
    )
  )`
