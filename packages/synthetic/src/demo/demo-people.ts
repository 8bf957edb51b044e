import { plans } from '@vedetta/contracts/facts/plans'
import type { Passwords } from '@vedetta/core/customers/identity/passwords'
import { setOperatorRole } from '@vedetta/core/customers/identity/set-operator-role'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { grantLicence } from '@vedetta/core/customers/licences/grant-licence'
import { redeemCode } from '@vedetta/core/customers/licences/redeem-code'
import { findPersonByEmail } from '@vedetta/core/customers/people.queries'
import type { Db } from '@vedetta/core/platform/db/client'
import { inTransaction } from '@vedetta/core/platform/db/in-transaction'
import { exemptFromSecondStep, insertVerifiedPerson } from './demo-people.queries.ts'

export const demoCustomer = 'Agenzia Demo S.r.l.'

export const demoPassword = 'Prova-Vedetta-1'

export const demoPeople = {
  recruiter: { firstName: 'Marta', lastName: 'Rinaldi', email: 'recruiter@demo.example' },
  administrator: { firstName: 'Paolo', lastName: 'Ferri', email: 'administrator@demo.example' },
  operator: { firstName: 'Irene', lastName: 'Sala', email: 'operator@demo.example' },
} as const

/** A recruiter with a licence, its administrator and an operator. Existing ones stay unchanged. */
export function makeDemoPeople(deps: { db: Db; publicUrl: string; passwords: Passwords }, now: Date): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const recruiter = await findOrMake({ ...deps, db }, 'recruiter', now)
    await findOrMake({ ...deps, db }, 'administrator', now)
    const operator = await findOrMake({ ...deps, db }, 'operator', now)
    // Its password is published, and it works only where no other machine reaches the instance.
    await exemptFromSecondStep(db, operator.userId)
    await setOperatorRole(db, { email: demoPeople.operator.email, operator: true })
    if (await activeSeat(db, recruiter.userId, now)) return
    const { size, monthlyCredits, monthlySearches } = plans.pro
    const licence = {
      customer: demoCustomer,
      tier: 'pro',
      size,
      administratorEmail: demoPeople.administrator.email,
      months: 12,
      trial: false,
      monthlyCredits,
      monthlySearches,
      seatEmail: null,
    } as const
    const { code } = await grantLicence({ db, publicUrl: deps.publicUrl }, licence, now)
    await redeemCode(db, recruiter, code, now)
  })
}

async function findOrMake(
  { db, passwords }: { db: Db; passwords: Passwords },
  who: keyof typeof demoPeople,
  now: Date,
) {
  const person = demoPeople[who]
  const known = await findPersonByEmail(db, person.email)
  if (known) return known
  const userId = await insertVerifiedPerson(db, { ...person, passwordHash: await passwords.hash(demoPassword) }, now)
  return { userId, email: person.email, emailVerified: true }
}
