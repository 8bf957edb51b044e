import type { Viewer } from '../../platform/viewer.ts'
import { type InviteContext, type Invited, inviteStranger } from './invite-stranger.ts'

const refusals = { runs_it: 'already_manager', has_seat: 'own_licence', invited: 'already_invited' } as const

/** Mails an address a code that makes its owner a manager. */
export async function inviteManager(
  context: InviteContext,
  viewer: Viewer,
  invited: Invited,
  now: Date,
): Promise<void> {
  await inviteStranger(context, viewer, invited, { kind: 'manager', refusals }, now)
}
