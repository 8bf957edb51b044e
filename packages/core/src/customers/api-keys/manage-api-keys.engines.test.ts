import { randomUUID } from 'node:crypto'
import { maxLiveApiKeys } from '@vedetta/contracts/facts/plans'
import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer, Viewer } from '../../platform/viewer.ts'
import { makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { endSeatOf } from '../licences/seat.queries.ts'
import { setPublicApiGrant } from '../licences/set-public-api-grant.ts'
import { createApiKey } from './create-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { readApiCaller } from './read-api-caller.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'
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

let recruiter: SeatedViewer
let administrator: Viewer
let licenceID: string
let seatID: string
beforeEach(async () => {
  recruiter = await makeEnterpriseRecruiter(database.db, now)
  administrator = await viewerOf(database.db, await makeUser(database.db), now)
  licenceID = recruiter.seat.licenceId
  seatID = await seatIdOf(recruiter)
})

async function seatIdOf({ seat: { seatNo } }: SeatedViewer): Promise<string> {
  const query = database.db.selectFrom('seat').select('seat_id').where('seat_no', '=', seatNo)
  return (await query.executeTakeFirstOrThrow()).seat_id
}

const choices = { name: 'ATS', scopes: ['positions:read' as const], validDays: 90 as const }
const create = (more: { keyID?: string; seatID?: string; licenceID?: string } = {}) =>
  createApiKey(
    { db, limits: noLimits },
    administrator,
    { licenceID, keyID: randomUUID(), seatID, ...choices, ...more },
    now,
  )
const rotate = (keyID: string, at = now) =>
  rotateApiKey({ db, limits: noLimits }, administrator, { licenceID, keyID }, at)
const revoke = (keyID: string) => revokeApiKey(db, administrator, { licenceID, keyID }, now)
const listed = async (at = now) => (await listApiKeys(db, licenceID, at)).keys
const use = (secret: string, at = now) => readApiCaller(db, `Bearer ${secret}`, at)
const invalid = { code: 'api_key_invalid' }

async function acts(): Promise<string[]> {
  const query = database.db.selectFrom('audit_entry').select('act').where('subject', '=', licenceID)
  return (await query.orderBy('entry_no').execute()).map(({ act }) => act)
}

describe('createApiKey', () => {
  test('makes a key for a seat whose secret is stored only as a hash, and records it', async () => {
    const { keyID, secret } = await create()
    await expect(use(secret)).resolves.toMatchObject({ keyId: keyID, viewer: { userId: recruiter.userId } })
    const stored = JSON.stringify(await database.db.selectFrom('api_key').selectAll().execute())
    expect(stored).not.toContain(secret)
    const entries = await database.db.selectFrom('audit_entry').selectAll().execute()
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(await acts()).toEqual(['api_key_created'])
  })

  test('repeated makes no second key: the secret of the last answer works, that of the lost one does not', async () => {
    const keyID = randomUUID()
    const [lost, seen] = [await create({ keyID }), await create({ keyID })]
    expect(await listed()).toHaveLength(1)
    await expect(use(lost.secret)).rejects.toMatchObject(invalid)
    await expect(use(seen.secret)).resolves.toMatchObject({ keyId: keyID })
    await expect(create({ keyID })).rejects.toMatchObject({ code: 'unknown_api_key' })
    await expect(use(seen.secret)).resolves.toMatchObject({ keyId: keyID })
  })

  test.each(['somebody else', 'the holder'])('made by %s mails the holder of the seat, once', async (who) => {
    if (who === 'the holder') administrator = await viewerOf(database.db, recruiter, now)
    const keyID = randomUUID()
    await create({ keyID })
    await create({ keyID })
    const mails = await database.db.selectFrom('mail').selectAll().where('recipient', '=', recruiter.email).execute()
    expect(mails).toMatchObject([
      {
        template: 'apiKeyMade',
        language: recruiter.language,
        params: {
          name: 'ATS',
          madeBy: who === 'the holder' ? null : administrator.email,
          scopes: ['positions:read'],
          expiresAt: after(90 * dayMs).toISOString(),
        },
      },
    ])
  })

  test('does not touch the key of another licence that has the same identifier', async () => {
    const { keyId, authorization } = await makeApiKey(database.db, await makeEnterpriseRecruiter(database.db, now), now)
    await expect(create({ keyID: keyId })).rejects.toMatchObject({ code: 'unknown_api_key' })
    await expect(readApiCaller(db, authorization, now)).resolves.toMatchObject({ keyId })
  })

  test('refuses a seat that has ended or is of another licence', async () => {
    const stranger = await makeEnterpriseRecruiter(database.db, now)
    await expect(create({ seatID: await seatIdOf(stranger) })).rejects.toMatchObject({ code: 'unknown_seat' })
    await endSeatOf(database.db, recruiter.userId, now)
    await expect(create()).rejects.toMatchObject({ code: 'unknown_seat' })
  })

  test('refuses a plan without the public API until the operator grants it, and after its withdrawal', async () => {
    recruiter = await makeEnterpriseRecruiter(database.db, now, { tier: 'team', size: 5 })
    licenceID = recruiter.seat.licenceId
    seatID = await seatIdOf(recruiter)
    const cli = database.as('cli').db
    await expect(create()).rejects.toMatchObject({ code: 'public_api_not_in_plan' })
    await setPublicApiGrant(cli, { licenceID, granted: true })
    await setPublicApiGrant(cli, { licenceID, granted: true })
    const { secret } = await create()
    await expect(use(secret)).resolves.toMatchObject({ viewer: { userId: recruiter.userId } })
    await setPublicApiGrant(cli, { licenceID, granted: false })
    await expect(use(secret)).rejects.toMatchObject({ code: 'public_api_not_in_plan' })
    expect(await acts()).toEqual(['public_api_granted', 'api_key_created', 'public_api_withdrawn'])
  })

  test('allows as many live keys as the licence may have, also to requests at the same time', async () => {
    const made = await Promise.allSettled(Array.from({ length: maxLiveApiKeys + 5 }, () => create()))
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(Array(5).fill('api_keys_full'))
    const [first] = await listed()
    await revoke(first?.keyID ?? '')
    await create()
    expect(await listed()).toHaveLength(maxLiveApiKeys)
  })
})

describe('rotateApiKey', () => {
  test('gives a new secret and the whole validity again, while the previous secret works for a day', async () => {
    const { keyID, secret } = await create()
    const rotated = await rotate(keyID, after(60 * dayMs))
    expect(rotated.expiresAt).toBe(after(150 * dayMs).toISOString())
    await expect(use(rotated.secret, after(60 * dayMs))).resolves.toMatchObject({ keyId: keyID })
    await expect(use(secret, after(60 * dayMs + 24 * hourMs - 1))).resolves.toMatchObject({ keyId: keyID })
    await expect(use(secret, after(60 * dayMs + 24 * hourMs))).rejects.toMatchObject(invalid)
  })

  test('repeated within the day leaves the secret in use working until its end', async () => {
    const { keyID, secret } = await create()
    const lost = await rotate(keyID)
    const seen = await rotate(keyID, after(hourMs))
    await expect(use(secret, after(2 * hourMs))).resolves.toMatchObject({ keyId: keyID })
    await expect(use(lost.secret, after(2 * hourMs))).rejects.toMatchObject(invalid)
    await expect(use(seen.secret, after(2 * hourMs))).resolves.toMatchObject({ keyId: keyID })
    await expect(use(secret, after(24 * hourMs))).rejects.toMatchObject(invalid)
  })

  test('refuses a key of another licence, a revoked and an expired one', async () => {
    const { keyId } = await makeApiKey(database.db, await makeEnterpriseRecruiter(database.db, now), now)
    const { keyID } = await create()
    await expect(rotate(keyId)).rejects.toMatchObject({ code: 'unknown_api_key' })
    await expect(rotate(keyID, after(90 * dayMs))).rejects.toMatchObject({ code: 'unknown_api_key' })
    await revoke(keyID)
    await expect(rotate(keyID)).rejects.toMatchObject({ code: 'unknown_api_key' })
  })
})

describe('revokeApiKey', () => {
  test('stops both secrets of a key at once, and is recorded once', async () => {
    const { keyID, secret } = await create()
    const rotated = await rotate(keyID)
    await revoke(keyID)
    await revoke(keyID)
    for (const each of [secret, rotated.secret]) await expect(use(each)).rejects.toMatchObject(invalid)
    expect(await acts()).toEqual(['api_key_created', 'api_key_rotated', 'api_key_revoked'])
  })

  test('leaves the key of another licence alone', async () => {
    const other = await makeApiKey(database.db, await makeEnterpriseRecruiter(database.db, now), now)
    await revoke(other.keyId)
    await expect(readApiCaller(db, other.authorization, now)).resolves.toMatchObject({ keyId: other.keyId })
  })
})

test('listApiKeys shows what a key may do, for whom, and why it no longer works', async () => {
  const { keyID, secret } = await create()
  await use(secret, after(hourMs))
  const [key] = await listed()
  expect(key).toEqual({
    keyID,
    name: 'ATS',
    prefix: secret.slice(0, 8),
    scopes: ['positions:read'],
    seat: { email: recruiter.email, name: 'Anna Prova' },
    status: 'active',
    createdAt: now.toISOString(),
    expiresAt: after(90 * dayMs).toISOString(),
    previousUntil: null,
    lastUsedAt: after(hourMs).toISOString(),
  })
  expect((await listed(after(90 * dayMs)))[0]?.status).toBe('expired')
  await endSeatOf(database.db, recruiter.userId, now)
  expect((await listed())[0]?.status).toBe('seat_ended')
})
