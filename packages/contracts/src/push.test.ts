import { expect, test } from 'vitest'
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
