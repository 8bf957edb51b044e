import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { shortenAddress } from '../shorten-address.ts'
import type { Viewer } from '../viewer.ts'
import { recordAct } from './record-act.queries.ts'

/** Records that a person's role does not allow a call: once an hour per person and call. */
export async function recordRefusal(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId }: Viewer,
  { call, address }: { call: string; address: string },
): Promise<void> {
  try {
    await limits.consume('refusalsOfCall', `${userId} ${call}`)
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  await recordAct(db, 'call_refused', { actorId: userId, details: { call, network: shortenAddress(address) } })
}
