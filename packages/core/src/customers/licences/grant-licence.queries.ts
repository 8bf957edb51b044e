import type { Tier } from '@vedetta/contracts/facts/plans'
import type { Db } from '../../platform/db/client.ts'

/** Customers that the operator enters are identified by their name. */
export async function findOrInsertCustomer(db: Db, name: string): Promise<number> {
  const known = await db.selectFrom('customer').select('customer_no').where('name', '=', name).executeTakeFirst()
  if (known) return known.customer_no
  const { customer_no } = await db
    .insertInto('customer')
    .values({ name })
    .returning('customer_no')
    .executeTakeFirstOrThrow()
  return customer_no
}

/** Always a new customer: a buyer can enter the name and VAT number of another company. */
export async function insertCustomer(
  db: Db,
  { name, vat, sdiCode, pec }: { name: string; vat: string; sdiCode: string | null; pec: string | null },
): Promise<number> {
  const { customer_no } = await db
    .insertInto('customer')
    .values({ name, vat, sdi_code: sdiCode, pec })
    .returning('customer_no')
    .executeTakeFirstOrThrow()
  return customer_no
}

type LicenceTerms = {
  readonly customerNo: number
  readonly tier: Tier
  readonly size: number | null
  readonly code: string
  readonly administratorEmail: string
  readonly administratorId: string | null
  readonly monthlyCredits: number
  readonly monthlySearches: number
  readonly trial: boolean
  readonly startsAt: Date
  readonly expiresAt: Date
}

export async function insertLicence(db: Db, terms: LicenceTerms): Promise<number> {
  const { licence_no } = await db
    .insertInto('licence')
    .values({
      customer_no: terms.customerNo,
      tier: terms.tier,
      size: terms.size,
      code: terms.code,
      administrator_email: terms.administratorEmail,
      administrator_id: terms.administratorId,
      monthly_credits: terms.monthlyCredits,
      monthly_searches: terms.monthlySearches,
      is_trial: terms.trial,
      starts_at: terms.startsAt,
      expires_at: terms.expiresAt,
    })
    .returning('licence_no')
    .executeTakeFirstOrThrow()
  return licence_no
}
