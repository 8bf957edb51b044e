import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { actsOf } from '../testing/identity-facts.ts'
import {
  createTestApp,
  password,
  type SignedIn,
  signUpPerson,
  signUpWithSeat,
  type TestApp,
} from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ publicUrl: 'https://vedetta.example' })
  await ensureIndices(testApp.search)
})
afterAll(() => testApp.close())

const told = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 200 : body.code)
const watch = async (browser: Browser) => told(await browser.get('/api/operator/watch'))
const balance = async (browser: Browser) => told(await browser.get('/api/balance'))

async function setUp(browser: Browser): Promise<void> {
  const { body } = await browser.post('/api/auth/two-factor/enable', { password })
  const code = totp(new URL(body.uri).searchParams.get('secret') ?? '')
  expect((await browser.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200)
}

async function makeOperator(app: TestApp, fields: { second_step_exempt?: boolean } = {}): Promise<SignedIn> {
  const person = await signUpPerson(app)
  await app.db
    .updateTable('user')
    .set({ is_operator: true, ...fields })
    .where('id', '=', person.userId)
    .execute()
  return person
}

describe('operators', () => {
  test('an operator without a second step is refused until it is set up', async () => {
    const { browser } = await makeOperator(testApp)
    expect(await watch(browser)).toBe('second_step_required')
    expect((await browser.get('/api/profile')).body.user.secondStepFor).toEqual(['operator'])
    await setUp(browser)
    expect(await watch(browser)).toBe(200)
    expect((await browser.get('/api/profile')).body.user.secondStepFor).toEqual([])
    await browser.post('/api/auth/two-factor/disable', { password })
    expect(await watch(browser)).toBe('second_step_required')
  })

  test('the demo’s operator is exempt on loopback only', async () => {
    const { browser } = await makeOperator(testApp, { second_step_exempt: true })
    expect(await watch(browser)).toBe('second_step_required')
    const local = await createTestApp({ publicUrl: 'http://127.0.0.1:17473' })
    const exempt = await makeOperator(local, { second_step_exempt: true })
    expect(await watch(exempt.browser)).toBe(200)
    expect(await watch((await makeOperator(local)).browser)).toBe('second_step_required')
    await local.close()
  })
})

describe('a licence that makes the second step compulsory', () => {
  const require = (administrator: SignedIn, licenceID: string, required = true) =>
    administrator.browser.post('/api/licence/second-step', { licenceID, required })

  async function makeTeam() {
    const administrator = await signUpPerson(testApp)
    const runsIt = { administrator_id: administrator.userId, administrator_email: administrator.email }
    const recruiter = await signUpWithSeat(testApp, runsIt)
    return { administrator, recruiter, licenceID: recruiter.licence.licenceId }
  }

  test('such a licence refuses its seats at once, until each has set it up', async () => {
    const { administrator, recruiter, licenceID } = await makeTeam()
    const stranger = await signUpWithSeat(testApp)
    expect(await balance(recruiter.browser)).toBe(200)
    expect((await require(administrator, licenceID)).status).toBe(200)
    expect(await balance(recruiter.browser)).toBe('second_step_required')
    expect(told(await recruiter.browser.post('/api/position/search', {}))).toBe('second_step_required')
    expect((await recruiter.browser.get('/api/profile')).body.user).toMatchObject({
      secondStepFor: ['licence'],
      subscription: { tier: 'team' },
    })
    expect(await balance(stranger.browser)).toBe(200)
    const shown = await administrator.browser.get(`/api/licence?licenceID=${licenceID}`)
    expect(shown.body.requiresSecondStep).toBe(true)
    await setUp(recruiter.browser)
    expect(await balance(recruiter.browser)).toBe(200)
  })

  test('such a licence becomes as before when the administrator changes their mind', async () => {
    const { administrator, recruiter, licenceID } = await makeTeam()
    for (const required of [true, true, false]) await require(administrator, licenceID, required)
    expect(await balance(recruiter.browser)).toBe(200)
    const acts = (await actsOf(testApp.db, administrator.userId)).filter((act) => act === 'second_step_rule_changed')
    expect(acts).toHaveLength(2)
  })
})
