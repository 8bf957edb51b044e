import { readScopes } from '@vedetta/contracts/public-api/scopes'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { deleteLicence } from '../licences/delete-licence.ts'
import { endSeatOf, insertSeat } from '../licences/seat.queries.ts'
import { hashApiKey, newApiKeySecret } from './api-key-secret.ts'
import { readApiCaller } from './read-api-caller.ts'
import { requireScope } from './require-scope.ts'
import { makeApiKey, makeEnterpriseRecruiter } from './testing/make-api-key.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.as('api').db
})
afterAll(() => database.close())

const now = new Date('2026-11-17T09:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const read = (authorization: string | undefined, at = now) => readApiCaller(db, authorization, at)
const invalid = { code: 'api_key_invalid' }

async function change(keyId: string, fields: { revoked_at?: Date; previous_hash?: Buffer; previous_until?: Date }) {
  await database.db.updateTable('api_key').set(fields).where('key_id', '=', keyId).execute()
}

async function lastUse(keyId: string): Promise<Date | null> {
  const row = await database.db
    .selectFrom('api_key')
    .select('last_used_at')
    .where('key_id', '=', keyId)
    .executeTakeFirst()
  return row?.last_used_at ?? null
}

describe('readApiCaller', () => {
  test('gives the key, its scopes and the person with the seat, without rights of an operator', async () => {
    const recruiter = await makeEnterpriseRecruiter(database.db, now)
    await database.db.updateTable('user').set({ is_operator: true }).where('id', '=', recruiter.userId).execute()
    const { keyId, authorization } = await makeApiKey(database.db, recruiter, now, { scopes: ['positions:read'] })
    const { viewer, ...key } = await read(authorization)
    expect(key).toEqual({ keyId, scopes: ['positions:read'] })
    expect(viewer).toMatchObject({
      userId: recruiter.userId,
      isOperator: false,
      seat: { ...recruiter.seat, publicApi: true },
    })
  })

  test.each([undefined, '', 'Basic YTpi', 'Bearer', 'Bearer a b'])(
    'asks for a key where the header is %j',
    async (header) => {
      await expect(read(header)).rejects.toMatchObject({ code: 'api_key_required' })
    },
  )

  test('refuses an unknown key, a revoked and an expired one', async () => {
    const recruiter = await makeEnterpriseRecruiter(database.db, now)
    const { keyId, authorization } = await makeApiKey(database.db, recruiter, now, { validDays: 30 })
    await expect(read(`Bearer ${newApiKeySecret()}`)).rejects.toMatchObject(invalid)
    await expect(read('Bearer vdt_x')).rejects.toMatchObject(invalid)
    await expect(read(authorization, after(30 * dayMs))).rejects.toMatchObject(invalid)
    await expect(read(authorization, after(30 * dayMs - 1))).resolves.toMatchObject({ keyId })
    await change(keyId, { revoked_at: now })
    await expect(read(authorization)).rejects.toMatchObject(invalid)
  })

  test('refuses a key whose seat has ended, also when its person has a new seat', async () => {
    const recruiter = await makeEnterpriseRecruiter(database.db, now)
    const { authorization } = await makeApiKey(database.db, recruiter, now)
    await endSeatOf(database.db, recruiter.userId, now)
    await expect(read(authorization)).rejects.toMatchObject(invalid)
    await insertSeat(database.db, { licenceNo: recruiter.seat.licenceNo, userId: recruiter.userId }, now)
    await expect(read(authorization)).rejects.toMatchObject(invalid)
  })

  test('refuses a key whose licence was deleted or has expired, or whose person was deleted', async () => {
    const recruiter = await makeEnterpriseRecruiter(database.db, now)
    const { authorization } = await makeApiKey(database.db, recruiter, now, { validDays: 365 })
    await expect(read(authorization, recruiter.seat.expiresAt)).rejects.toMatchObject(invalid)
    const administrator = await viewerOf(database.db, await makeUser(database.db), now)
    await deleteLicence(database.db, administrator, { licenceID: recruiter.seat.licenceId }, now)
    await expect(read(authorization)).rejects.toMatchObject(invalid)

    const other = await makeEnterpriseRecruiter(database.db, now)
    const { authorization: erased } = await makeApiKey(database.db, other, now)
    await database.db.deleteFrom('user').where('id', '=', other.userId).execute()
    await expect(read(erased)).rejects.toMatchObject(invalid)
  })

  test('refuses a plan without the public API, unless the operator granted it', async () => {
    const recruiter = await makeEnterpriseRecruiter(database.db, now, { tier: 'pro', size: 15 })
    const { keyId, authorization } = await makeApiKey(database.db, recruiter, now)
    await expect(read(authorization)).rejects.toMatchObject({ code: 'public_api_not_in_plan' })
    expect(await lastUse(keyId)).toBeNull()
    const { licenceNo } = recruiter.seat
    await database.db
      .updateTable('licence')
      .set({ grants_public_api: true })
      .where('licence_no', '=', licenceNo)
      .execute()
    await expect(read(authorization)).resolves.toMatchObject({ keyId, viewer: { seat: { publicApi: true } } })
  })

  test('accepts the secret before a rotation until its time is over', async () => {
    const recruiter = await makeEnterpriseRecruiter(database.db, now)
    const { keyId } = await makeApiKey(database.db, recruiter, now)
    const previous = newApiKeySecret()
    await change(keyId, { previous_hash: hashApiKey(previous), previous_until: after(dayMs) })
    await expect(read(`Bearer ${previous}`, after(dayMs - 1))).resolves.toMatchObject({ keyId })
    await expect(read(`Bearer ${previous}`, after(dayMs))).rejects.toMatchObject(invalid)
  })

  test('records the last use once a minute', async () => {
    const { keyId, authorization } = await makeApiKey(database.db, await makeEnterpriseRecruiter(database.db, now), now)
    await read(authorization)
    await read(authorization, after(minuteMs - 1))
    expect(await lastUse(keyId)).toEqual(now)
    await read(authorization, after(minuteMs))
    expect(await lastUse(keyId)).toEqual(after(minuteMs))
  })
})

test('requireScope refuses a key that lacks the scope', async () => {
  const recruiter = await makeEnterpriseRecruiter(database.db, now)
  const caller = await read((await makeApiKey(database.db, recruiter, now, { scopes: readScopes })).authorization)
  expect(() => requireScope(caller, 'filters:read')).not.toThrow()
  expect(() => requireScope(caller, 'filters:write')).toThrow(expect.objectContaining({ code: 'scope_missing' }))
})
