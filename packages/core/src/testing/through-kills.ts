import type { PoolClient } from 'pg'
import { createDb, createPool, type Db } from '../platform/db/client.ts'

type Socket = { connection: { stream: { destroy: () => void } } }
type Cut = { readonly statement: number; readonly isAnswered: boolean }

/**
 * Repeats a step that is killed at its first statement, then at its second and so on, before the statement is sent and after it was
 * carried out, until it gets through. Returns how often it was killed.
 */
export async function throughKills(databaseUrl: string, step: (db: Db) => Promise<unknown>): Promise<number> {
  for (let kills = 0; ; kills++) {
    const cut = { statement: Math.floor(kills / 2), isAnswered: kills % 2 === 1 }
    const { db, wasKilled } = dying(databaseUrl, cut)
    await step(db).catch((error: unknown) => {
      if (!wasKilled()) throw error
    })
    await db.destroy().catch(() => {})
    if (!wasKilled()) return kills
  }
}

/** A connection that breaks at a statement, as that of a killed process does: the server rolls back what was not committed. */
function dying(databaseUrl: string, { statement, isAnswered }: Cut): { db: Db; wasKilled: () => boolean } {
  const pool = createPool(databaseUrl, { max: 1 })
  let [left, isDead] = [statement, false]
  const die = (client: PoolClient) => {
    isDead = true
    ;(client as unknown as Socket).connection.stream.destroy()
    throw new Error('killed')
  }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
    const cutQuery = async (...asked: unknown[]) => {
      if (isDead) throw new Error('killed')
      if (left-- > 0) return query(...asked)
      if (isAnswered) await query(...asked)
      return die(client)
    }
    client.query = cutQuery as unknown as typeof client.query
  })
  return { db: createDb(pool), wasKilled: () => isDead }
}
