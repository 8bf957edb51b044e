import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeVapidKeys, type VapidKeys } from '../../packages/core/src/notify/push/vapid-keys.ts'

type PushEnv = { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string }

/** The keys of the environment, or those of this machine, made once: browsers stay subscribed to the pair they know. */
export async function readPushKeys(folder: string, env: Record<string, string | undefined>): Promise<PushEnv> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = env
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }
  const { publicKey, privateKey } = await keysOf(join(folder, 'push-keys.json'))
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
}

async function keysOf(file: string): Promise<VapidKeys> {
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return JSON.parse(known)
  const made = makeVapidKeys()
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
