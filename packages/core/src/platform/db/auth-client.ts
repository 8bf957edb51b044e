import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

/** The authentication library names columns in its own style; the tables are ours. It must not end the shared pool. */
export function createAuthDb(pool: pg.Pool) {
  return {
    db: new Kysely<Record<string, never>>({
      dialect: new PostgresDialect({ pool }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    }),
    type: 'postgres' as const,
    transaction: true,
  }
}
