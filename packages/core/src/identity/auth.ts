import type { Language } from '@vedetta/contracts/labels'
import { retention } from '@vedetta/contracts/retention'
import { betterAuth } from 'better-auth'
import { APIError, getOAuthState } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type pg from 'pg'
import type { Context } from '../context.ts'
import { createAuthDb } from '../db/auth-client.ts'
import { lockedSeconds } from './auth-errors.ts'
import type { Passwords } from './passwords.ts'
import { type ProviderConfigs, providerPlugins } from './providers.ts'

type AuthParts = Pick<Context, 'clock' | 'log' | 'publicUrl' | 'secret'> & {
  readonly pool: pg.Pool
  readonly passwords: Passwords
  readonly providers: ProviderConfigs
  readonly sendResetPassword: (
    person: { email: string; firstName: string; language: Language },
    token: string,
  ) => Promise<void>
}

const day = 86_400
const hour = 3600

/** Seconds a session lasts after its last use, and after which a use prolongs it. */
export const sessionAge = { expiresIn: retention.sessionDays * day, updateAge: hour }

export type Auth = ReturnType<typeof createAuth>

/** The library, told everything whose default would surprise; the tests of `apps/api/src/features` hold it to each. */
export function createAuth({
  pool,
  passwords,
  clock,
  log,
  publicUrl,
  secret,
  providers,
  sendResetPassword,
}: AuthParts) {
  return betterAuth({
    appName: 'Vedetta',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: createAuthDb(pool),
    telemetry: { enabled: false },
    // Nobody collects its spans.
    experimental: { instrumentation: { enabled: false } },
    logger: { level: 'error', log: (_level, message) => log.error({ message }, 'authentication') },
    // Ours are in limits.ts: the library's know neither accounts nor devices.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 7,
      maxPasswordLength: 128,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hour,
      sendResetPassword: ({ user, token }) => sendResetPassword(user as typeof user & OurFields, token),
    },
    session: sessionAge,
    // What is mailed or sent to a provider can't be read back from the table.
    verification: { storeIdentifier: 'hashed' },
    account: { accountLinking: { enabled: false, disableImplicitLinking: true }, updateAccountOnSignIn: false },
    user: {
      additionalFields: {
        firstName: { type: 'string' },
        lastName: { type: 'string' },
        language: { type: 'string' },
        termsAcceptedAt: { type: 'date', required: false },
        isOperator: { type: 'boolean', input: false, defaultValue: false },
      },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: await admitProviderAccount(user, clock()) }) } },
      // Nobody asks the provider anything later.
      account: {
        create: {
          before: async () => ({ data: { accessToken: null, refreshToken: null, idToken: null, scope: null } }),
        },
      },
    },
    plugins: [
      ...providerPlugins(providers),
      twoFactor({
        issuer: 'Vedetta',
        twoFactorCookieMaxAge: 600,
        accountLockout: { maxFailedAttempts: 10, durationSeconds: lockedSeconds },
      }),
    ],
    advanced: {
      // Of this host alone, and never readable by a script. Browsers take them on loopback without TLS, too.
      cookiePrefix: '__Host-vedetta',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'uuid' },
    },
  })
}

type OurFields = { firstName: string; lastName: string; language: Language }

/** What rides along to the provider and back; `invited` is the address an invite is for. */
export type ProviderJourney = { readonly language: Language; readonly invited: string | null }

/**
 * The last word before an account is made. The library lets in who comes without a verified address;
 * and it must be 422: a 403 it takes for success in places.
 */
async function admitProviderAccount(user: { email: string; emailVerified: boolean }, now: Date) {
  const journey = (await getOAuthState()) as ProviderJourney | null
  if (!journey) return {}
  if (!user.emailVerified) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'oauth_invalid_account' })
  if (journey.invited !== null && journey.invited !== user.email)
    throw new APIError('UNPROCESSABLE_ENTITY', { code: 'invite_email_mismatch' })
  return { language: journey.language, termsAcceptedAt: now, image: null }
}
