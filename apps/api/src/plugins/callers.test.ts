import { createHmac } from 'node:crypto'
import { newApiKeySecret } from '@vedetta/core/customers/api-keys/api-key-secret'
import type { FastifyRequest } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { type Callers, createCallers } from './callers.ts'

const secret = 'a secret of this test'
let callers: Callers
beforeEach(() => {
  callers = createCallers([secret])
})

const request = (headers: object, ip = '192.0.2.1') => ({ headers, ip, raw: { socket: {} } }) as FastifyRequest

function sessionCookie(token: string, key = secret) {
  const signature = createHmac('sha256', key).update(token).digest('base64')
  return request({ cookie: `__Host-vedetta.session_token=${encodeURIComponent(`${token}.${signature}`)}` })
}

const stranger = { kind: 'stranger', id: 'address 192.0.2.1', isKnown: false }

test('a request without a session or key is a stranger’s, by network', () => {
  expect(callers.callerOf(request({}))).toEqual(stranger)
  const [one, other] = ['2001:db8::1', '2001:db8::2'].map((ip) => callers.callerOf(request({}, ip)))
  expect(one).toEqual(other)
})

test('a cookie without our signature is a stranger’s', () => {
  expect(callers.callerOf(sessionCookie('a', 'another secret'))).toEqual(stranger)
  expect(callers.callerOf(request({ cookie: '__Host-vedetta.session_token=abc.def' }))).toEqual(stranger)
})

test('sessions of one person are one caller once they were looked up', () => {
  const [one, other] = [sessionCookie('a'), sessionCookie('b')]
  expect(callers.callerOf(one).isKnown).toBe(true)
  expect(callers.callerOf(one)).not.toEqual(callers.callerOf(other))
  for (const session of [one, other]) callers.rememberSession(session, 'anna')
  expect(callers.callerOf(one)).toEqual({ kind: 'person', id: 'person anna', isKnown: true })
  expect(callers.callerOf(one)).toEqual(callers.callerOf(other))
})

test('a session that has ended is a stranger’s', () => {
  callers.rememberSession(sessionCookie('a'), null)
  expect(callers.callerOf(sessionCookie('a'))).toEqual(stranger)
})

test('a key is a stranger’s until it was looked up, and again once it is refused', () => {
  const key = request({ authorization: `Bearer ${newApiKeySecret()}` })
  expect(callers.callerOf(key)).toEqual(stranger)
  callers.rememberKey(key, 'k1')
  expect(callers.callerOf(key)).toEqual({ kind: 'key', id: 'key k1', isKnown: true })
  callers.rememberKey(key, null)
  expect(callers.callerOf(key)).toEqual(stranger)
})

test('a text that is no key is not remembered', () => {
  const invented = request({ authorization: 'Bearer vdt_invented' })
  callers.rememberKey(invented, 'k1')
  expect(callers.callerOf(invented)).toEqual(stranger)
})
