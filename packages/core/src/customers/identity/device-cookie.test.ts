import { expect, test } from 'vitest'
import { deviceCookie, deviceOf } from './device-cookie.ts'

const secrets = ['a secret of this test'] as const
const visitorWith = (...cookies: string[]) => ({
  headers: new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }),
  address: '203.0.113.7',
})
const anna = 'anna@prova.example'

test('a device cookie identifies a browser for the account it signed in to, and for no other', () => {
  const cookie = deviceCookie(secrets, visitorWith(), anna)
  expect(deviceOf(secrets, visitorWith(cookie), anna)).toEqual(expect.any(String))
  expect(deviceOf(secrets, visitorWith(cookie), 'bruno@prova.example')).toBeNull()
  expect(deviceOf(secrets, visitorWith(), anna)).toBeNull()
})

test('device cookies of several people in one browser do not overwrite each other', () => {
  const cookies = [
    deviceCookie(secrets, visitorWith(), anna),
    deviceCookie(secrets, visitorWith(), 'bruno@prova.example'),
  ]
  expect(deviceOf(secrets, visitorWith(...cookies), anna)).toEqual(expect.any(String))
  expect(deviceOf(secrets, visitorWith(...cookies), 'bruno@prova.example')).toEqual(expect.any(String))
})

test('a device cookie keeps its device when its person signs in again', () => {
  const cookie = deviceCookie(secrets, visitorWith(), anna)
  expect(deviceCookie(secrets, visitorWith(cookie), anna)).toBe(cookie)
})

test.each([
  ['with a false signature', (name: string) => `${name}=device.c2lnbmF0dXJl`],
  ['without a signature', (name: string) => `${name}=device`],
  [
    'renamed from another account',
    (name: string) => {
      const other = deviceCookie(secrets, visitorWith(), 'bruno@prova.example')
      return `${name}=${other.split(';')[0]?.split('=').slice(1).join('=')}`
    },
  ],
])('a device cookie %s is ignored', (_forgery, forge) => {
  const name = deviceCookie(secrets, visitorWith(), anna).split('=')[0] ?? ''
  expect(deviceOf(secrets, visitorWith(forge(name)), anna)).toBeNull()
})

test('a device cookie is bound to this host and unreadable for scripts', () => {
  expect(deviceCookie(secrets, visitorWith(), anna)).toMatch(
    /^__Host-vedetta\.device\.[0-9a-f]{16}=[\w-]+\.[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})
