import { randomUUID } from 'node:crypto'
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
  findMunicipalities: () => ({ q: 'berg' }),
  listTerritories: nothing,
}
