import { randomUUID } from 'node:crypto'
import { testRedis } from '@vedetta/core/testing/test-engines'
import { queueKeys } from '@vedetta/rendering/queue-keys'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { createRendererUser } from './testing/renderer-user.ts'

const redis = testRedis()
const keys = queueKeys(redis.prefix)
const other = queueKeys(`${redis.prefix}-other`)
const user = await createRendererUser(redis)
const admin = new Redis(redis.url)
const client = new Redis(user.url, { enableReadyCheck: false, disableClientInfo: true })
afterAll(async () => {
  client.disconnect()
  admin.disconnect()
  await user.remove()
})

const send = ([command = '', ...args]: readonly string[]) => client.call(command, ...args)
const id = randomUUID()

test.each([
  [['RPUSH', keys.watchInbox(id), 'x']],
  [['EXPIRE', keys.watchInbox(id), '60']],
  [['SET', keys.alive, 'x', 'EX', '15']],
  [['GETDEL', keys.job(id)]],
  [['BLPOP', keys.waiting, '0.01']],
  [['BLPOP', keys.rendererInbox(id), '0.01']],
])('a renderer’s Redis user may send %j', async (command) => {
  await expect(send(command)).resolves.not.toBeInstanceOf(Error)
})

test.each([
  // Keys of others: mails, limits, another instance.
  [['RPUSH', `${redis.prefix}:mail:wait`, 'x']],
  [['BLPOP', `${redis.prefix}:mail:wait`, '0.01']],
  [['SET', `${redis.prefix}:limits:sign-in`, '0']],
  [['GETDEL', `${redis.prefix}:limits:sign-in`]],
  [['RPUSH', other.watchInbox(id), 'x']],
  [['BLPOP', other.waiting, '0.01']],
  // Messages to the watch are written, never read.
  [['BLPOP', keys.watchInbox(id), '0.01']],
  [['GETDEL', keys.alive]],
  [['LRANGE', keys.watchInbox(id), '0', '-1']],
  // Commands beyond the queue's.
  [['KEYS', '*']],
  [['SCAN', '0']],
  [['CONFIG', 'GET', '*']],
  [['EVAL', 'return 1', '0']],
  [['FUNCTION', 'LIST']],
  [['SCRIPT', 'LOAD', 'return 1']],
  [['MONITOR']],
  [['CLIENT', 'LIST']],
  [['ACL', 'LIST']],
  [['MODULE', 'LIST']],
  [['SUBSCRIBE', 'x']],
  [['PUBLISH', 'x', 'y']],
  [['INFO']],
  [['SELECT', '1']],
])('a renderer’s Redis user may not send %j', async (command) => {
  await expect(send(command)).rejects.toThrow(/NOPERM/)
})

// Redis itself says what it would answer: this one is shared.
test.each([
  [['CONFIG', 'SET', 'dir', '/tmp']],
  [['FLUSHALL']],
  [['FLUSHDB']],
  [['ACL', 'SETUSER', 'default', 'on', 'nopass']],
  [['DEBUG', 'SLEEP', '0']],
  [['REPLICAOF', '127.0.0.1', '1']],
  [['SAVE']],
  [['SHUTDOWN', 'NOSAVE']],
])('a renderer’s Redis user would be refused %j', async (command) => {
  expect(await admin.call('ACL', ['DRYRUN', user.name, ...command])).toMatch(/has no permissions/)
})
