import { deletePerson } from '@vedetta/core/customers/user-accounts/delete-account.queries'
import { makeAlertToken } from '@vedetta/core/notify/digests/alert-token'
import { makeAlertReader } from '@vedetta/core/testing/alert-reader'
import { makeUser } from '@vedetta/core/testing/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

async function reader() {
  const { db, secrets } = testApp
  const person = await makeAlertReader(db, new Date())
  const token = await makeAlertToken(secrets, person)
  return { ...person, token, oneClick: `/api/alert/one-click?token=${encodeURIComponent(token)}` }
}

const stopOf = (userId: string) =>
  testApp.db.selectFrom('alert_schedule').select('stop_reason').where('user_id', '=', userId).executeTakeFirst()

const mailProgram = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'a mail service' }

describe('the address of List-Unsubscribe', () => {
  test('unsubscribes nobody by a thousand GETs of link scanners, and at once by one POST', async () => {
    const { userId, oneClick } = await reader()
    for (let n = 0; n < 1_000; n++) {
      const { statusCode, headers } = await testApp.app.inject({ method: n % 2 ? 'GET' : 'HEAD', url: oneClick })
      expect(statusCode).toBe(303)
      expect(headers.location).toMatch(/\/alerts\?token=.*&end=1$/)
    }
    expect(await stopOf(userId)).toBeUndefined()
    const posted = await testApp.app.inject({
      method: 'POST',
      url: oneClick,
      headers: mailProgram,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(posted.statusCode).toBe(200)
    expect(await stopOf(userId)).toEqual({ stop_reason: 'unsubscribed' })
  })

  test.each([
    ['a form in several parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['no body', {}, undefined],
    [
      'the page of another site',
      { ...mailProgram, origin: 'https://posta.example', 'sec-fetch-site': 'cross-site' },
      'a=b',
    ],
  ])('takes a POST with %s', async (_, headers, payload) => {
    const { userId, oneClick } = await reader()
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: oneClick,
      headers,
      ...(payload && { payload }),
    })
    expect(statusCode).toBe(200)
    expect(await stopOf(userId)).toEqual({ stop_reason: 'unsubscribed' })
  })

  test.each(['', '?token=', '?token=abc', '?token=a&token=b', `?token=${'a'.repeat(3_000)}`])(
    'refuses what is no token: %s',
    async (query) => {
      const { statusCode, json } = await testApp.app.inject({ method: 'POST', url: `/api/alert/one-click${query}` })
      expect([statusCode, json().code]).toEqual([400, 'alert_link_invalid'])
    },
  )

  test('refuses a body that is too long', async () => {
    const { oneClick } = await reader()
    const payload = 'a'.repeat(2_000)
    const { statusCode } = await testApp.app.inject({ method: 'POST', url: oneClick, headers: mailProgram, payload })
    expect(statusCode).toBe(413)
  })
})

describe('the settings of digests by the link of one of them', () => {
  const usual = { frequency: 'daily', alertHour: 8, alertDays: [], instantAlerts: false }
  const call = async (method: 'GET' | 'POST', path: string, input: Record<string, unknown>) => {
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const response = await testApp.app.inject({
      method,
      url: `/api/alert/${path}${query}`,
      ...(method === 'POST' && { payload: input }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  test('are read and changed without signing in, and show nothing that says whose they are', async () => {
    const { token, email, userId } = await reader()
    const { body } = await call('GET', 'settings', { token })
    expect(body).toEqual({
      frequency: 'daily',
      alertHour: 8,
      alertDays: [],
      instantAlerts: false,
      hasInstantAlerts: false,
      isOn: true,
      stopReason: null,
      nextDigest: null,
      language: 'it',
    })
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${email}|${userId}`))
    const times = { frequency: 'weekly', alertHour: 18, alertDays: [5], instantAlerts: true }
    expect((await call('POST', 'settings', { token, ...times })).body).toMatchObject(times)
    expect((await call('GET', 'settings', { token })).body).toMatchObject(times)
  })

  test('send digests again once saved after unsubscribing', async () => {
    const { token, userId } = await reader()
    await call('POST', 'unsubscribe', { token })
    expect((await call('GET', 'settings', { token })).body).toMatchObject({ isOn: false, stopReason: 'unsubscribed' })
    const saved = await call('POST', 'settings', { token, ...usual })
    expect(saved.body).toMatchObject({ isOn: true, stopReason: null })
    expect(await stopOf(userId)).toEqual({ stop_reason: null })
  })

  test('change nothing beyond the times of digests', async () => {
    const { token } = await reader()
    expect(await call('POST', 'settings', { token, ...usual, exportContacts: true })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  })

  test('are refused once the address of the account has changed', async () => {
    const { token, userId } = await reader()
    await testApp.db
      .updateTable('user')
      .set({ email: `${userId}@altrove.example` })
      .where('id', '=', userId)
      .execute()
    for (const [method, path] of [
      ['GET', 'settings'],
      ['POST', 'unsubscribe'],
    ] as const)
      expect((await call(method, path, { token })).body.code).toBe('alert_link_invalid')
  })

  test('are refused with a token that was changed at any place, and end nobody’s digests', async () => {
    const { token, userId } = await reader()
    const places = [0, 1, Math.floor(token.length / 2), token.length - 1]
    const forged = places.map((at) => `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`)
    for (const each of [...forged, token.slice(0, -2), userId, `${token}${token}`])
      expect((await call('POST', 'unsubscribe', { token: each })).body.code).toBe('alert_link_invalid')
    expect(await stopOf(userId)).toBeUndefined()
  })

  test('are refused once the account is deleted, also where its address has another one', async () => {
    const { token, userId, email } = await reader()
    await testApp.db.deleteFrom('seat').where('user_id', '=', userId).execute()
    await deletePerson(testApp.db, userId)
    const other = await makeUser(testApp.db, { email })
    expect((await call('POST', 'unsubscribe', { token })).body.code).toBe('alert_link_invalid')
    expect(await stopOf(other.userId)).toBeUndefined()
  })
})
