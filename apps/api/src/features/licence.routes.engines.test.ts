import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { bindAdministrator } from '@vedetta/core/customers/licences/bind-administrator'
import { mailedCode, makeLicence } from '@vedetta/core/testing/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { createTestApp, type SignedIn, signUpForm, signUpPerson, someEmail, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let now = new Date()
beforeAll(async () => {
  testApp = await createTestApp({ clock: () => now })
})
afterAll(() => testApp.close())

async function makeTeam() {
  const administrator = await signUpPerson(testApp)
  const licence = await makeLicence(testApp.db, { administrator_email: administrator.email })
  await bindAdministrator(testApp.db, administrator.userId, administrator.email)
  return { administrator, licence, licenceID: licence.licenceId }
}

const detailsOf = async ({ browser }: SignedIn, licenceID: string) =>
  (await browser.get(`/api/licence?licenceID=${licenceID}`)).body

test('an invited person signs up into a seat, which the administrator can revoke after 15 days and not before', async () => {
  const { administrator, licenceID } = await makeTeam()
  const email = someEmail()
  expect(await administrator.browser.post('/api/licence/invite', { licenceID, email })).toMatchObject({ status: 200 })
  expect((await detailsOf(administrator, licenceID)).seats[0]).toMatchObject({ status: 'available', email })

  const invited = openBrowser(testApp.app)
  const form = await signUpForm(testApp, { email, code: await mailedCode(testApp.db, email) })
  expect(await invited.post('/api/auth/sign-up/email', form)).toMatchObject({ status: 200, body: { notice: null } })
  expect((await invited.get('/api/balance')).body).toMatchObject({ credit: { left: 3000 }, search: { left: 1000 } })

  const { seatID } = (await detailsOf(administrator, licenceID)).seats[0]
  const revoke = () => administrator.browser.post('/api/licence/revoke', { licenceID, seatID })
  const assigned = now
  try {
    now = new Date(assigned.getTime() + 14 * dayMs)
    expect(await revoke()).toMatchObject({ status: 409, body: { code: 'revoke_too_early' } })
    expect((await invited.get('/api/balance')).status).toBe(200)
    now = new Date(assigned.getTime() + 16 * dayMs)
    expect(await revoke()).toMatchObject({ status: 200 })
    expect(await invited.get('/api/balance')).toMatchObject({ status: 403, body: { code: 'licence_required' } })
  } finally {
    now = assigned
  }
})

test('an expired licence is refused on the next request', async () => {
  const { browser } = await signUpPerson(testApp)
  const redeemed = now
  const { code } = await makeLicence(testApp.db, { expires_at: new Date(redeemed.getTime() + 10 * dayMs) })
  expect((await browser.post('/api/licence/redeem', { code })).status).toBe(200)
  expect((await browser.get('/api/balance')).status).toBe(200)
  try {
    now = new Date(redeemed.getTime() + 10 * dayMs)
    expect(await browser.get('/api/balance')).toMatchObject({ status: 403, body: { code: 'licence_required' } })
  } finally {
    now = redeemed
  }
})

test('a deleted licence is refused on the next request', async () => {
  const { administrator, licence, licenceID } = await makeTeam()
  const person = await signUpPerson(testApp)
  expect((await person.browser.post('/api/licence/redeem', { code: licence.code })).body).toEqual({
    role: 'user',
    tier: 'team',
  })
  expect((await person.browser.get('/api/balance')).status).toBe(200)
  expect((await administrator.browser.post('/api/licence/delete', { licenceID })).status).toBe(200)
  expect(await person.browser.get('/api/balance')).toMatchObject({ status: 403, body: { code: 'licence_required' } })
  expect(await administrator.browser.get(`/api/licence?licenceID=${licenceID}`)).toMatchObject({ status: 403 })
})

describe('redeeming', () => {
  test.each([
    ['no code', {}, 'code_required'],
    ['an empty code', { code: '  ' }, 'code_required'],
    ['an unknown code', { code: 'ABCDEF' }, 'invalid_code'],
    ['a code of a kilometre', { code: 'A'.repeat(1000) }, 'invalid_code'],
  ])('redeeming %s is refused', async (_, body, code) => {
    const { browser } = await signUpPerson(testApp)
    expect(await browser.post('/api/licence/redeem', body)).toMatchObject({ status: 400, body: { code } })
  })

  test('redeeming requires a verified address', async () => {
    const { browser } = await signUpPerson(testApp, { verified: false })
    const { code } = await makeLicence(testApp.db)
    expect(await browser.post('/api/licence/redeem', { code })).toMatchObject({
      status: 403,
      body: { code: 'email_unverified' },
    })
  })
})

describe.each(['/api/licence/invite', '/api/licence/manager/invite'])('%s', (path) => {
  test.each([
    ['no e-mail', {}],
    ['an empty e-mail', { email: '' }],
    ['something that is no e-mail', { email: 'anna' }],
  ])('an invite requires an e-mail address: %s is refused', async (_, body) => {
    const { administrator, licenceID } = await makeTeam()
    expect(await administrator.browser.post(path, { licenceID, ...body })).toMatchObject({
      status: 400,
      body: { code: 'email_required' },
    })
  })

  test('an invite by an outsider is refused', async () => {
    const { licenceID } = await makeTeam()
    const other = await makeTeam()
    const invite = { licenceID, email: someEmail() }
    expect(await other.administrator.browser.post(path, invite)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  })
})

test('invites to one address are rate-limited', async () => {
  const { administrator, licenceID } = await makeTeam()
  const invite = { licenceID, email: someEmail() }
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await administrator.browser.post('/api/licence/invite', invite)).status)
  expect(statuses).toEqual([200, ...Array<number>(9).fill(409), 429, 429])
})

test('a manager may do everything but delete the licence and manage managers', async () => {
  const { administrator, licence, licenceID } = await makeTeam()
  const manager = await signUpPerson(testApp)
  await administrator.browser.post('/api/licence/manager/invite', { licenceID, email: manager.email })
  const { body } = await manager.browser.post('/api/licence/redeem', {
    code: await mailedCode(testApp.db, manager.email),
  })
  expect(body).toEqual({ role: 'manager', tier: 'team' })

  const { browser } = manager
  expect((await browser.get('/api/licences')).body).toMatchObject({
    own: null,
    administered: [{ licenceID, role: 'manager' }],
  })
  expect(await detailsOf(manager, licenceID)).toMatchObject({
    code: licence.code,
    managers: [{ email: manager.email }],
  })
  const extra = { licenceID, unit: 'credit', amount: 100, requestID: randomUUID() }
  expect((await browser.post('/api/licence/extra', extra)).status).toBe(200)
  expect((await browser.post('/api/licence/invite', { licenceID, email: someEmail() })).status).toBe(200)
  const { inviteID } = (await detailsOf(manager, licenceID)).seats[0]
  expect((await browser.post('/api/licence/invite/cancel', { licenceID, inviteID })).status).toBe(200)

  for (const [path, more] of [
    ['/api/licence/delete', {}],
    ['/api/licence/manager/invite', { email: someEmail() }],
    ['/api/licence/manager/remove', { managerID: manager.userId }],
  ] as const)
    expect(await browser.post(path, { licenceID, ...more })).toMatchObject({ status: 403, body: { code: 'forbidden' } })

  expect(
    (await administrator.browser.post('/api/licence/manager/remove', { licenceID, managerID: manager.userId })).status,
  ).toBe(200)
  expect((await browser.get(`/api/licence?licenceID=${licenceID}`)).status).toBe(403)
})
