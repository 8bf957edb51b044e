import { readConfig } from '@vedetta/contracts/calls/process-config'
import { describe, expect, test } from 'vitest'
import { apiSettings, completeConfig } from './config.ts'

const read = (env: Record<string, string>) => completeConfig(readConfig(apiSettings, env))

const company = {
  COMPANY_NAME: 'Vedetta S.r.l.',
  COMPANY_ADDRESS: 'Via Roma 1, 20121 Milano MI',
  COMPANY_VAT: 'IT12345678903',
  COMPANY_PEC: 'vedetta@pec.example',
  COMPANY_COURT: 'Milano',
  SUPPORT_EMAIL: 'aiuto@vedetta.example',
  PRIVACY_EMAIL: 'dati@vedetta.example',
  PRIVACY_OFFICER: 'Anna Prova, dpo@vedetta.example',
}
const others = { ...company, SUB_PROCESSORS: 'hosting: Some Servers GmbH, DE' }

describe('AUTH_SECRET', () => {
  test('AUTH_SECRET is required on a public address', () => {
    expect(() => read({ PUBLIC_URL: 'https://vedetta.example' })).toThrow('AUTH_SECRET: needed')
    expect(() => read({ PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: 'short' })).toThrow('at least 32')
    const secret = 'x'.repeat(32)
    expect(read({ PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: secret, ...others }).secrets).toEqual([secret])
  })

  test.each(['http://127.0.0.1:17473', 'http://localhost', 'http://[::1]:80'])(
    'AUTH_SECRET has a default on %s',
    (url) => {
      expect(read({ PUBLIC_URL: url }).secrets[0].length).toBeGreaterThanOrEqual(32)
    },
  )

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '' },
    { HOST: '192.168.1.20' },
    { HOST: 'vedetta.internal' },
    { METRICS_HOST: '0.0.0.0', METRICS_PORT: '9090' },
  ])('AUTH_SECRET is required of a process that others reach: %j', (listens) => {
    expect(() => read(listens)).toThrow('AUTH_SECRET: needed')
    expect(() => read(listens)).toThrow('openssl rand -base64 48')
    const own = 'x'.repeat(32)
    expect(read({ ...listens, AUTH_SECRET: own }).secrets).toEqual([own])
  })

  test.each([{ HOST: 'localhost' }, { HOST: '127.3.2.1' }, { HOST: '::1' }, { METRICS_HOST: '0.0.0.0' }])(
    'AUTH_SECRET has a default while no other machine reaches the process: %j',
    (listens) => expect(read(listens).secrets).toHaveLength(1),
  )

  test.each(['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS'])('%s is never the published one where others reach it', (name) => {
    const [published] = read({}).secrets
    expect(read({ [name]: published }).secrets).toContain(published)
    const given = { AUTH_SECRET: 'x'.repeat(32), [name]: published }
    expect(() => read({ ...given, HOST: '0.0.0.0' })).toThrow(`${name}: published with the code`)
    // Behind a proxy.
    expect(() => read({ ...given, ...others, PUBLIC_URL: 'https://vedetta.example' })).toThrow(
      `${name}: published with the code`,
    )
  })

  test('AUTH_SECRET_PREVIOUS lists the secrets before it, each as long', () => {
    const [current, last, first] = ['c'.repeat(32), 'l'.repeat(32), 'f'.repeat(32)]
    const listed = { AUTH_SECRET: current, AUTH_SECRET_PREVIOUS: `${last}, ${first}` }
    expect(read(listed).secrets).toEqual([current, last, first])
    expect(() => read({ ...listed, AUTH_SECRET_PREVIOUS: `${last},short` })).toThrow('at least 32')
  })
})

test('PUBLIC_URL must be an origin', () => {
  expect(read({ PUBLIC_URL: 'http://127.0.0.1:8080/app/?x=1' }).PUBLIC_URL).toBe('http://127.0.0.1:8080')
})

describe('the company data', () => {
  const open = { PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: 'x'.repeat(32), ...others }

  test('the company data reach the pages', () => {
    expect(read(open)).toMatchObject({
      company: {
        companyName: 'Vedetta S.r.l.',
        companyAddress: 'Via Roma 1, 20121 Milano MI',
        companyVat: 'IT12345678903',
        companyPec: 'vedetta@pec.example',
        court: 'Milano',
        supportEmail: 'aiuto@vedetta.example',
        privacyEmail: 'dati@vedetta.example',
        dpo: 'Anna Prova, dpo@vedetta.example',
      },
      subProcessors: [{ purpose: 'hosting', name: 'Some Servers GmbH', country: 'DE' }],
    })
  })

  test.each(Object.keys(company))('the company data are required on a public address: %s', (name) => {
    const { [name]: _, ...rest } = open as Record<string, string>
    expect(() => read(rest)).toThrow(`not valid:\n  ${name}: needed`)
  })

  test('all missing company settings are reported together', () => {
    const missing = () => read({ PUBLIC_URL: open.PUBLIC_URL, AUTH_SECRET: open.AUTH_SECRET })
    for (const name of Object.keys(company)) expect(missing).toThrow(`${name}: needed`)
  })

  test('the company data of a local instance are recognisably made up', () => {
    expect(read({}).company.companyName).toContain('dati di prova')
    expect(read({ SUPPORT_EMAIL: 'io@casa.example' }).company).toMatchObject({
      supportEmail: 'io@casa.example',
      companyVat: 'IT00000000000',
    })
  })

  test.each([
    ['SUPPORT_EMAIL', 'nessuno'],
    ['COMPANY_NAME', ' '],
    ['COMPANY_ADDRESS', 'Via Roma\n1'],
  ])('the company data are refused in another format: %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name}:`)
  })
})

describe('sign-in providers', () => {
  test('a provider is offered when its client is configured', () => {
    expect(read({}).providers).toEqual({})
    expect(read({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).providers).toEqual({
      google: {
        clientId: 'id',
        clientSecret: 'secret',
        discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
      },
    })
  })

  test('a half-configured provider is refused', () => {
    expect(() => read({ MICROSOFT_CLIENT_ID: 'id' })).toThrow('MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET: both or')
  })
})

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  test('Stripe takes payments when its keys are configured', () => {
    expect(read({}).stripe).toBeNull()
    expect(read(keys).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined })
    const apiUrl = 'http://127.0.0.1:12111'
    expect(read({ ...keys, STRIPE_API_URL: apiUrl }).stripe).toMatchObject({ apiUrl })
  })

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)('Stripe is refused with %s alone', (name) => {
    expect(() => read({ [name]: keys[name] })).toThrow('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: both or neither')
  })
})

test('TRUSTED_PROXIES is a list of networks', () => {
  expect(read({}).TRUSTED_PROXIES).toEqual([])
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '127.0.0.1'])
})
