import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { admitProviderAccount, checkReauthentication, type ProviderJourney } from './provider-journey.ts'

let journey: ProviderJourney | null = null
vi.mock('better-auth/api', async (original) => ({
  ...(await original<typeof import('better-auth/api')>()),
  getOAuthState: async () => journey,
}))

const now = new Date('2026-11-14T09:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})

const isOn = async () => true
const person = { email: 'anna@persone.example', emailVerified: true }
const signIn = { purpose: 'sign in', language: 'en', invited: null, acceptsTerms: true } as const
const again = { purpose: 'reauthenticate', userId: 'anna', startedAt: now.getTime() } as const

describe('a new account', () => {
  test('from a provider has the language of the journey and the terms accepted on it', async () => {
    journey = { ...signIn, invited: person.email }
    expect(await admitProviderAccount(person, isOn, now)).toEqual({
      language: 'en',
      termsAcceptedAt: now,
      termsVersion: legalVersion.number,
      image: null,
    })
  })

  test('without a provider is left as it is', async () => {
    journey = null
    expect(await admitProviderAccount({ ...person, emailVerified: false }, isOn, now)).toEqual({})
  })

  test.each([
    ['reauthentication_failed', again, person],
    ['oauth_email_unproven', signIn, { ...person, emailVerified: false }],
    ['invite_email_mismatch', { ...signIn, invited: 'altra@persone.example' }, person],
    ['terms_required', { ...signIn, acceptsTerms: false }, person],
  ])('is refused with %s', async (code, state, user) => {
    journey = state
    await expect(admitProviderAccount(user, isOn, now)).rejects.toMatchObject({ statusCode: 422, body: { code } })
  })
})

describe('a person who proves again who they are', () => {
  const check = (id: string, auth_time: unknown) =>
    checkReauthentication({ user: { id }, source: { oauth: { profile: { auth_time } } } })
  const failed = { error: 'reauthentication_failed' }
  const seconds = (ms: number) => (now.getTime() + ms) / 1000

  test.each([0, -minuteMs, minuteMs])(
    'has signed in at the provider since, by clocks that differ by %i ms',
    async (ms) => {
      journey = again
      expect(await check('anna', seconds(ms))).toBeUndefined()
    },
  )

  test.each([
    ['earlier', seconds(-minuteMs - 1000)],
    ['later than now', seconds(minuteMs + 1000)],
    ['at no time', undefined],
    ['at a time that is no number', String(seconds(0))],
  ])('is refused who signed in %s', async (_what, authTime) => {
    journey = again
    expect(await check('anna', authTime)).toEqual(failed)
  })

  test('must be the person who left', async () => {
    journey = again
    expect(await check('bruna', seconds(0))).toEqual(failed)
    expect(await checkReauthentication({ user: { id: 'anna' }, source: {} })).toEqual(failed)
  })

  test.each([signIn, null])('is asked on no other journey (%o)', async (state) => {
    journey = state
    expect(await check('bruna', undefined)).toBeUndefined()
  })
})
