import { hourMs } from '@vedetta/contracts/text/durations'
import { type RoleFamilies, roleFamilies } from '@vedetta/meaning/families/role-families'
import { trades } from '@vedetta/meaning/trades/trades'
import { type SimilarNames, similarNames } from '@vedetta/meaning/vectors/similar-names'
import { loadTitleEncoder } from '@vedetta/meaning/vectors/title-encoder'
import type { Db } from '../../platform/db/client.ts'
import { ttlCache } from '../../platform/limits/ttl-cache.ts'
import { isSyntax } from './is-syntax.ts'
import { selectOccupationFamilies, selectOccupationsVersion } from './open-titles.queries.ts'

/** The families of roles, as of the last hour; the same object while nothing changed. */
export type RoleFamiliesReader = () => Promise<RoleFamilies>

/** From our trades, and the occupations where they were imported. */
export function createRoleFamilies(db: Db, clock: () => Date): RoleFamiliesReader {
  const cached = ttlCache<RoleFamilies>(clock, { ttlMs: hourMs, max: 1 })
  const similar = similarNames(loadTitleEncoder(), new Set(trades.flatMap(({ it, en }) => [...it, ...en])))
  let last: { readonly version: string; readonly families: RoleFamilies } | undefined
  return () =>
    cached('all', async () => {
      const version = await selectOccupationsVersion(db)
      if (last?.version !== version) last = { version, families: await loadFamilies(db, similar) }
      return last.families
    })
}

async function loadFamilies(db: Db, similar: SimilarNames): Promise<RoleFamilies> {
  const occupations = await selectOccupationFamilies(db)
  const plain = (names: readonly string[]) => names.filter((name) => !isSyntax(name))
  return roleFamilies(
    trades,
    occupations.map(({ uri, it, en }) => ({ id: uri, it: plain(it), en: plain(en), near: [] })),
    similar,
  )
}
