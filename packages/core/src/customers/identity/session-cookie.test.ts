import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hasSessionCookie, sessionTokenOf } from './session-cookie.ts'

// apps/api/src/features/sessions.engines.test.ts checks that the library signs its cookies like this.
const secrets = ['a secret of at least thirty-two characters'] as const
const signed = (token: string, key: string = secrets[0]) =>
  encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`)
const cookie = (value: string) => `a=b; __Host-vedetta.session_token=${value}; c=d`

describe('the token of a session cookie', () => {
  it('is read if the signature is ours', () => {
    expect(sessionTokenOf(secrets, cookie(signed('abcDEF123')))).toBe('abcDEF123')
    expect(hasSessionCookie(cookie(signed('abcDEF123')))).toBe(true)
  })

  it.each([
    ['signed with another key', cookie(signed('abc', 'another key'))],
    ['of another token', cookie(signed('abc').replace('abc', 'abd'))],
    ['without a signature', cookie('abc')],
    ['with an empty signature', cookie('abc.')],
    ['with a signature that is cut', cookie(signed('abc').slice(0, -10))],
    ['with something after it', cookie(`${signed('abc')}.x`)],
    ['that is empty', cookie('')],
    ['that can’t be decoded', cookie('%E0%A4%A')],
  ])('is null for a cookie %s', (_, cookies) => {
    expect(sessionTokenOf(secrets, cookies)).toBeNull()
  })

  it('is null without a session cookie', () => {
    expect(hasSessionCookie('session_token=abc; __Host-vedetta.device.x=y')).toBe(false)
    expect(sessionTokenOf(secrets, 'session_token=abc')).toBeNull()
  })
})
