import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../../platform/db/client.ts'

/** Counts the assigned seats and those reserved by open invites. */
export async function countTakenSeats(
  db: Db,
  { licenceNo, exceptFor = '' }: { licenceNo: number; exceptFor?: string },
  now: Date,
): Promise<number> {
  const { assigned, kept } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('seat')
        .select(fn.countAll<number>().as('count'))
        .where('licence_no', '=', licenceNo)
        .where('ended_at', 'is', null)
        .as('assigned'),
      selectFrom('invite')
        .select(fn.countAll<number>().as('count'))
        .where('licence_no', '=', licenceNo)
        .where('kind', '=', 'user')
        .where('accepted_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .where('expires_at', '>', now)
        .where('email', '!=', exceptFor)
        .as('kept'),
    ])
    .executeTakeFirstOrThrow()
  return (assigned ?? 0) + (kept ?? 0)
}

/** Ends a person's seat, also of an expired licence, since a person has one seat at a time. */
export async function endSeatOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('seat')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function insertSeat(
  db: Db,
  { licenceNo, userId }: { licenceNo: number; userId: string },
  now: Date,
): Promise<string> {
  const { seat_id } = await db
    .insertInto('seat')
    .values({ licence_no: licenceNo, user_id: userId, assigned_at: now })
    .returning('seat_id')
    .executeTakeFirstOrThrow()
  return seat_id
}

export async function holdsSeat(db: Db, licenceNo: number, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('seat')
    .select('seat_no')
    .where('licence_no', '=', licenceNo)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export function selectSeat(db: Db, licenceNo: number, seatId: string) {
  return db
    .selectFrom('seat')
    .select(['seat_no', 'user_id', 'assigned_at', 'ended_at'])
    .where('licence_no', '=', licenceNo)
    .where('seat_id', '=', seatId)
    .executeTakeFirst()
}

/** The person of a seat and the licence's customer, for a mail. */
export async function selectSeatAddressee(db: Db, seatNo: number) {
  const { language, ...holder } = await db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.user_id')
    .innerJoin('licence', 'licence.licence_no', 'seat.licence_no')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .select(['user.id as userId', 'user.email', 'user.first_name as firstName', 'user.language'])
    .select('customer.name as customer')
    .where('seat_no', '=', seatNo)
    .executeTakeFirstOrThrow()
  return { ...holder, language: language as Language }
}

/** Ends some or all seats of a licence, and returns the people who lose one. */
export async function endSeats(
  db: Db,
  { licenceNo, seatNo }: { licenceNo: number; seatNo?: number },
  now: Date,
): Promise<{ userId: string; email: string; language: Language }[]> {
  const rows = await db
    .updateTable('seat')
    .from('user')
    .set({ ended_at: now })
    .whereRef('user.id', '=', 'seat.user_id')
    .where('licence_no', '=', licenceNo)
    .where('ended_at', 'is', null)
    .$if(seatNo !== undefined, (some) => some.where('seat_no', '=', seatNo ?? 0))
    .returning(['user.id', 'user.email', 'user.language'])
    .execute()
  return rows.map(({ id, email, language }) => ({ userId: id, email, language: language as Language }))
}

/** The customer who pays for a seat, and the seat's assignment date. */
export async function selectSeatTerms(db: Db, seatNo: number): Promise<{ customer: string; assignedAt: string }> {
  const { name, assigned_at } = await db
    .selectFrom('seat')
    .innerJoin('licence', 'licence.licence_no', 'seat.licence_no')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .select(['customer.name', 'seat.assigned_at'])
    .where('seat_no', '=', seatNo)
    .executeTakeFirstOrThrow()
  return { customer: name, assignedAt: assigned_at.toISOString() }
}

export function selectSeatsOf(db: Db, licenceNo: number) {
  return db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.user_id')
    .select(['seat_id', 'user_id', 'user.email', 'user.name', 'assigned_at'])
    .where('licence_no', '=', licenceNo)
    .where('ended_at', 'is', null)
    .orderBy('assigned_at')
    .orderBy('seat_no')
    .execute()
}
