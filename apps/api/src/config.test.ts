import { readConfig } from '@vedetta/core/config'
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

describe('the secret', () => {
  test('must be given where others get to', () => {
    expect(() => read({ PUBLIC_URL: 'https://vedetta.example' })).toThrow('AUTH_SECRET: needed')
    expect(() => read({ PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: 'short' })).toThrow('at least 32')
    const secret = 'x'.repeat(32)
    expect(read({ PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: secret, ...others }).AUTH_SECRET).toBe(secret)
  })

  test.each(['http://127.0.0.1:17473', 'http://localhost', 'http://[::1]:80'])('has a default on %s', (url) => {
    expect(read({ PUBLIC_URL: url }).AUTH_SECRET.length).toBeGreaterThanOrEqual(32)
  })
})

test('the public address is an origin', () => {
  expect(read({ PUBLIC_URL: 'http://127.0.0.1:8080/app/?x=1' }).PUBLIC_URL).toBe('http://127.0.0.1:8080')
})

describe('who runs the instance', () => {
  const open = { PUBLIC_URL: 'https://vedetta.example', AUTH_SECRET: 'x'.repeat(32), ...others }

  test('is told to its pages', () => {
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

  test.each(Object.keys(company))('must be said where others get to: %s', (name) => {
    const { [name]: _, ...rest } = open as Record<string, string>
    expect(() => read(rest)).toThrow(`not valid:\n  ${name}: needed`)
  })

  test('is told whole where all of it is missing', () => {
    const missing = () => read({ PUBLIC_URL: open.PUBLIC_URL, AUTH_SECRET: open.AUTH_SECRET })
    for (const name of Object.keys(company)) expect(missing).toThrow(`${name}: needed`)
  })

  test('is made up on one’s own machine, and says so', () => {
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
  ])('is refused in another form: %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name}:`)
  })
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

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  test('takes payments when its keys are configured', () => {
    expect(read({}).stripe).toBeNull()
    expect(read(keys).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined })
    const apiUrl = 'http://127.0.0.1:12111'
    expect(read({ ...keys, STRIPE_API_URL: apiUrl }).stripe).toMatchObject({ apiUrl })
  })

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)('is refused with %s alone', (name) => {
    expect(() => read({ [name]: keys[name] })).toThrow('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: both or neither')
  })
})

test('proxies are a list of networks', () => {
  expect(read({}).TRUSTED_PROXIES).toEqual([])
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '127.0.0.1'])
})
