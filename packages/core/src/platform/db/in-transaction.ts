import type { Transaction } from 'kysely'
import type { Db } from './client.ts'
import type { DB } from './schema.ts'

/** Runs `work` in the caller's transaction where there is one, otherwise in a new one. */
export function inTransaction<Result>(db: Db, work: (tx: Transaction<DB>) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work)
}
