import { randomUUID } from 'node:crypto'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { hourMs } from '@vedetta/contracts/text/durations'
import { makeApiKey } from '../customers/api-keys/testing/make-api-key.ts'
import { insertCheckout } from '../customers/billing/checkouts.queries.ts'
import { makeSubscription } from '../customers/billing/testing/make-subscription.ts'
import type { IdentityContext } from '../customers/identity/identity.ts'
import { spend } from '../customers/ledger/spend.ts'
import { bindAdministrator } from '../customers/licences/bind-administrator.ts'
import { inviteManager } from '../customers/licences/invite-manager.ts'
import { inviteUser } from '../customers/licences/invite-user.ts'
import { redeemCode } from '../customers/licences/redeem-code.ts'
import { removeManager } from '../customers/licences/remove-manager.ts'
import { requestExtra } from '../customers/licences/request-extra.ts'
import { touchUsage } from '../customers/licences/touch-usage.queries.ts'
import { updateProfile } from '../customers/user-accounts/update-profile.ts'
import { updateSettings } from '../customers/user-accounts/update-settings.ts'
import { discardPositions } from '../inbox/discards/discard-positions.ts'
import { insertExport } from '../inbox/exports/exports.queries.ts'
import { setMark } from '../inbox/marks/set-mark.ts'
import { criteriaHash } from '../inbox/positions/criteria-hash.ts'
import { insertSearch } from '../inbox/positions/searches.queries.ts'
import { excludeCompany } from '../inbox/saved/exclude-company.ts'
import { saveCompany } from '../inbox/saved/save-company.ts'
import { savePosition } from '../inbox/saved/save-position.ts'
import { answerRequest } from '../operations/requests/answer-request.ts'
import { insertRequest } from '../operations/requests/requests.queries.ts'
import { upsertFeed } from '../outward/filter-feeds/feeds.queries.ts'
import type { Db } from '../platform/db/client.ts'
import type { Viewer } from '../platform/viewer.ts'
import { insertFilter } from '../search/filters/filters.queries.ts'
import { companyIdOf, makeCompany, makePosition, positionIdOf } from './factories.ts'
import { type MadeLicence, mailedCode, makeLicence, makeUser, noLimits, viewerOf } from './people.ts'

export const knownPassword = 'Torre-Verde-7'

export type KnownPerson = {
  readonly viewer: Viewer
  readonly administered: MadeLicence
  readonly firstName: string
}

/** A person with rows in every table about people. */
export async function makeKnownPerson(
  { db, passwords }: Pick<IdentityContext, 'db' | 'passwords'>,
  now: Date,
): Promise<KnownPerson> {
  const firstName = `Zenobia ${randomUUID()}`
  const person = await makeUser(db, { terms_accepted_at: now, pending_code: randomUUID() })
  await insertSecrets(db, person.userId, await passwords.hash(knownPassword), now)

  const administered = await makeLicence(db, { administrator_email: person.email })
  await bindAdministrator(db, person.userId, person.email)
  const used = await makeLicence(db)
  await redeemCode(db, person, await invite(db, used, person.email, inviteUser, now), now)
  const managed = await makeLicence(db)
  await redeemCode(db, person, await invite(db, managed, person.email, inviteManager, now), now)
  const managedOnce = await makeLicence(db)
  await redeemCode(db, person, await invite(db, managedOnce, person.email, inviteManager, now), now)
  const other = await viewerOf(db, await makeUser(db), now)
  await removeManager(db, other, { licenceID: managedOnce.licenceId, managerID: person.userId }, now)

  const viewer = await viewerOf(db, person, now)
  await updateProfile(db, viewer, { firstName }, now)
  await updateSettings(db, person.userId, { excludedCompanies: [`Rivali ${randomUUID()}`], theme: 'dark' })
  await touchUsage(db, viewer, now)
  const spending = { licenceNo: used.licenceNo, userId: person.userId, reason: 'search', amount: 1 } as const
  await spend(db, { ...spending, key: randomUUID() }, now)
  if (viewer.seat) await makeApiKey(db, { userId: person.userId, seat: viewer.seat }, now)
  const extra = { licenceID: managed.licenceId, unit: 'credit', amount: 100, requestID: randomUUID() } as const
  await requestExtra({ db, limits: noLimits }, viewer, extra, now)
  await triage(db, viewer, used.licenceNo, now)
  await buy(db, person.email, managed.licenceNo, now)
  return { viewer, administered, firstName }
}

/** An unpaid checkout and a running subscription. */
async function buy(db: Db, email: string, licenceNo: number, now: Date): Promise<void> {
  const plan = { tier: 'basic', period: 'annual', buyerRole: 'use', language: 'it', vat: 'IT12345678903' } as const
  const invoicing = { companyName: `Agenzia ${randomUUID()}`, sdiCode: 'ABCDEF7', pec: `${randomUUID()}@pec.example` }
  const buyer = { buyerEmail: email, administratorEmail: null }
  await insertCheckout(db, { ...plan, ...invoicing, ...buyer, checkoutId: randomUUID() }, now)
  await makeSubscription(db, licenceNo, { buyer_email: email, cancel_at: now, told_failure: `in_${randomUUID()}` })
}

/** The rows that a day of work leaves behind. */
async function triage(db: Db, viewer: Viewer, licenceNo: number, now: Date): Promise<void> {
  const { userId } = viewer
  const positionNo = await makePosition(db)
  const positionID = await positionIdOf(db, positionNo)
  const criteria = positionCriteria.parse({ position: { name: `saldatore ${randomUUID()}` } })
  const begun = { criteria, hash: criteriaHash(criteria), sort: 'date', ceiling: 1, marksVersion: 0 } as const
  await insertSearch(db, { userId, licenceNo }, { ...begun, counted: true, rule: null, startedAt: now })
  await setMark(db, viewer, { positionID, status: 'seen' }, now)
  await savePosition(db, viewer, { positionID }, now)
  await discardPositions(db, viewer, { positionIDs: [positionID], discarded: true, reason: 'place' }, now)
  const excluded = { companyID: await companyIdOf(db, await makeCompany(db)), excluded: true }
  await excludeCompany(db, viewer, excluded, now)
  await saveCompany(db, viewer, { companyID: await companyIdOf(db, await makeCompany(db)) }, now)
  const filter = { name: `Saldatori ${randomUUID()}`, criteria, count: 7 }
  const { filterId } = await insertFilter(db, userId, filter, now)
  if (viewer.seat) await upsertFeed(db, { seatNo: viewer.seat.seatNo, filterId, content: 'rows' }, now)
  await insertHook(db, { userId, licenceNo, filterId }, now)
  const exported = { exportId: randomUUID(), requestId: randomUUID(), positionNos: [positionNo], failed: 0, credits: 1 }
  const choices = { fields: ['contacts', 'description'], format: 'xlsx' } as const
  await insertExport(db, { ...exported, choices, userId, licenceNo }, now)
  await insertRequests(db, viewer, positionNo, now)
  await insertAlerts(db, userId, positionNo, now)
}

async function insertHook(
  db: Db,
  { userId, licenceNo, filterId }: { userId: string; licenceNo: number; filterId: string },
  now: Date,
): Promise<void> {
  const of = { user_id: userId, licence_no: licenceNo, filter_id: filterId, url: `https://${randomUUID()}.example/` }
  const secrets = { secret: randomUUID(), old_secret: randomUUID(), old_secret_until: now }
  const lease = { lease_id: randomUUID(), leased_until: now, retry_at: now, last_delivery: now }
  const paused = { paused_at: now, pause_reason: 'gone' }
  await db
    .insertInto('webhook')
    .values({ ...of, ...secrets, ...lease, ...paused, content: 'heads', created_at: now, after_event: 7 })
    .execute()
}

async function insertAlerts(db: Db, userId: string, positionNo: number, now: Date): Promise<void> {
  const owner = { user_id: userId }
  const told = { read_at: now, mail_id: randomUUID(), is_unsure: false }
  await db
    .insertInto('alert')
    .values({ ...owner, ...told, position_no: positionNo, opening: 1, found_at: now, matched_at: now })
    .execute()
  const stopped = { stopped_at: now, stop_reason: 'unsubscribed' }
  await db
    .insertInto('alert_schedule')
    .values({ ...owner, ...stopped, digest_due: now, instant_after: now, nothing_since: now })
    .execute()
  const keys = { p256dh: randomUUID(), auth: randomUUID() }
  await db
    .insertInto('push_subscription')
    .values({
      ...owner,
      ...keys,
      endpoint: `https://push.example/${randomUUID()}`,
      device: 'Un browser',
      created_at: now,
      push_after: now,
      last_push: now,
    })
    .execute()
}

/** A missing company, an answered report, and a message from before they had an account. */
async function insertRequests(db: Db, { userId, email }: Viewer, positionNo: number, now: Date): Promise<void> {
  const sender = { sender_name: `Zenobia ${randomUUID()}`, sender_email: email, sender_language: 'it' } as const
  const sent = { sender_company: `Agenzia ${randomUUID()}`, topic: 'demo', message: `Vorrei vederla ${randomUUID()}` }
  await insertRequest(db, { kind: 'message', ...sender, ...sent }, now)
  const site = { company_name: `Officine ${randomUUID()}`, url: `https://${randomUUID()}.example/` }
  await insertRequest(db, { kind: 'missing_site', user_id: userId, reason: null, ...site }, now)
  const wrong = {
    kind: 'position',
    user_id: userId,
    position_no: positionNo,
    reason: `Scaduta ${randomUUID()}`,
  } as const
  await insertRequest(db, wrong, now)
  const { request_id: requestID } = await db
    .selectFrom('request')
    .select('request_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'position')
    .executeTakeFirstOrThrow()
  const operator = await viewerOf(db, await makeUser(db), now)
  await answerRequest(db, operator, { requestID, outcome: 'declined', text: `Controllata ${randomUUID()}` }, now)
}

type SendInvite = typeof inviteUser

async function invite(db: Db, licence: MadeLicence, email: string, send: SendInvite, now: Date): Promise<string> {
  const administrator = await viewerOf(db, await makeUser(db), now)
  const deps = { db, publicUrl: 'https://vedetta.example', limits: noLimits }
  await send(deps, administrator, { licenceID: licence.licenceId, email }, now)
  return mailedCode(db, email)
}

/** The secrets that signing in leaves behind. */
async function insertSecrets(db: Db, userId: string, password: string, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + hourMs)
  const owner = { user_id: userId }
  await db
    .insertInto('session')
    .values({ ...owner, token: randomUUID(), expires_at: soon, ip_address: '198.51.100.7', user_agent: 'Un browser' })
    .execute()
  await db
    .insertInto('account')
    .values([
      { ...owner, provider_id: 'credential', account_id: userId, password },
      { ...owner, provider_id: 'google', account_id: randomUUID(), access_token: randomUUID(), scope: 'openid' },
    ])
    .execute()
  const codes = { secret: randomUUID(), backup_codes: randomUUID() }
  await db
    .insertInto('two_factor')
    .values({ ...owner, ...codes, verified: true, locked_until: now })
    .execute()
  const token = { identifier: randomUUID(), value: userId, expires_at: soon }
  await db.insertInto('verification').values(token).execute()
}
