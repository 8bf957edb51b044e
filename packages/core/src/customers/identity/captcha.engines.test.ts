import { minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { easyCaptcha, solveCaptcha } from '../../testing/solve-captcha.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { deleteExpiredCaptchaSolutions } from './captcha.queries.ts'
import { acceptCaptcha, issueCaptcha } from './captcha.ts'

const secrets = ['a secret of this test'] as const
let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

const accept = (solution: string, now = new Date()) => acceptCaptcha(database.db, secrets, solution, now)
const refused = { code: 'invalid_captcha' }

const changed = (
  solution: string,
  change: (payload: { challenge: { parameters: Record<string, unknown> } }) => void,
) => {
  const payload = JSON.parse(Buffer.from(solution, 'base64').toString())
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

describe('a captcha', () => {
  test('of the default difficulty is solved and accepted', async () => {
    const challenge = await issueCaptcha(secrets, new Date())
    await expect(accept(await solveCaptcha(challenge))).resolves.toBeUndefined()
  })

  test('is accepted once of 64 parallel submissions', async () => {
    const solution = await easyCaptcha(secrets)
    const sent = await Promise.allSettled(Array.from({ length: 64 }, () => accept(solution)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused })
  })

  test.each([
    ['is not base64', () => 'ciao'],
    ['is not an object', () => Buffer.from('"ciao"').toString('base64')],
    ['is signed with another secret', () => easyCaptcha(['another secret'])],
    [
      'lowers its cost',
      async () => changed(await easyCaptcha(secrets), ({ challenge }) => (challenge.parameters.cost = 1)),
    ],
    [
      'postpones its expiry',
      async () =>
        changed(await easyCaptcha(secrets), ({ challenge }) => (challenge.parameters.expiresAt = 4_000_000_000)),
    ],
  ])('that %s is refused', async (_forgery, solution) => {
    await expect(accept(await solution())).rejects.toMatchObject(refused)
  })

  test('expires, and a used solution is stored until then', async () => {
    const solution = await easyCaptcha(secrets)
    const later = new Date(Date.now() + 20 * minuteMs)
    await expect(accept(solution, later)).rejects.toMatchObject(refused)
    await accept(solution)
    await deleteExpiredCaptchaSolutions(database.db, new Date())
    await expect(accept(solution)).rejects.toMatchObject(refused)
    await deleteExpiredCaptchaSolutions(database.db, later)
    expect(await database.db.selectFrom('captcha_solution').selectAll().execute()).toEqual([])
  })
})
