import { expect, test } from 'vitest'
import { createWebhook } from '../outward/webhooks.ts'
import { pushMessage, subscribePush } from './push.ts'

const subscription = {
  endpoint: 'https://push.example/send/abc',
  keys: { p256dh: `B${'aZ0_-'.repeat(17)}a`, auth: 'aZ09_-'.repeat(3).concat('abcd') },
}
const accepts = (change: object) => subscribePush.input.safeParse({ ...subscription, ...change }).success
const acceptsKeys = (change: object) => accepts({ keys: { ...subscription.keys, ...change } })

test('a browser subscribes with an HTTPS address on the usual port, without credentials', () => {
  expect(accepts({})).toBe(true)
  const refused = [
    'http://push.example/send',
    'xhttps://push.example/send',
    'httpsx://push.example/send',
    'https://push.example:8443/send',
    'https://name@push.example/send',
    'https://:word@push.example/send',
    'push.example/send',
    '',
  ]
  expect(refused.filter((endpoint) => accepts({ endpoint }))).toEqual([])
})

test('a browser subscribes with a name, as webhooks do: no address of a machine, no name of this network', () => {
  const refused = [
    'https://127.0.0.1/send',
    'https://10.0.0.1/send',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/send',
    'https://2130706433/send',
    'https://0x7f.1/send',
    'https://[::1]/send',
    'https://[fd00::1]/send',
    'https://localhost/send',
    'https://redis/send',
  ]
  expect(refused.filter((endpoint) => accepts({ endpoint }))).toEqual([])
  const webhook = { filterID: '8ad0f2b3-3f0c-4f0e-9d42-5cf7f0f5a8b1', content: 'heads' }
  const ofWebhook = (url: string) => createWebhook.input.safeParse({ ...webhook, url }).success
  expect(refused.filter(ofWebhook)).toEqual([])
  expect(ofWebhook(subscription.endpoint)).toBe(true)
})

test('the address of a browser has at most 2,000 characters', () => {
  const ofLength = (length: number) => 'https://push.example/'.padEnd(length, 'a')
  expect([ofLength(2_000), ofLength(2_001)].map((endpoint) => accepts({ endpoint }))).toEqual([true, false])
})

test('the keys of a browser are an uncompressed point and 16 bytes, in base64url', () => {
  const { p256dh, auth } = subscription.keys
  for (const wrong of [`x${p256dh}`, `${p256dh}x`, p256dh.slice(1), 'B', `B${'+'.repeat(86)}`, ''])
    expect(acceptsKeys({ p256dh: wrong })).toBe(false)
  for (const wrong of [`x${auth}`, `${auth}x`, 'a', '+'.repeat(22), ''])
    expect(acceptsKeys({ auth: wrong })).toBe(false)
})

test('a message opens a path of the app', () => {
  const opens = (url: string) => pushMessage.safeParse({ title: 'a', body: 'b', tag: 'c', url }).success
  expect(['/positions?position=1', '/', 'https://evil.example/', 'positions/'].map(opens)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
