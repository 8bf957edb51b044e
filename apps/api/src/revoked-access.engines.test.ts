import { dayMs } from '@vedetta/contracts/text/durations'
import { addMonths } from '@vedetta/core/customers/ledger/period'
import { spend } from '@vedetta/core/customers/ledger/spend'
import { insertManager } from '@vedetta/core/customers/licences/licence.queries'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from './testing/browser.ts'
import { mailedToken } from './testing/identity-facts.ts'
import {
  createTestApp,
  password,
  type SignedIn,
  signUpPerson,
  signUpWithSeat,
  type TestApp,
} from './testing/test-app.ts'

const start = new Date()
let now = start
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ clock: () => now })
  await ensureIndices(testApp.search)
})
afterAll(() => testApp.close())
afterEach(() => {
  now = start
})

async function signInElsewhere({ email }: SignedIn): Promise<Browser> {
  const browser = openBrowser(testApp.app)
  await browser.post('/api/auth/sign-in/email', { email, password })
  return browser
}

async function administratorOf(licenceNo: number): Promise<Browser> {
  const { browser, userId, email } = await signUpPerson(testApp)
  const named = { administrator_id: userId, administrator_email: email }
  await testApp.db.updateTable('licence').set(named).where('licence_no', '=', licenceNo).execute()
  return browser
}

type Recruiter = Awaited<ReturnType<typeof signUpWithSeat>>

/** How the right of somebody who may search comes to an end. */
const ends: Record<string, { end: (person: Recruiter) => Promise<unknown>; code: string }> = {
  'a log-out': {
    end: ({ browser }) => browser.post('/api/logout'),
    code: 'sign_in_required',
  },
  'a session revoked elsewhere': {
    end: async (person) => {
      const elsewhere = await signInElsewhere(person)
      const { sessions } = (await elsewhere.get('/api/auth/list-sessions')).body
      const { sessionID } = sessions.find(({ current }: { current: boolean }) => !current)
      return elsewhere.post('/api/auth/revoke-session', { sessionID })
    },
    code: 'sign_in_required',
  },
  'a password changed elsewhere': {
    end: async (person) => {
      const elsewhere = await signInElsewhere(person)
      const next = 'Campanile-Rosso-8'
      return elsewhere.post('/api/auth/change-password', { current: password, password: next, repeated: next })
    },
    code: 'sign_in_required',
  },
  'a password reset': {
    end: async ({ email }) => {
      await testApp.auth.api.requestPasswordReset({ body: { email } })
      const token = await mailedToken(testApp.db, email, 'resetPassword')
      return openBrowser(testApp.app).post('/api/auth/reset-password', { token, password: 'Campanile-Rosso-8' })
    },
    code: 'sign_in_required',
  },
  'an account deleted elsewhere': {
    end: async (person) =>
      (await signInElsewhere(person)).post('/api/account/delete', { password, confirmation: person.email }),
    code: 'sign_in_required',
  },
  'a seat revoked': {
    end: async ({ licence }) => {
      const administrator = await administratorOf(licence.licenceNo)
      now = new Date(Date.now() + 16 * dayMs)
      const licenceID = licence.licenceId
      const { seatID } = (await administrator.get(`/api/licence?licenceID=${licenceID}`)).body.seats[0]
      return administrator.post('/api/licence/revoke', { licenceID, seatID })
    },
    code: 'licence_required',
  },
  'a licence deleted': {
    end: async ({ licence }) =>
      (await administratorOf(licence.licenceNo)).post('/api/licence/delete', { licenceID: licence.licenceId }),
    code: 'licence_required',
  },
  'a licence expired': {
    end: async () => {
      now = addMonths(new Date(), 12)
      return { status: 200 }
    },
    code: 'licence_required',
  },
}

describe('searching is refused on the next request after', () => {
  test.each(Object.entries(ends))('%s', async (_, { end, code }) => {
    const person = await signUpWithSeat(testApp)
    expect((await person.browser.post('/api/position/search')).status).toBe(200)
    expect(await end(person)).toMatchObject({ status: 200 })
    const after = await person.browser.post('/api/position/search')
    expect([after.status, after.body.code]).toEqual([code === 'sign_in_required' ? 401 : 403, code])
  })
})

test('managing a licence is refused on the next request after the role ends', async () => {
  const { licence } = await signUpWithSeat(testApp)
  const manager = await signUpPerson(testApp)
  await insertManager(testApp.db, licence.licenceNo, manager.userId, now)
  const look = () => manager.browser.get(`/api/licence?licenceID=${licence.licenceId}`)
  expect((await look()).status).toBe(200)
  const administrator = await administratorOf(licence.licenceNo)
  const removal = { licenceID: licence.licenceId, managerID: manager.userId }
  expect((await administrator.post('/api/licence/manager/remove', removal)).status).toBe(200)
  expect(await look()).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

test('unused searches of a month expire with its reset, and the next month begins in full', async () => {
  const { browser, userId, licence } = await signUpWithSeat(testApp)
  const spending = { licenceNo: licence.licenceNo, userId, reason: 'search', key: 'one', amount: 400 } as const
  await spend(testApp.db, spending, now)
  const { search, nextReset } = (await browser.get('/api/balance')).body
  expect(search).toEqual({ left: 600, monthly: 1000 })
  now = new Date(nextReset)
  expect((await browser.get('/api/balance')).body.search).toEqual({ left: 1000, monthly: 1000 })
})
