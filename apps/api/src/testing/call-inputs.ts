import { randomUUID } from 'node:crypto'
import { positionCriteria } from '@vedetta/contracts/position-search'
import { insertExport } from '@vedetta/core/exports/exports.queries'
import { criteriaHash } from '@vedetta/core/positions/criteria-hash'
import { insertSearch } from '@vedetta/core/positions/searches.queries'
import { insertFilter } from '@vedetta/core/saved/saved-filters.queries'
import { companyIdOf, makeCompany, makePosition, makeSource, positionIdOf } from '@vedetta/core/testing/factories'
import { makeLicence } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
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

/** For each call what whoever may make it sends, and is answered: a new call does not compile without. */
export const callInputs: Inputs = {
  getCaptcha: nothing,
  listProviders: nothing,
  signUp: async ({ testApp }) => ({ ...(await signUpForm(testApp)), language: 'it', terms: true }),
  signIn: ({ email }) => ({ email, password }),
  signInWithProvider: () => ({ provider: 'google', language: 'it' }),
  verifyTotp: () => ({ code: '000000' }),
  verifyBackupCode: () => ({ code: 'none' }),
  logOut: nothing,
  requestVerification: nothing,
  verifyEmail: async ({ testApp, email }) => ({ token: await mailedToken(testApp.db, email, 'verifyEmail') }),
  requestPasswordReset: async ({ testApp, email }) => ({ email, captcha: await easyCaptcha(testApp.identity.secret) }),
  resetPassword: async ({ testApp: { identity }, email }) => {
    await identity.auth.api.requestPasswordReset({ body: { email } })
    return { token: await mailedToken(identity.db, email, 'resetPassword'), password: newPassword }
  },
  changePassword: () => ({ current: password, password: newPassword, repeated: newPassword }),
  listSessions: nothing,
  revokeSession: () => ({ sessionID: randomUUID() }),
  enableTwoFactor: () => ({ password }),
  disableTwoFactor: () => ({ password }),

  getProfile: nothing,
  updateProfile: () => ({ firstName: 'Bianca' }),
  getSettings: nothing,
  updateSettings: () => ({ theme: 'dark' }),
  downloadAccountData: nothing,
  deleteAccount: ({ email }) => ({ password, confirmation: email }),

  getBalance: nothing,
  listLicences: nothing,
  redeemLicence: async ({ testApp }) => ({ code: (await makeLicence(testApp.db, { tier: 'pro', size: 15 })).code }),
  getLicence: ({ licenceID }) => ({ licenceID }),
  inviteUser: ({ licenceID }) => ({ licenceID, email: someEmail() }),
  cancelInvite: ({ licenceID, inviteID }) => ({ licenceID, inviteID }),
  revokeSeat: ({ licenceID, seatID }) => ({ licenceID, seatID }),
  requestExtra: ({ licenceID }) => ({ licenceID, unit: 'credit', amount: 100, requestID: randomUUID() }),
  inviteManager: ({ licenceID }) => ({ licenceID, email: someEmail() }),
  removeManager: ({ licenceID, managerID }) => ({ licenceID, managerID }),
  deleteLicence: ({ licenceID }) => ({ licenceID }),

  searchPositions: nothing,
  markPosition: async (stage) => ({ ...(await ofPosition(stage)), status: 'seen' }),
  listSavedPositions: nothing,
  savePosition: ofPosition,
  listSavedFilters: nothing,
  saveFilter: () => ({ name: 'Saldatori', position: { name: 'saldatore' } }),
  deleteFilter: ofFilter,
  countFilter: ofFilter,

  searchCompanies: nothing,
  listSavedCompanies: nothing,
  saveCompany: async ({ testApp: { db } }) => ({ companyID: await companyIdOf(db, await makeCompany(db)) }),

  getPosition: ofPosition,
  reportPosition: async (stage) => ({
    ...(await ofPosition(stage)),
    captcha: await easyCaptcha(stage.testApp.identity.secret),
  }),
  exportPositions: async (stage) => ({ positionIDs: [(await ofPosition(stage)).positionID] }),
  exportPages: async (stage) => {
    const { requestID } = await ofExport(stage)
    return { startPage: 1, endPage: 1, requestID }
  },
  downloadExport: async (stage) => {
    const { exportID } = await ofExport(stage)
    return { exportID }
  },
  costOfExport: async (stage) => ({ positionIDs: [(await ofPosition(stage)).positionID] }),

  findMunicipalities: () => ({ q: 'berg' }),
  listTerritories: nothing,
  listAtecoDivisions: nothing,
  findAteco: () => ({ q: '28' }),

  getWatchStatus: nothing,
  lookAgain: async ({ testApp: { db } }) => ({ sourceNo: await makeSource(db) }),
}

async function ofPosition({ testApp: { db } }: Stage): Promise<{ positionID: string }> {
  return { positionID: await positionIdOf(db, await makePosition(db)) }
}

/** A search of whose browser it is, and an export of its pages. */
async function ofExport({
  testApp: { db },
  email,
  licenceID,
}: Stage): Promise<{ exportID: string; requestID: string }> {
  const now = new Date()
  const { id: userId } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { licence_no: licenceNo } = await db
    .selectFrom('licence')
    .select('licence_no')
    .where('licence_id', '=', licenceID)
    .executeTakeFirstOrThrow()
  const criteria = positionCriteria.parse({})
  const made = { criteria, hash: criteriaHash(criteria), sort: 'date', ceiling: 0, marksVersion: 0 } as const
  await insertSearch(db, { userId, licenceNo }, { ...made, counted: false, startedAt: now })
  const [exportID, requestID] = [randomUUID(), randomUUID()]
  const row = { exportId: exportID, requestId: requestID, userId, licenceNo, positionNos: [], failed: 0, credits: 0 }
  await insertExport(db, row, now)
  return { exportID, requestID }
}

/** A filter of whose browser it is. */
async function ofFilter({ testApp: { db }, email }: Stage): Promise<{ filterID: string }> {
  const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const filter = { name: 'Saldatori', criteria: positionCriteria.parse({}), count: 0 }
  return { filterID: (await insertFilter(db, id, filter, new Date())).filterId }
}
