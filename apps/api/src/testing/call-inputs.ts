import { randomUUID } from 'node:crypto'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { makeOptOutToken } from '@vedetta/core/companies/contacts/opt-out-token'
import { makeApiKey } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { makeSubscription } from '@vedetta/core/customers/billing/testing/make-subscription'
import { purchaseOnce } from '@vedetta/core/customers/ledger/purchase-once'
import { setPublicApiGrant } from '@vedetta/core/customers/licences/set-public-api-grant'
import { insertExport } from '@vedetta/core/inbox/exports/exports.queries'
import { criteriaHash } from '@vedetta/core/inbox/positions/criteria-hash'
import { insertSearch } from '@vedetta/core/inbox/positions/searches.queries'
import { makeAlertToken } from '@vedetta/core/notify/digests/alert-token'
import { makePushSubscription } from '@vedetta/core/notify/push/testing/push-subscription'
import { insertFilter } from '@vedetta/core/search/filters/filters.queries'
import {
  companyIdOf,
  fileAccounts,
  makeCompany,
  makeContact,
  makeNews,
  makePosition,
  makeSource,
  positionIdOf,
} from '@vedetta/core/testing/factories'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { makeWatchedSite } from '@vedetta/core/testing/watched-site'
import type { z } from 'zod'
import type { CallName, CallOf } from './every-call.ts'
import { mailedToken } from './identity-facts.ts'
import type { Stage } from './stage.ts'
import { password, signUpForm, someEmail } from './test-app.ts'

type Inputs = {
  readonly [Name in CallName]: (
    stage: Stage,
  ) => z.input<CallOf<Name>['input']> | Promise<z.input<CallOf<Name>['input']>>
}

const nothing = () => ({})
const newPassword = 'Campanile-Rosso-8'

/** A valid input for each call; a new call does not compile without one. */
export const callInputs: Inputs = {
  getCaptcha: nothing,
  getInstance: nothing,
  signUp: async ({ testApp }) => ({ ...(await signUpForm(testApp)), language: 'it', terms: true }),
  signIn: ({ email }) => ({ email, password }),
  signInWithProvider: () => ({ provider: 'google', language: 'it' }),
  verifyTotp: () => ({ code: '000000' }),
  verifyBackupCode: () => ({ code: 'none' }),
  logOut: nothing,
  requestVerification: nothing,
  verifyEmail: async (stage) => ({ token: await linkOf(stage) }),
  readVerificationLink: async (stage) => ({ token: await linkOf(stage) }),
  claimAccount: async (stage) => ({
    token: await linkOf(stage),
    firstName: 'Bianca',
    lastName: 'Prova',
    language: 'it',
    password: newPassword,
    terms: true,
  }),
  requestPasswordReset: async ({ testApp, email }) => ({ email, captcha: await easyCaptcha(testApp.secrets) }),
  resetPassword: async ({ testApp: { auth, db }, email }) => {
    await auth.api.requestPasswordReset({ body: { email } })
    return { token: await mailedToken(db, email, 'resetPassword'), password: newPassword }
  },
  changePassword: () => ({ current: password, password: newPassword, repeated: newPassword }),
  listSessions: nothing,
  revokeSession: () => ({ sessionID: randomUUID() }),
  revokeOtherSessions: () => ({}),
  enableTwoFactor: () => ({ password }),
  disableTwoFactor: () => ({ password }),

  getProfile: nothing,
  updateProfile: () => ({ firstName: 'Bianca' }),
  getSettings: nothing,
  updateSettings: () => ({ theme: 'dark' }),
  downloadAccountData: nothing,
  reauthenticate: () => ({}),
  deleteAccount: ({ email }) => ({ password, confirmation: email }),

  getBalance: nothing,
  listLicences: nothing,
  redeemLicence: async ({ testApp }) => ({ code: (await makeLicence(testApp.db, { tier: 'pro', size: 15 })).code }),
  getLicence: ofLicence,
  inviteUser: ({ licenceID }) => ({ licenceID, email: someEmail() }),
  cancelInvite: ({ licenceID, inviteID }) => ({ licenceID, inviteID }),
  revokeSeat: ({ licenceID, seatID }) => ({ licenceID, seatID }),
  askForExtra: () => ({ unit: 'search' }),
  requestExtra: ({ licenceID }) => ({ licenceID, unit: 'credit', amount: 100, requestID: randomUUID() }),
  inviteManager: ({ licenceID }) => ({ licenceID, email: someEmail() }),
  removeManager: ({ licenceID, managerID }) => ({ licenceID, managerID }),
  setSecondStepRule: ({ licenceID }) => ({ licenceID, required: true }),
  deleteLicence: ofLicence,

  listApiKeys: ofLicence,
  createApiKey: async (stage) => {
    const { licenceID, seatID } = await withPublicApi(stage)
    const chosen = { name: 'ATS', scopes: ['positions:read' as const], validDays: 30 as const }
    return { licenceID, keyID: randomUUID(), seatID, ...chosen }
  },
  rotateApiKey: ofApiKey,
  revokeApiKey: ofApiKey,

  startCheckout: async (stage) => ({
    tier: 'basic',
    period: 'monthly',
    email: someEmail(),
    language: 'it',
    role: 'use',
    companyName: 'Agenzia Prova S.r.l.',
    vatNumber: '12345678903',
    sdiCode: 'ABCDEF7',
    ...(await solved(stage)),
  }),
  getSubscription: ofLicence,
  openPortal: async (stage) => {
    await makeSubscription(stage.testApp.db, (await numbersOf(stage)).licenceNo)
    return ofLicence(stage)
  },
  listInvoices: ofLicence,
  buyExtra: (stage) => ({ ...ofLicence(stage), unit: 'credit', amount: 100 }),

  searchPositions: nothing,
  listRecentSearches: nothing,
  markPosition: async (stage) => ({ ...(await ofPosition(stage)), status: 'seen' }),
  listDiscardedPositions: nothing,
  discardPositions: async (stage) => ({ positionIDs: [(await ofPosition(stage)).positionID], discarded: true }),
  listSavedPositions: nothing,
  savePosition: ofPosition,
  listSavedFilters: nothing,
  saveFilter: () => ({ name: 'Saldatori', position: { name: 'saldatore' } }),
  deleteFilter: ofFilter,
  listFeeds: nothing,
  createFeed: async (stage) => {
    const { db } = stage.testApp
    await db.updateTable('licence').set({ grants_public_api: true }).where('licence_id', '=', stage.licenceID).execute()
    return { ...(await ofFilter(stage)), content: 'rows' }
  },
  deleteFeed: () => ({ feedID: randomUUID() }),
  countFacets: async (stage) => ({ ...(await ofSearch(stage)), fields: ['statuses', 'provinces'] }),
  countFilter: ofFilter,
  countFilters: async (stage) => ({ filterIDs: [(await ofFilter(stage)).filterID] }),
  findByName: () => ({ q: 'salda' }),
  suggestRoles: () => ({ q: 'salda' }),
  readSentence: () => ({ text: 'saldatore vicino a Bergamo' }),
  setFilterBell: async (stage) => ({ ...(await ofFilter(stage)), on: true }),
  orderFilters: async (stage) => ({ filterIDs: [(await ofFilter(stage)).filterID] }),

  searchCompanies: nothing,
  listSavedCompanies: nothing,
  saveCompany: ofCompany,
  listExcludedCompanies: nothing,
  excludeCompany: async (stage) => ({ ...(await ofCompany(stage)), excluded: true }),
  getCompany: ofCompany,
  buyAccounts: async ({ testApp: { db } }) => {
    const companyNo = await makeCompany(db)
    await fileAccounts(db, companyNo, [2025])
    return { companyID: await companyIdOf(db, companyNo) }
  },

  getCompanyNews: ofCompany,
  buyNews: async ({ testApp: { db } }) => {
    const companyNo = await makeCompany(db)
    await makeNews(db, companyNo, 1)
    return { companyID: await companyIdOf(db, companyNo) }
  },

  listContacts: ofCompany,
  unlockContact: async ({ testApp: { db } }) => ({ contactID: await makeContact(db) }),
  optOutContact: async ({ testApp: { secrets } }) => ({
    token: await makeOptOutToken(secrets, someEmail()),
  }),

  getAlertSettings: async (stage) => ({ token: await alertToken(stage) }),
  updateAlertSettings: async (stage) => ({
    token: await alertToken(stage),
    frequency: 'weekly',
    alertHour: 7,
    alertDays: [5],
    instantAlerts: false,
  }),
  unsubscribeAlerts: async (stage) => ({ token: await alertToken(stage) }),
  getAlertState: nothing,
  resumeAlerts: nothing,
  listAlerts: nothing,
  readAlerts: () => ({ upTo: 1 }),
  streamAlerts: nothing,
  getPushState: nothing,
  subscribePush: () => makePushSubscription().subscription,
  unsubscribePush: () => ({ subscriptionID: randomUUID() }),

  listWebhooks: nothing,
  createWebhook: async (stage) => {
    await grantPublicApi(stage)
    return { ...(await ofFilter(stage)), url: 'https://ats.example/in', content: 'heads' }
  },
  updateWebhook: async (stage) => ({
    ...(await ofWebhook(stage)),
    url: 'https://ats.example/other',
    content: 'heads',
    paused: false,
  }),
  deleteWebhook: ofWebhook,
  rotateWebhookSecret: ofWebhook,
  testWebhook: ofWebhook,
  listWebhookMessages: ofWebhook,
  replayWebhook: async (stage) => ({ ...(await ofWebhook(stage)), since: new Date().toISOString() }),

  getPosition: ofPosition,
  listSimilarPositions: ofPosition,
  reportPosition: async (stage) => ({ ...(await ofPosition(stage)), ...(await solved(stage)) }),
  reportCompany: async (stage) => ({ ...(await ofCompany(stage)), ...(await solved(stage)) }),
  reportContact: async (stage) => ({ ...(await ofUnlockedContact(stage)), ...(await solved(stage)) }),
  requestMissingCompany: async (stage) => ({
    request: { missing: 'company', name: 'Officine Prova S.r.l.' },
    ...(await solved(stage)),
  }),
  sendContactMessage: async (stage) => ({
    name: 'Anna Prova',
    email: someEmail(),
    topic: 'demo',
    message: 'Vorrei vederla.',
    language: 'it',
    ...(await solved(stage)),
  }),
  requestSiteOptOut: async (stage) => ({
    url: 'www.officine.example',
    name: 'Anna Prova',
    email: someEmail(),
    language: 'it',
    ...(await solved(stage)),
  }),
  listRequests: nothing,
  answerRequest: async (stage) => ({ ...(await ofRequest(stage)), outcome: 'confirmed' }),
  exportPositions: async (stage) => ({ positionIDs: [(await ofPosition(stage)).positionID] }),
  exportPages: async (stage) => {
    const { requestID } = await ofExport(stage)
    return { startPage: 1, endPage: 1, requestID }
  },
  downloadExport: async (stage) => {
    const { exportID } = await ofExport(stage)
    return { exportID }
  },
  listExports: nothing,
  costOfExport: async (stage) => ({ positionIDs: [(await ofPosition(stage)).positionID] }),

  findMunicipalities: () => ({ q: 'berg' }),
  listTerritories: nothing,
  listAtecoDivisions: nothing,
  findAteco: () => ({ q: '28' }),

  searchPublic: () => ({ role: 'saldatore' }),
  getMap: () => ({ province: 'milano' }),

  listSubProcessors: nothing,

  getWatchStatus: nothing,
  getPublicStatus: nothing,
  getDriftSample: async ({ testApp: { db } }) => {
    const sample = { system: 'lever', url: 'https://jobs.lever.co/prova', seen_at: new Date(), sample: '[]' }
    await db
      .insertInto('drift_sample')
      .values({ ...sample, source_no: await makeSource(db) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { system: 'lever' }
  },
  revisitHeld: async ({ testApp: { db } }) => ({ sourceNo: await makeSource(db) }),

  findSites: () => ({ query: 'prova.example' }),
  getSite: ofSite,
  pauseSite: async (stage) => ({ ...(await ofSite(stage)), reason: 'Segnalato guasto' }),
  resumeSite: ofSite,
  visitSiteNow: ofSite,
  explainSource: async ({ testApp: { db } }) => ({ sourceNo: await makeSource(db) }),
  getSourceReading: async ({ testApp: { db } }) => {
    const { reading_id } = await db
      .insertInto('source_reading')
      .values({ source_no: await makeSource(db), ordered_at: new Date() })
      .returning('reading_id')
      .executeTakeFirstOrThrow()
    return { readingID: reading_id }
  },
  listHeld: nothing,
  acceptHeld: async ({ testApp: { db } }) => {
    const sourceNo = await makeSource(db)
    await db
      .insertInto('source_hold')
      .values({ source_no: sourceNo, held_at: new Date(), gone: 6, of_open: 8 })
      .execute()
    return { sourceNo }
  },
  listOptOuts: nothing,
  addOptOut: () => ({ host: `${randomUUID()}.example`, reason: 'Richiesto per telefono' }),
  withdrawOptOut: async ({ testApp: { db } }) => {
    const host = `${randomUUID()}.example`
    await db.insertInto('opt_out').values({ host, since: new Date(), reason: 'Richiesto per telefono' }).execute()
    return { host, reason: 'Ha cambiato idea' }
  },
  findPeople: nothing,
  getPerson: ({ managerID }) => ({ userID: managerID }),
  endSessions: ({ managerID }) => ({ userID: managerID, reason: 'Telefono smarrito' }),
  resetPersonSecondStep: ({ managerID }) => ({ userID: managerID, reason: 'Telefono smarrito' }),
  findLicences: nothing,
  getCustomerLicence: ofLicence,
  setPublicApi: ({ licenceID }) => ({ licenceID, granted: true }),
  getQueues: nothing,
  listDeadLetters: () => ({ queue: 'mail' }),
  retryDeadLetters: () => ({ queue: 'mail', ids: [randomUUID()] }),
  discardDeadLetters: () => ({ queue: 'mail', ids: [randomUUID()], reason: 'Indirizzi di prova' }),
  listSwitches: nothing,
  // On, as it is, so that the other calls go on.
  setSwitch: () => ({ name: 'exports', on: true, reason: 'Di nuovo in ordine' }),
  listAudit: nothing,
  exportAudit: nothing,
}

async function ofSite({ testApp: { db } }: Stage): Promise<{ siteNo: number }> {
  const { companyNo } = await makeWatchedSite(db, new Date())
  const { site_no } = await db
    .selectFrom('site')
    .select('site_no')
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  return { siteNo: site_no }
}

function linkOf({ testApp, email }: Stage): Promise<string> {
  return mailedToken(testApp.db, email, 'verifyEmail')
}

function ofLicence({ licenceID }: Stage): { licenceID: string } {
  return { licenceID }
}

async function withPublicApi(stage: Stage): Promise<Stage> {
  await setPublicApiGrant(stage.testApp.db, { licenceID: stage.licenceID, granted: true })
  return stage
}

async function ofApiKey({ testApp: { db }, licenceID, seatID }: Stage): Promise<{ licenceID: string; keyID: string }> {
  const seat = await db.selectFrom('seat').selectAll().where('seat_id', '=', seatID).executeTakeFirstOrThrow()
  const { keyId } = await makeApiKey(db, { userId: seat.user_id, seat: { seatNo: seat.seat_no } }, new Date())
  return { licenceID, keyID: keyId }
}

async function ofCompany({ testApp: { db } }: Stage): Promise<{ companyID: string }> {
  return { companyID: await companyIdOf(db, await makeCompany(db)) }
}

async function solved({ testApp }: Stage): Promise<{ captcha: string }> {
  return { captcha: await easyCaptcha(testApp.secrets) }
}

async function ofPosition({ testApp: { db } }: Stage): Promise<{ positionID: string }> {
  return { positionID: await positionIdOf(db, await makePosition(db)) }
}

/** The user and the licence of a stage. */
async function numbersOf({ testApp: { db }, email, licenceID }: Stage): Promise<{ userId: string; licenceNo: number }> {
  const { id: userId } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { licence_no: licenceNo } = await db
    .selectFrom('licence')
    .select('licence_no')
    .where('licence_id', '=', licenceID)
    .executeTakeFirstOrThrow()
  return { userId, licenceNo }
}

async function ofUnlockedContact(stage: Stage): Promise<{ contactID: string }> {
  const { db } = stage.testApp
  const contactID = await makeContact(db)
  await purchaseOnce(db, { ...(await numbersOf(stage)), kind: 'contact', subject: contactID }, new Date())
  return { contactID }
}

/** A waiting request of another user. */
async function ofRequest({ testApp: { db } }: Stage): Promise<{ requestID: string }> {
  const { userId } = await makeUser(db)
  const missing = { kind: 'missing_company', user_id: userId, company_name: 'Officine Prova S.r.l.' }
  const { request_id } = await db
    .insertInto('request')
    .values({ ...missing, made_at: new Date() })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  return { requestID: request_id }
}

/** A search of the stage's user, and an export of its pages. */
async function ofExport(stage: Stage): Promise<{ exportID: string; requestID: string }> {
  const { db } = stage.testApp
  const { userId, licenceNo } = await numbersOf(stage)
  await ofSearch(stage)
  const [exportID, requestID] = [randomUUID(), randomUUID()]
  const choices = { fields: [], format: 'csv' } as const
  const row = { exportId: exportID, requestId: requestID, userId, licenceNo, positionNos: [], failed: 0, credits: 0 }
  await insertExport(db, { ...row, choices }, new Date())
  return { exportID, requestID }
}

async function ofSearch(stage: Stage): Promise<{ searchID: string }> {
  const { userId, licenceNo } = await numbersOf(stage)
  const criteria = positionCriteria.parse({})
  const made = { criteria, hash: criteriaHash(criteria), sort: 'date', ceiling: 0, marksVersion: 0 } as const
  const search = { ...made, counted: false, rule: null, startedAt: new Date() }
  return { searchID: (await insertSearch(stage.testApp.db, { userId, licenceNo }, search)).searchId }
}

/** A filter of the stage's user. */
async function ofFilter({ testApp: { db }, email }: Stage): Promise<{ filterID: string }> {
  const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const filter = { name: `Saldatori ${randomUUID()}`, criteria: positionCriteria.parse({}), count: 0 }
  return { filterID: (await insertFilter(db, id, filter, new Date())).filterId }
}

/** Gives the licence of the stage's user, if they have one, the public API. */
async function grantPublicApi({ testApp: { db }, email }: Stage): Promise<void> {
  await db
    .updateTable('licence')
    .set({ grants_public_api: true })
    .where('licence_no', 'in', (some) =>
      some
        .selectFrom('seat')
        .innerJoin('user', 'user.id', 'seat.user_id')
        .select('licence_no')
        .where('email', '=', email),
    )
    .execute()
}

/** A webhook of the stage's user, in the licence they use or, if they use none, in another. */
async function ofWebhook(stage: Stage): Promise<{ webhookID: string }> {
  const { db } = stage.testApp
  await grantPublicApi(stage)
  const { filterID } = await ofFilter(stage)
  const { user_id } = await db
    .selectFrom('saved_filter')
    .select('user_id')
    .where('filter_id', '=', filterID)
    .executeTakeFirstOrThrow()
  const seat = await db.selectFrom('seat').select('licence_no').where('user_id', '=', user_id).executeTakeFirst()
  const licence_no = seat?.licence_no ?? (await makeLicence(db)).licenceNo
  const made = {
    url: 'https://ats.example/in',
    content: 'heads',
    secret: 'none',
    created_at: new Date(),
    after_event: 0,
  }
  const { webhook_id } = await db
    .insertInto('webhook')
    .values({ ...made, user_id, licence_no, filter_id: filterID })
    .returning('webhook_id')
    .executeTakeFirstOrThrow()
  return { webhookID: webhook_id }
}

const alertToken = async ({ testApp: { db, secrets } }: Stage) => makeAlertToken(secrets, await makeUser(db))
