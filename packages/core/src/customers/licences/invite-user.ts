import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type InviteContext, type Invited, inviteStranger } from './invite-stranger.ts'
import { countTakenSeats } from './seat.queries.ts'

const refusals = { runs_it: 'own_licence', has_seat: 'already_active', invited: 'already_invited' } as const

/** Reserves a seat for an address and mails it the code that redeems the seat. */
export async function inviteUser(context: InviteContext, viewer: Viewer, invited: Invited, now: Date): Promise<void> {
  const refuseFull: Parameters<typeof inviteStranger>[3]['refuseFull'] = async (tx, { licence_no, size }) => {
    const taken = await countTakenSeats(tx, { licenceNo: licence_no }, now)
    if (size !== null && taken >= size) throw new AppError('no_seat_left')
  }
  await inviteStranger(context, viewer, invited, { kind: 'user', refusals, refuseFull }, now)
}
