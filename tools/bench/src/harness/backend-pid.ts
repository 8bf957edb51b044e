import type { Db } from '@vedetta/core/platform/db/client'

/** The process of PostgreSQL that serves a connection. */
export async function backendPid(connection: Db): Promise<number> {
  const { pid } = await connection
    .selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid'))
    .executeTakeFirstOrThrow()
  return pid
}
