import { hourMs } from '@vedetta/contracts/text/durations'
import { type RoleVocabulary, roleVocabulary } from '@vedetta/meaning/roles/role-vocabulary'
import { trades } from '@vedetta/meaning/trades/trades'
import type { Db } from '../../platform/db/client.ts'
import { ttlCache } from '../../platform/limits/ttl-cache.ts'
import { isSyntax } from './is-syntax.ts'
import { selectOccupationNames, selectOpenTitles } from './open-titles.queries.ts'

/** The names of roles that are known, as of the last hour. */
export type RoleNames = () => Promise<RoleVocabulary>

/** From our trades, the occupations where they were imported, and the titles of open positions. */
export function createRoleNames(db: Db, clock: () => Date): RoleNames {
  const cached = ttlCache<RoleVocabulary>(clock, { ttlMs: hourMs, max: 1 })
  return () => cached('all', () => loadRoleNames(db))
}

async function loadRoleNames(db: Db): Promise<RoleVocabulary> {
  const [occupations, titles] = await Promise.all([selectOccupationNames(db), selectOpenTitles(db)])
  const names = [...trades.flatMap(({ it, en }) => [...it, ...en]), ...occupations]
  return roleVocabulary(
    [
      ...names.map((text) => ({ text, positions: 0 })),
      ...titles.map(({ title, positions }) => ({ text: title, positions })),
    ].filter(({ text }) => !isSyntax(text)),
  )
}
