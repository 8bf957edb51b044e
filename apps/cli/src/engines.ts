import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { addressSettings, databaseSettings, engineSettings } from '@vedetta/core/platform/config/config'
import type { Context } from '@vedetta/core/platform/context'
import { createDb, createPool, type Db } from '@vedetta/core/platform/db/client'
import { createSearch } from '@vedetta/core/search/engine/client'
import type { ContextWithSearch } from '@vedetta/core/search/engine/context-with-search'

export type Engines = Pick<ContextWithSearch, 'db' | 'search' | 'log' | 'publicUrl'> & {
  pool: ReturnType<typeof createPool>
}

/** Connects to the engines for one command and closes them when it ends. */
export async function withEngines<Result>(work: (engines: Engines) => Promise<Result>): Promise<Result> {
  const config = readConfigOrExit({ ...databaseSettings('cli'), ...engineSettings, ...addressSettings })
  const pool = createPool(config.DATABASE_URL, { application_name: 'vedetta-cli' })
  const db: Db = createDb(pool)
  const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
  try {
    return await work({ db, search, log, pool, publicUrl: config.PUBLIC_URL })
  } finally {
    await db.destroy()
    await search.client.close()
  }
}

export const log: Context['log'] = { info: writeLog, warn: writeLog, error: writeLog }

function writeLog(facts: object, message: string): void {
  process.stderr.write(`${message} ${JSON.stringify(facts)}\n`)
}
