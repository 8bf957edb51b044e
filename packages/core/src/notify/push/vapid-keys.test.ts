import { expect, test } from 'vitest'
import { vapidKeysOf } from './push-settings.ts'
import { isPublicKey, makeVapidKeys } from './vapid-keys.ts'

const [one, another] = [makeVapidKeys(), makeVapidKeys()]

test('a made pair of keys is accepted by the configuration, and no keys mean no push', () => {
  expect(isPublicKey(one.publicKey)).toBe(true)
  expect(vapidKeysOf({ VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey })).toEqual(one)
  expect(vapidKeysOf({})).toBeNull()
})

test.each([
  ['of two pairs', { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: another.privateKey }],
  ['without the private one', { VAPID_PUBLIC_KEY: one.publicKey }],
  ['without the public one', { VAPID_PRIVATE_KEY: one.privateKey }],
  ['with a private one that is none', { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: 'x' }],
  ['with a private one of zero', { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
])('keys %s are refused by the configuration', (_, settings) => {
  expect(() => vapidKeysOf(settings)).toThrow('VAPID_PUBLIC_KEY')
})
