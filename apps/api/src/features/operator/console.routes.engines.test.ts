import { randomUUID } from 'node:crypto'
import { listSessions } from '@vedetta/contracts/customers/auth'
import { operatorPageSize } from '@vedetta/contracts/operator/cursor'
import type { Queue } from '@vedetta/contracts/operator/queues'
import { featureSwitches } from '@vedetta/contracts/operator/switches'
import { v1Prefix } from '@vedetta/contracts/public-api/operation'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { secondStepReset } from '@vedetta/core/customers/identity/second-step-reset.mail'
import { recordAct } from '@vedetta/core/platform/audit/record-act.queries'
import { queueMail } from '@vedetta/core/platform/mail/queue-mail.queries'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import {
  appointOperator,
  createTestApp,
  signUpForm,
  signUpPerson,
  signUpWithSeat,
  someEmail,
  type TestApp,
} from '../../testing/test-app.ts'

let testApp: TestApp
let operator: Browser
let operatorId: string
beforeAll(async () => {
  testApp = await createTestApp()
  const { browser, userId } = await signUpPerson(testApp)
  await appointOperator(testApp.db, userId)
  operator = browser
  operatorId = userId
})
afterAll(() => testApp.close())

const lastAct = async (act: string) => {
  const { actor_id, subject, details } = await testApp.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('act', '=', act)
    .orderBy('entry_no', 'desc')
    .executeTakeFirstOrThrow()
  return { by: actor_id, subject, details }
}

test('people are found by parts of address and name, and shown without secrets', async () => {
  const { userId, email, licence } = await signUpWithSeat(testApp)
  const { body } = await operator.get(
    `/api/operator/people?query=${encodeURIComponent(email.slice(3, 20).toUpperCase())}`,
  )
  expect(body).toMatchObject({
    people: [{ userID: userId, email, verified: true, sessions: 1, licence: { licenceID: licence.licenceId } }],
    next: null,
  })
  const detail = await operator.get(`/api/operator/people/person?userID=${userId}`)
  expect(detail.body).toMatchObject({ email, hasPassword: true, providers: [], administers: [], manages: [] })
  const { token } = await testApp.db
    .selectFrom('session')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(detail.body)).not.toContain(token)
  expect((await operator.get('/api/operator/people?query=%25')).body.people).toEqual([])
})

test('every reading of people by an operator is in the audit: the list, a person, the people of a licence', async () => {
  const { userId, email, licence } = await signUpWithSeat(testApp)
  await operator.get(`/api/operator/people?query=${encodeURIComponent(email)}`)
  // Not what was typed, which may be an address.
  expect(await lastAct('people_listed')).toEqual({
    by: operatorId,
    subject: null,
    details: { people: 1, userIDs: userId },
  })
  await operator.get(`/api/operator/people/person?userID=${userId}`)
  expect(await lastAct('person_read')).toEqual({ by: operatorId, subject: userId, details: {} })
  await operator.get(`/api/operator/licences/licence?licenceID=${licence.licenceId}`)
  expect(await lastAct('licence_read')).toEqual({ by: operatorId, subject: licence.licenceId, details: {} })
  await operator.get('/api/operator/people')
  const { details } = await lastAct('people_listed')
  const listed = details as { people: number; userIDs: string }
  expect(listed.userIDs.split(' ')).toHaveLength(listed.people)
  expect(await operator.get(`/api/operator/people/person?userID=${randomUUID()}`)).toMatchObject({ status: 404 })
  expect(await lastAct('person_read')).toMatchObject({ subject: userId })
})

test('people come in pages by their address', async () => {
  for (let person = 0; person <= operatorPageSize; person++) await makeUser(testApp.db)
  const first = (await operator.get('/api/operator/people')).body
  const second = (await operator.get(`/api/operator/people?cursor=${first.next}`)).body
  const emails = [...first.people, ...second.people].map(({ email }: { email: string }) => email)
  expect(emails.length).toBeGreaterThan(operatorPageSize)
  expect(new Set(emails).size).toBe(emails.length)
})

test('an operator ends a person’s sessions and resets their second step, with the reason in the audit', async () => {
  const { browser, userId } = await signUpPerson(testApp)
  const reason = 'Telefono rubato'
  expect((await operator.post('/api/operator/people/end-sessions', { userID: userId, reason })).body).toEqual({
    sessions: 1,
  })
  expect(await browser.get(`/api${listSessions.path}`)).toMatchObject({ status: 401 })
  expect(await lastAct('sessions_ended')).toEqual({ by: operatorId, subject: userId, details: { sessions: 1, reason } })
  expect(await operator.post('/api/operator/people/reset-second-step', { userID: userId, reason })).toMatchObject({
    status: 200,
  })
  expect(await lastAct('second_step_reset')).toEqual({ by: operatorId, subject: userId, details: { reason } })
  expect(await operator.post('/api/operator/people/end-sessions', { userID: randomUUID(), reason })).toMatchObject({
    status: 404,
  })
})

test('a licence is shown without its code, and gets the public API by the operator’s grant', async () => {
  const { licenceId, code } = await makeLicence(testApp.db, { tier: 'basic' })
  const { body } = await operator.get(`/api/operator/licences/licence?licenceID=${licenceId}`)
  expect(body).toMatchObject({
    licenceID: licenceId,
    publicApi: false,
    publicApiGranted: false,
    keys: 0,
    subscription: null,
  })
  expect(JSON.stringify(body)).not.toContain(code)
  const grant = (granted: boolean) =>
    operator.post('/api/operator/licences/public-api', { licenceID: licenceId, granted })
  expect((await grant(true)).body).toEqual({ publicApi: true })
  expect(await lastAct('public_api_granted')).toEqual({ by: operatorId, subject: licenceId, details: {} })
  expect((await grant(false)).body).toEqual({ publicApi: false })
  const list = await operator.get('/api/operator/licences')
  expect(list.body.licences[0]).toMatchObject({ licenceID: licenceId, assigned: 0 })
})

test('queues tell what waits, since when, and what was given up', async () => {
  const { db } = testApp
  await db.deleteFrom('mail').execute()
  await queueMail(db, secondStepReset, { to: someEmail(), language: 'it', params: { firstName: 'Anna' } })
  await queueMail(db, secondStepReset, { to: someEmail(), language: 'it', params: { firstName: 'Ugo' } })
  const { mail_id } = await db.selectFrom('mail').select('mail_id').executeTakeFirstOrThrow()
  await db.updateTable('mail').set({ failed_at: new Date() }).where('mail_id', '=', mail_id).execute()
  const { body } = await operator.get('/api/operator/queues')
  const mail = body.queues.find(({ name }: { name: string }) => name === 'mail')
  expect(mail).toMatchObject({ waiting: 1, oldest: expect.any(String), doneLastHour: 0, dead: 1, isOff: false })
  expect(body.queues.map(({ name }: { name: string }) => name)).toContain('visits')
})

test('a queue is off while the switch of the job that empties it is off', async () => {
  const turn = (name: string, on: boolean) =>
    operator.post('/api/operator/switches/set', { name, on, reason: 'Prova di un guasto' })
  for (const name of keysOf(featureSwitches)) await turn(name, false)
  const { queues }: { queues: Queue[] } = (await operator.get('/api/operator/queues')).body
  for (const name of keysOf(featureSwitches)) await turn(name, true)
  const off = queues.filter(({ isOff }) => isOff).map(({ name }) => name)
  expect(off).toEqual(['visits', 'digests', 'push', 'webhooks'])
})

test('a mail that was given up is listed without its text, tried again once, and discarded with a reason', async () => {
  const { db } = testApp
  await db.deleteFrom('mail').execute()
  const to = someEmail()
  await queueMail(db, secondStepReset, { to, language: 'it', params: { firstName: 'Segretissima' } })
  const giveUp = () =>
    db.updateTable('mail').set({ failed_at: new Date() }).returning('mail_id').executeTakeFirstOrThrow()
  const { mail_id } = await giveUp()
  const { body } = await operator.get('/api/operator/dead-letters?queue=mail')
  expect(body).toMatchObject({ letters: [{ id: mail_id, what: 'secondStepReset', to }], next: null })
  expect(JSON.stringify(body)).not.toContain('Segretissima')
  const chosen = { queue: 'mail', ids: [mail_id] }
  expect((await operator.post('/api/operator/dead-letters/retry', chosen)).body).toEqual({ retried: 1 })
  expect((await operator.post('/api/operator/dead-letters/retry', chosen)).body).toEqual({ retried: 0 })
  const owed = await db.selectFrom('mail').select(['failed_at', 'params']).executeTakeFirstOrThrow()
  expect(owed).toEqual({ failed_at: null, params: { firstName: 'Segretissima' } })
  const discard = { ...chosen, reason: 'Casella chiusa' }
  expect((await operator.post('/api/operator/dead-letters/discard', discard)).body).toEqual({ discarded: 0 })
  await giveUp()
  expect((await operator.post('/api/operator/dead-letters/discard', discard)).body).toEqual({ discarded: 1 })
  expect(await lastAct('letters_discarded')).toEqual({
    by: operatorId,
    subject: 'mail',
    details: { discarded: 1, ids: mail_id, reason: 'Casella chiusa' },
  })
})

test('a feature that is off answers 503 with a code, and works again when it is on', async () => {
  const turn = (name: string, on: boolean) =>
    operator.post('/api/operator/switches/set', { name, on, reason: 'Prova di un guasto' })
  const signUp = async () => openBrowser(testApp.app).post('/api/auth/sign-up/email', await signUpForm(testApp))
  expect((await turn('signUp', false)).body.switches).toContainEqual(
    expect.objectContaining({ name: 'signUp', on: false, reason: 'Prova di un guasto' }),
  )
  expect(await signUp()).toMatchObject({ status: 503, body: { code: 'feature_off' } })
  expect(await lastAct('feature_switched')).toEqual({
    by: operatorId,
    subject: 'signUp',
    details: { on: false, reason: 'Prova di un guasto' },
  })
  await turn('signUp', true)
  expect(await signUp()).toMatchObject({ status: 200 })
  await turn('publicApi', false)
  const program = openBrowser(testApp.app)
  expect(await program.get(`${v1Prefix}/account`)).toMatchObject({ status: 503 })
  await turn('publicApi', true)
  expect(await program.get(`${v1Prefix}/account`)).toMatchObject({ status: 401 })
})

test('the audit is listed by person and act in pages, and exported as CSV and NDJSON, which is recorded', async () => {
  const { db } = testApp
  const { userId, email } = await makeUser(db)
  for (let entry = 0; entry <= operatorPageSize; entry++)
    await recordAct(db, 'profile_changed', { actorId: userId, details: { amount: entry } })
  await recordAct(db, 'seat_revoked', { actorId: null, subject: userId, details: { reason: '=1+1' } })
  const first = (await operator.get(`/api/operator/audit?person=${email}`)).body
  expect(first.entries).toHaveLength(operatorPageSize)
  expect(first.entries[0]).toMatchObject({ act: 'seat_revoked', actor: null, subject: userId })
  expect(first.entries[1]).toMatchObject({ actor: { userID: userId, email }, details: { amount: operatorPageSize } })
  const second = (await operator.get(`/api/operator/audit?person=${userId}&cursor=${first.next}`)).body
  expect(second).toMatchObject({ next: null, entries: [{ details: { amount: 1 } }, { details: { amount: 0 } }] })
  expect((await operator.get(`/api/operator/audit?person=${userId}&act=seat_revoked`)).body.entries).toHaveLength(1)
  expect((await operator.get(`/api/operator/audit?person=${userId}&to=2020-01-01`)).body.entries).toEqual([])
  expect((await operator.get('/api/operator/audit?person=nobody@nowhere.example')).body.entries).toEqual([])
  const lines = await operator.get(`/api/operator/audit/export?person=${userId}&format=ndjson`)
  expect(lines.headers['content-type']).toBe('application/x-ndjson')
  const entries = String(lines.body)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries).toHaveLength(operatorPageSize + 2)
  expect(entries[0]).toEqual(first.entries[0])
  const csv = await operator.get(`/api/operator/audit/export?person=${userId}`)
  expect(csv.headers['content-disposition']).toContain('.csv"')
  // A heading, and the act of the export before.
  expect(String(csv.body).trimEnd().split('\r\n')).toHaveLength(operatorPageSize + 4)
  expect(await lastAct('audit_exported')).toMatchObject({ by: operatorId, subject: userId, details: { format: 'csv' } })
})
