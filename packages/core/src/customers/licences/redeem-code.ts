import { isLowerTier, type Tier } from '@vedetta/contracts/facts/plans'
import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { DB } from '../../platform/db/schema.ts'
import { isLive } from '../ledger/is-live.ts'
import { activeSeat } from './active-seat.queries.ts'
import { type InviteKind, selectByCode } from './code.queries.ts'
import { acceptInvites } from './invite.queries.ts'
import { isOpen } from './is-open.ts'
import { insertManager, isManager, type LockedLicence, lockLicence, lockUser } from './licence.queries.ts'
import { deleteRemovedPerson, wasRemoved } from './removed-person.queries.ts'
import { countTakenSeats, endSeatOf, insertSeat } from './seat.queries.ts'

type Redeemer = { readonly userId: string; readonly email: string; readonly emailVerified: boolean }

/** A licence's code takes a free seat; an invite's code takes the seat or role that it offers, also for people who were removed. */
export async function redeemCode(
  db: Db,
  person: Redeemer,
  code: string,
  now: Date,
): Promise<{ role: InviteKind; tier: Tier }> {
  if (!person.emailVerified) throw new AppError('email_unverified')
  return inTransaction(db, async (tx) => {
    await lockUser(tx, person.userId)
    const unlocked = await selectByCode(tx, code)
    if (!unlocked) throw new AppError('invalid_code')
    const licence = await lockLicence(tx, unlocked)
    // Read again under the licence's lock: the invite or the code may have changed.
    const found = await selectByCode(tx, code)
    if (!found || !isLive(licence, now)) throw new AppError('invalid_code')
    if (found.retired) throw new AppError('code_replaced')
    const { invite } = found
    if (invite && invite.email !== person.email) throw new AppError('invalid_code')
    const role = invite?.kind ?? 'user'
    if (role === 'manager') await refuseManager(tx, licence, person, now)
    else await refuseUser(tx, licence, person, now)
    if (invite && !isOpen(invite, now)) throw new AppError('invalid_code')
    if (!invite && (await wasRemoved(tx, licence.licence_no, person.userId))) throw new AppError('invitation_required')

    if (role === 'manager') await insertManager(tx, licence.licence_no, person.userId, now)
    else await takeSeat(tx, licence, person, now)
    await deleteRemovedPerson(tx, licence.licence_no, person.userId)
    await acceptInvites(tx, { licenceNo: licence.licence_no, email: person.email, kind: role }, now)
    await recordAct(tx, invite ? 'invite_accepted' : 'licence_redeemed', {
      actorId: person.userId,
      subject: licence.licence_id,
      details: { role, tier: licence.tier },
    })
    return { role, tier: licence.tier }
  })
}

const isAdministrator = (licence: LockedLicence, { userId, email }: Redeemer): boolean =>
  licence.administrator_id === userId || licence.administrator_email === email

async function refuseManager(tx: Transaction<DB>, licence: LockedLicence, person: Redeemer, now: Date): Promise<void> {
  if (isAdministrator(licence, person) || (await isManager(tx, licence.licence_no, person.userId)))
    throw new AppError('already_manager')
  const seat = await activeSeat(tx, person.userId, now)
  if (seat?.licenceNo === licence.licence_no) throw new AppError('own_licence')
}

async function refuseUser(tx: Transaction<DB>, licence: LockedLicence, person: Redeemer, now: Date): Promise<void> {
  if (isAdministrator(licence, person) || (await isManager(tx, licence.licence_no, person.userId)))
    throw new AppError('own_licence')
  const seat = await activeSeat(tx, person.userId, now)
  if (!seat) return
  if (seat.licenceNo === licence.licence_no || seat.tier === licence.tier) throw new AppError('already_licensed')
  if (isLowerTier(licence.tier, seat.tier)) throw new AppError('lower_tier')
}

async function takeSeat(tx: Transaction<DB>, licence: LockedLicence, person: Redeemer, now: Date): Promise<void> {
  const taken = await countTakenSeats(tx, { licenceNo: licence.licence_no, exceptFor: person.email }, now)
  if (licence.size !== null && taken >= licence.size) throw new AppError('invalid_code')
  await endSeatOf(tx, person.userId, now)
  await insertSeat(tx, { licenceNo: licence.licence_no, userId: person.userId }, now)
}
