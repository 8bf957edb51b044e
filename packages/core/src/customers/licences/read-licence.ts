import type { LicenceDetails } from '@vedetta/contracts/customers/licences'
import { dayMs } from '@vedetta/contracts/text/durations'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { selectRequestsOf } from './extra-request.queries.ts'
import { selectOpenInvites } from './invite.queries.ts'
import { selectManagers } from './licence.queries.ts'
import { selectOwnLicence } from './licence-summary.queries.ts'
import { revocableAt } from './revocable-at.ts'
import { selectSeatsOf } from './seat.queries.ts'
import { selectUsageBySeat, selectUsageSince } from './usage.queries.ts'

const week = 7 * dayMs
const unused = { sessions: 0, searches: 0, leads: 0, exports: 0 }

/** The licence as its administrator and managers see it. */
export async function readLicence(
  db: Db,
  { userId }: Viewer,
  { licenceID }: { licenceID: string },
  now: Date,
): Promise<LicenceDetails> {
  const own = await selectOwnLicence(db, userId, licenceID, now)
  if (!own) throw new AppError('forbidden')
  const { licenceNo, summary, ...shown } = own
  const invites = await selectOpenInvites(db, licenceNo, now)
  const managers = await selectManagers(db, licenceNo)
  const requests = await selectRequestsOf(db, licenceNo)
  return {
    ...summary,
    ...shown,
    balance: await balanceOf(db, licenceNo, now),
    lastWeek: await selectUsageSince(db, licenceNo, new Date(now.getTime() - week)),
    seats: await listSeats(db, own, invites),
    managers: [
      ...managers.map(({ user_id, email }) => ({ managerID: user_id, inviteID: null, email })),
      ...invites
        .filter(({ kind }) => kind === 'manager')
        .map(({ invite_id, email }) => ({ managerID: null, inviteID: invite_id, email })),
    ],
    requests: requests.map(({ unit, amount, requested_at, granted_at }) => ({
      unit,
      amount,
      requestedAt: requested_at.toISOString(),
      granted: granted_at !== null,
    })),
  }
}

/** Lists assigned, reserved and free seats; all of them expire with the licence. */
async function listSeats(
  db: Db,
  { licenceNo, summary }: Awaited<ReturnType<typeof selectOwnLicence>> & object,
  invites: Awaited<ReturnType<typeof selectOpenInvites>>,
): Promise<LicenceDetails['seats']> {
  const seats = await selectSeatsOf(db, licenceNo)
  const usage = await selectUsageBySeat(db, licenceNo)
  const available = {
    seatID: null,
    inviteID: null,
    email: null,
    name: null,
    status: summary.expired ? 'expired' : 'available',
    assignedAt: null,
    revocableAt: null,
    ...unused,
  } as const
  return [
    ...seats.map((seat) => ({
      seatID: seat.seat_id,
      inviteID: null,
      email: seat.email,
      name: seat.name,
      status: summary.expired ? ('expired' as const) : ('assigned' as const),
      assignedAt: seat.assigned_at.toISOString(),
      revocableAt: revocableAt(seat.assigned_at).toISOString(),
      ...(usage.get(seat.seat_id) ?? unused),
    })),
    ...invites
      .filter(({ kind }) => kind === 'user')
      .map(({ invite_id, email }) => ({ ...available, inviteID: invite_id, email })),
    ...Array.from({ length: summary.remainingRedeems ?? 0 }, () => available),
  ]
}
