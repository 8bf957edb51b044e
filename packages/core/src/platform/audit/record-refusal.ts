import type { Context } from '../context.ts'
import { isWithinLimit } from '../limits/limits.ts'
import { shortenAddress } from '../network/shorten-address.ts'
import type { Viewer } from '../viewer.ts'
import { recordAct } from './record-act.queries.ts'

/** Records that a person's role does not allow a call: once an hour per person and call. */
export async function recordRefusal(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId }: Viewer,
  { call, address }: { call: string; address: string },
): Promise<void> {
  if (!(await isWithinLimit(limits, 'refusalsOfCall', `${userId} ${call}`))) return
  await recordAct(db, 'call_refused', { actorId: userId, details: { call, network: shortenAddress(address) } })
}
