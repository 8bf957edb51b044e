import { dayMs } from '@vedetta/contracts/text/durations'
import { makeSource } from '@vedetta/core/testing/factories'
import { makeLicence } from '@vedetta/core/testing/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { appointOperator, createTestApp, password, signUpPerson, type TestApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const appStep = '/api/auth/two-factor/verify-totp'
const networkOf = ({ address }: Browser) => address.replace(/\d+$/, '0/24')

/** The entries by or about a person, oldest first. */
const entriesOf = (userId: string, act: string) =>
  testApp.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'subject', 'details'])
    .where('act', '=', act)
    .where((where) => where.or([where('actor_id', '=', userId), where('subject', '=', userId)]))
    .orderBy('entry_no')
    .execute()

async function personWithApp() {
  const person = await signUpPerson(testApp)
  const { body } = await person.browser.post('/api/auth/two-factor/enable', { password })
  const secret = new URL(body.uri).searchParams.get('secret') ?? ''
  const usedCode = totp(secret)
  await person.browser.post(appStep, { code: usedCode })
  return { ...person, usedCode }
}

async function afterPassword(email: string): Promise<Browser> {
  const browser = openBrowser(testApp.app)
  await browser.post('/api/auth/sign-in/email', { email, password })
  return browser
}

describe('the audit of second steps', () => {
  test('a wrong code of the app or of the emergency list is recorded with whose it was and the network', async () => {
    const { email, userId } = await personWithApp()
    const browser = await afterPassword(email)
    await browser.post(appStep, { code: '000000' })
    await browser.post('/api/auth/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' })
    const refused = (kind: string) => ({
      actor_id: null,
      subject: userId,
      details: { kind, network: networkOf(browser) },
    })
    expect(await entriesOf(userId, 'second_step_refused')).toEqual([refused('app'), refused('backup')])
  })

  test('the codes of a locked second step are not recorded, so that a loop can not fill the audit', async () => {
    const { email, userId } = await personWithApp()
    for (let challenge = 0; challenge < 4; challenge++) {
      const browser = await afterPassword(email)
      for (let time = 0; time < 6; time++) await browser.post(appStep, { code: '000000' })
    }
    expect(await entriesOf(userId, 'second_step_refused')).toHaveLength(10)
  })

  test('a loop with a used code is recorded twenty times an hour at most', async () => {
    const { email, userId, usedCode } = await personWithApp()
    const browser = await afterPassword(email)
    for (let time = 0; time < 25; time++) expect((await browser.post(appStep, { code: usedCode })).status).toBe(401)
    expect(await entriesOf(userId, 'second_step_refused')).toHaveLength(20)
  })

  test('a signed-in person’s wrong codes are limited and recorded', async () => {
    const { browser, userId } = await signUpPerson(testApp)
    await browser.post('/api/auth/two-factor/enable', { password })
    const codes = []
    for (let time = 0; time < 11; time++) codes.push((await browser.post(appStep, { code: '000000' })).body.code)
    expect(new Set(codes.slice(0, 9))).toEqual(new Set(['wrong_second_factor']))
    expect(codes.at(-1)).toBe('too_many_attempts')
    expect(await entriesOf(userId, 'second_step_refused')).toHaveLength(9)
  })
})

describe('the audit of refusals by role', () => {
  test('a call that the role does not allow is recorded with who tried what, once an hour', async () => {
    const { browser, userId } = await signUpPerson(testApp)
    const { licenceId } = await makeLicence(testApp.db)
    const asOperator = () => browser.get('/api/operator/watch')
    const answers = await Promise.all(Array.from({ length: 20 }, asOperator))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
    const invite = { licenceID: licenceId, email: 'anna@persone.example' }
    expect((await browser.post('/api/licence/invite', invite)).status).toBe(403)
    expect((await asOperator()).status).toBe(403)
    const network = networkOf(browser)
    expect(await entriesOf(userId, 'call_refused')).toEqual([
      { actor_id: userId, subject: null, details: { call: 'GET /api/operator/watch', network } },
      { actor_id: userId, subject: null, details: { call: 'POST /api/licence/invite', network } },
    ])
  })

  test('each person’s refusals are recorded apart, and calls that are allowed are not', async () => {
    const [anna, bruno] = [await signUpPerson(testApp), await signUpPerson(testApp)]
    await appointOperator(testApp.db, bruno.userId)
    for (const { browser } of [anna, bruno]) await browser.get('/api/operator/watch')
    expect(await entriesOf(anna.userId, 'call_refused')).toHaveLength(1)
    expect(await entriesOf(bruno.userId, 'call_refused')).toEqual([])
  })
})

test('an operator’s "look again" is recorded with the source; on a site that is not held nothing happens', async () => {
  const { browser, userId } = await signUpPerson(testApp)
  await appointOperator(testApp.db, userId)
  const [held, other] = [await makeSource(testApp.db), await makeSource(testApp.db)]
  const due_at = new Date(Date.now() + dayMs)
  await testApp.db.insertInto('source_schedule').values({ source_no: held, due_at }).execute()
  await testApp.db
    .insertInto('source_hold')
    .values({ source_no: held, held_at: new Date(), gone: 6, of_open: 8 })
    .execute()
  for (const sourceNo of [held, other])
    expect((await browser.post('/api/operator/watch/look-again', { sourceNo })).status).toBe(200)
  expect(await entriesOf(userId, 'visits_requested')).toEqual([
    { actor_id: userId, subject: null, details: { sources: `${held}` } },
  ])
})

test('the audit has the network of sign-ups and sign-ins, accepted and refused, and never the whole address', async () => {
  const { browser, email, userId } = await signUpPerson(testApp)
  const elsewhere = openBrowser(testApp.app)
  await elsewhere.post('/api/auth/sign-in/email', { email, password: 'Sbagliata-1' })
  await elsewhere.post('/api/auth/sign-in/email', { email, password })
  const at = async (act: string) => (await entriesOf(userId, act)).map(({ details }) => details)
  expect(await at('signed_up')).toEqual([expect.objectContaining({ network: networkOf(browser) })])
  expect(await at('sign_in_refused')).toEqual([{ network: networkOf(elsewhere) }])
  expect(await at('signed_in')).toEqual([{ network: networkOf(elsewhere) }])
  const all = await testApp.db.selectFrom('audit_entry').select(['subject', 'details']).execute()
  const whole = all.filter((entry) => /\b10\.\d+\.\d+\.\d+(?!\d*\/24)\b/.test(JSON.stringify(entry)))
  expect(whole).toEqual([])
})
