import { ConfigError } from '@vedetta/contracts/calls/process-config'
import { z } from 'zod'
import { isPublicKey, isVapidPair, type VapidKeys } from './vapid-keys.ts'

const vapidPublicKey = z.string().refine(isPublicKey, 'a public key as vedetta push keys prints it').optional()

/** What browsers subscribe with: the API hands it out, and needs no more. */
export const pushKeySettings = { VAPID_PUBLIC_KEY: vapidPublicKey }

/** What signs the messages to push services (RFC 8292). */
export const vapidSettings = { ...pushKeySettings, VAPID_PRIVATE_KEY: z.string().min(1).optional() }

/** Null without keys: nothing is pushed to browsers. */
export function vapidKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.infer<z.ZodObject<typeof vapidSettings>>): VapidKeys | null {
  if (publicKey === undefined && privateKey === undefined) return null
  if (publicKey !== undefined && privateKey !== undefined && isVapidPair({ publicKey, privateKey }))
    return { publicKey, privateKey }
  throw new ConfigError(['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: a pair as vedetta push keys prints it, or neither'])
}
