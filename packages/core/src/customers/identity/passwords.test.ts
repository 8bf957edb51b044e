import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords, decoyHash } from './passwords.ts'

const passwords = createPasswords()

test('passwords are stored as argon2id with the parameters that OWASP advises', async () => {
  const hash = await passwords.hash('Torre-Verde-7')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hash).not.toBe(await passwords.hash('Torre-Verde-7'))
})

test('passwords verify against their own hash only', async () => {
  const hash = await passwords.hash('Torre-Verde-7')
  expect(await passwords.verify({ hash, password: 'Torre-Verde-7' })).toBe(true)
  expect(await passwords.verify({ hash, password: 'Torre-Verde-8' })).toBe(false)
})

test('the decoy hash costs as much to verify as a real one, and matches no password', async () => {
  expect(parseOptions(decoyHash)).toEqual(parseOptions(await passwords.hash('Torre-Verde-7')))
  expect(await passwords.verify({ hash: decoyHash, password: 'Torre-Verde-7' })).toBe(false)
})
