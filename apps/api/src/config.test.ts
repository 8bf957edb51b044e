import { readConfig } from '@vedetta/core/config'
import { describe, expect, test } from 'vitest'
import { apiSettings, completeConfig } from './config.ts'

const read = (env: Record<string, string>) => completeConfig(readConfig(apiSettings, env))

describe('the secret', () => {
  test('must be given where others get to', () => {
    expect(() => read({ PUBLIC_URL: 'https://vedetta.example' })).toThrow('AUTH_SECRET: needed')
    expect(() => read({ PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: 'short' })).toThrow('at least 32')
    const secret = 'x'.repeat(32)
    expect(read({ PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: secret }).AUTH_SECRET).toBe(secret)
  })

  test.each(['http://127.0.0.1:17473', 'http://localhost', 'http://[::1]:80'])('has a default on %s', (url) => {
    expect(read({ PUBLIC_URL: url }).AUTH_SECRET.length).toBeGreaterThanOrEqual(32)
  })
})

test('the public address is an origin', () => {
  expect(read({ PUBLIC_URL: 'http://127.0.0.1:8080/app/?x=1' }).PUBLIC_URL).toBe('http://127.0.0.1:8080')
})

describe('a provider', () => {
  test('is offered when its client is configured', () => {
    expect(read({}).providers).toEqual({})
    expect(read({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).providers).toEqual({
      google: {
        clientId: 'id',
        clientSecret: 'secret',
        discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
      },
    })
  })

  test('is refused half configured', () => {
    expect(() => read({ MICROSOFT_CLIENT_ID: 'id' })).toThrow('MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET: both or')
  })
})

test('proxies are a list of networks', () => {
  expect(read({}).TRUSTED_PROXIES).toEqual([])
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '127.0.0.1'])
})
