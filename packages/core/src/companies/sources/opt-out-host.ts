import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { optOut } from './opt-out.ts'

/** Opts a host out, by an operator or from the command line. The reason, which may name people, stays out of the audit. */
export async function optOutHost(
  db: Db,
  actor: { userId: string } | 'command line',
  input: Parameters<typeof optOut>[1],
  now: Date,
) {
  return inTransaction(db, async (tx) => {
    const done = await optOut(tx, input, now)
    const { host, sites, sources } = done
    const isCommand = actor === 'command line'
    await recordAct(tx, 'site_opted_out', {
      actorId: isCommand ? null : actor.userId,
      subject: host,
      details: { ...(isCommand && { by: actor }), sites, sources },
    })
    return done
  })
}
