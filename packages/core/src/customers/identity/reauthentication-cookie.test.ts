import { minuteMs } from '@vedetta/contracts/text/durations'
import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/viewer.ts'
import { isReauthenticated, reauthenticationCookie } from './reauthentication-cookie.ts'

const secrets = ['a secret of at least thirty-two characters'] as const
const now = new Date('2026-11-14T09:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const ofSession = (sessionId: string) => ({ sessionId }) as Viewer
const visitorWith = (setCookie: string) => ({
  headers: new Headers({ cookie: setCookie.split(';', 1)[0] ?? '' }),
  address: '198.51.100.7',
})

const visitor = visitorWith(reauthenticationCookie(secrets, ofSession('one'), now))

test('the proof of a new sign-in lasts five minutes, and not a moment longer', () => {
  const isProven = (ms: number) => isReauthenticated(secrets, visitor, ofSession('one'), after(ms))
  expect([0, 5 * minuteMs - 1, 5 * minuteMs].map(isProven)).toEqual([true, true, false])
})

test('the proof counts for its session and by our secret alone', () => {
  expect(isReauthenticated(secrets, visitor, ofSession('another'), now)).toBe(false)
  expect(isReauthenticated(['another secret'], visitor, ofSession('one'), now)).toBe(false)
  expect(isReauthenticated(secrets, visitorWith(''), ofSession('one'), now)).toBe(false)
})
