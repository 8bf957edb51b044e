import { expect, test } from 'vitest'
import { isApiKeySecret, newApiKeySecret, prefixOf } from './api-key-secret.ts'

test('an API key has the form that scanners of leaked secrets look for, and is never the same', () => {
  const secrets = new Set(Array.from({ length: 1000 }, newApiKeySecret))
  expect(secrets.size).toBe(1000)
  for (const secret of secrets) {
    expect(secret).toMatch(/^vdt_[0-9A-Za-z]{22}_[0-9A-Za-z]{6}$/)
    expect(isApiKeySecret(secret)).toBe(true)
  }
})

test('an API key with one wrong character is refused by its checksum', () => {
  const secret = newApiKeySecret()
  for (const at of [4, 12, 25, 27, 32]) {
    const wrong = secret[at] === 'x' ? 'y' : 'x'
    expect(isApiKeySecret(`${secret.slice(0, at)}${wrong}${secret.slice(at + 1)}`)).toBe(false)
  }
})

test.each(['', 'vdt_', 'Bearer x', 'vdt_short_000000', `${newApiKeySecret()}\n`])('%j is no API key', (text) => {
  expect(isApiKeySecret(text)).toBe(false)
})

test('the shown beginning of an API key has four of its random characters', () => {
  expect(prefixOf('vdt_AbCdEfGhIj')).toBe('vdt_AbCd')
})
