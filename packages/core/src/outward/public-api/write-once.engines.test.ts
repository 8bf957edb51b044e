import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeApiKey, makeEnterpriseRecruiter } from '../../customers/api-keys/testing/make-api-key.ts'
import { sweepPersonalData } from '../../customers/user-accounts/sweep-personal-data.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { writeOnce } from './write-once.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let owner: Db
let db: Db
let keyId: string
beforeAll(async () => {
  database = await createTestDb()
  owner = database.db
  db = database.as('api').db
  keyId = await newKey()
})
afterAll(() => database.close())

const now = new Date()
const later = (ms: number) => new Date(now.getTime() + ms)

async function newKey(): Promise<string> {
  const key = await makeApiKey(owner, await makeEnterpriseRecruiter(owner, now), now)
  return key.keyId
}

const request = ['POST /filters', { name: 'Saldatori' }]
const isRefusal = (code: string) => expect.objectContaining({ code })
const countKeys = async () => (await owner.selectFrom('idempotency_key').select('request_id').execute()).length

test('a repeated write gets the stored result and is made once', async () => {
  const write = vi.fn(async () => ({ filterID: 'a' }))
  const named = { keyId, idempotencyKey: 'repeated', request }
  expect(await writeOnce(db, named, now, write)).toEqual({ result: { filterID: 'a' }, isReplayed: false })
  expect(await writeOnce(db, named, later(23 * hourMs), write)).toEqual({ result: { filterID: 'a' }, isReplayed: true })
  expect(write).toHaveBeenCalledTimes(1)
})

test('an idempotency key names another write for another API key, and after a day', async () => {
  const write = vi.fn(async () => ({}))
  await writeOnce(db, { keyId, idempotencyKey: 'reused', request }, now, write)
  await writeOnce(db, { keyId: await newKey(), idempotencyKey: 'reused', request: ['other'] }, now, write)
  await writeOnce(db, { keyId, idempotencyKey: 'reused', request: ['other'] }, later(24 * hourMs), write)
  expect(write).toHaveBeenCalledTimes(3)
  expect(new Set(write.mock.calls.flat()).size).toBe(3)
})

test('an idempotency key of another request is refused', async () => {
  const named = { keyId, idempotencyKey: 'other body' }
  await writeOnce(db, { ...named, request }, now, async () => ({}))
  const other = writeOnce(db, { ...named, request: ['POST /filters', { name: 'Tornitori' }] }, now, async () => ({}))
  await expect(other).rejects.toEqual(isRefusal('idempotency_key_reused'))
})

test('of twenty writes with one idempotency key at the same time one is made, and the others are told that it is in progress', async () => {
  const { promise: allAsked, resolve } = Promise.withResolvers<void>()
  const write = vi.fn(async () => {
    await allAsked
    return {}
  })
  const named = { keyId, idempotencyKey: 'at once', request }
  let refused = 0
  const asked = Array.from({ length: 20 }, () =>
    writeOnce(db, named, now, write).catch((error) => {
      if (++refused === 19) resolve()
      throw error
    }),
  )
  const outcomes = await Promise.allSettled(asked)
  expect(write).toHaveBeenCalledTimes(1)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(reasons).toEqual(Array(19).fill(isRefusal('idempotency_in_progress')))
})

test('a refused write is not kept, so that its repetition is made', async () => {
  const named = { keyId, idempotencyKey: 'refused', request }
  const refuse = async () => Promise.reject(new AppError('credits_used_up'))
  await expect(writeOnce(db, named, now, refuse)).rejects.toEqual(isRefusal('credits_used_up'))
  expect(await writeOnce(db, named, now, async () => ({}))).toEqual({ result: {}, isReplayed: false })
})

test('a write that was cut off is made again after a minute, with the same ID', async () => {
  const named = { keyId, idempotencyKey: 'cut off', request }
  const ids: string[] = []
  const cutOff = async (requestId: string) => {
    ids.push(requestId)
    throw new Error('the process was killed')
  }
  await expect(writeOnce(db, named, now, cutOff)).rejects.toThrow('killed')
  await expect(writeOnce(db, named, later(59_000), cutOff)).rejects.toEqual(isRefusal('idempotency_in_progress'))
  await writeOnce(db, named, later(60_000), async (requestId) => ids.push(requestId) && {})
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})

test('a write without an idempotency key is made each time and leaves no trace', async () => {
  const before = await countKeys()
  const write = vi.fn(async () => ({}))
  for (const _ of [1, 2]) await writeOnce(db, { keyId, idempotencyKey: undefined, request }, now, write)
  expect(write).toHaveBeenCalledTimes(2)
  expect(await countKeys()).toBe(before)
})

test('idempotency keys are deleted after a day, and with their API key', async () => {
  const ended = await newKey()
  await owner.deleteFrom('idempotency_key').execute()
  for (const idempotencyKey of ['old', 'of a deleted key']) {
    const of = idempotencyKey === 'old' ? keyId : ended
    await writeOnce(
      db,
      { keyId: of, idempotencyKey, request },
      later(idempotencyKey === 'old' ? 0 : hourMs),
      async () => ({}),
    )
  }
  await sweepPersonalData(database.as('worker').db, later(24 * hourMs + 1))
  expect(await countKeys()).toBe(1)
  await owner.deleteFrom('api_key').where('key_id', '=', ended).execute()
  expect(await countKeys()).toBe(0)
})
