import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isVapidPair } from '../../packages/core/src/notify/push/vapid-keys.ts'
import { readPushKeys } from './push-keys.ts'

test('readPushKeys makes a pair for this machine once, unless the environment has one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-push-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const made = await readPushKeys(folder, {})
  expect(isVapidPair({ publicKey: made.VAPID_PUBLIC_KEY, privateKey: made.VAPID_PRIVATE_KEY })).toBe(true)
  expect(await readPushKeys(folder, {})).toEqual(made)
  const given = { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' }
  expect(await readPushKeys(folder, given)).toEqual(given)
})
