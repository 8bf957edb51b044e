import { plans, type Tier } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { Passwords } from '@vedetta/core/customers/identity/passwords'
import { setOperatorRole } from '@vedetta/core/customers/identity/set-operator-role'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { grantLicence } from '@vedetta/core/customers/licences/grant-licence'
import { redeemCode } from '@vedetta/core/customers/licences/redeem-code'
import { findPersonByEmail } from '@vedetta/core/customers/people.queries'
import type { Db } from '@vedetta/core/platform/db/client'
import { inTransaction } from '@vedetta/core/platform/db/in-transaction'
import { exemptFromSecondStep, insertVerifiedPerson } from './demo-people.queries.ts'

export const demoPassword = 'Prova-Vedetta-1'

export const demoPeople = {
  recruiter: { firstName: 'Marta', lastName: 'Rinaldi', email: 'recruiter@demo.example' },
  administrator: { firstName: 'Paolo', lastName: 'Ferri', email: 'administrator@demo.example' },
  operator: { firstName: 'Irene', lastName: 'Sala', email: 'operator@demo.example' },
  enterprise: { firstName: 'Carla', lastName: 'Donati', email: 'enterprise@demo.example' },
  team: { firstName: 'Luca', lastName: 'Greco', email: 'team@demo.example' },
  basic: { firstName: 'Elena', lastName: 'Conti', email: 'basic@demo.example' },
} as const

type DemoPerson = keyof typeof demoPeople

/** Who has a seat of which plan, and the customer that pays it. */
export const demoSeats = {
  recruiter: { tier: 'pro', customer: 'Agenzia Demo S.r.l.' },
  enterprise: { tier: 'enterprise', customer: 'Gruppo Demo S.p.A.' },
  team: { tier: 'team', customer: 'Selezione Demo S.n.c.' },
  basic: { tier: 'basic', customer: 'Studio Demo' },
} as const satisfies Partial<Record<DemoPerson, { tier: Tier; customer: string }>>

type Deps = { db: Db; publicUrl: string; passwords: Passwords }

/** People with a licence of each plan, their administrator and an operator. Existing ones stay unchanged. */
export function makeDemoPeople(deps: Deps, now: Date): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const own = { ...deps, db }
    await findOrMake(own, 'administrator', now)
    const operator = await findOrMake(own, 'operator', now)
    // Its password is published, and it works only where no other machine reaches the instance.
    await exemptFromSecondStep(db, operator.userId)
    await setOperatorRole(db, { email: demoPeople.operator.email, operator: true })
    for (const who of keysOf(demoSeats)) await findOrSeat(own, who, now)
  })
}

async function findOrSeat(deps: Deps, who: keyof typeof demoSeats, now: Date): Promise<void> {
  const { db, publicUrl } = deps
  const person = await findOrMake(deps, who, now)
  if (await activeSeat(db, person.userId, now)) return
  const { tier, customer } = demoSeats[who]
  const { size, monthlyCredits, monthlySearches } = plans[tier]
  const licence = {
    customer,
    tier,
    size,
    administratorEmail: demoPeople.administrator.email,
    months: 12,
    trial: false,
    monthlyCredits,
    monthlySearches,
    seatEmail: null,
  }
  const { code } = await grantLicence({ db, publicUrl }, licence, now)
  await redeemCode(db, person, code, now)
}

async function findOrMake({ db, passwords }: { db: Db; passwords: Passwords }, who: DemoPerson, now: Date) {
  const person = demoPeople[who]
  const known = await findPersonByEmail(db, person.email)
  if (known) return known
  const userId = await insertVerifiedPerson(db, { ...person, passwordHash: await passwords.hash(demoPassword) }, now)
  return { userId, email: person.email, emailVerified: true }
}
