import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { optOut } from './opt-out.ts'

/** Opts a host out from the command line. The reason, which may name people, stays out of the audit. */
export async function optOutByCommand(db: Db, input: Parameters<typeof optOut>[1], now: Date) {
  return inTransaction(db, async (tx) => {
    const done = await optOut(tx, input, now)
    const { host, sites, sources } = done
    await recordAct(tx, 'site_opted_out', {
      actorId: null,
      subject: host,
      details: { by: 'command line', sites, sources },
    })
    return done
  })
}
