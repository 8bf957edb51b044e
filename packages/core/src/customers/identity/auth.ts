import { retention } from '@vedetta/contracts/facts/retention'
import type { Language } from '@vedetta/contracts/text/labels'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type pg from 'pg'
import type { Context } from '../../platform/context.ts'
import { createAuthDb } from '../../platform/db/auth-client.ts'
import { shortenAddress } from '../../platform/network/shorten-address.ts'
import { lockedSeconds } from './auth-errors.ts'
import type { Passwords } from './passwords.ts'
import { admitProviderAccount, checkReauthentication } from './provider-journey.ts'
import { type ProviderConfigs, providerPlugins } from './providers.ts'

type AuthParts = Pick<Context, 'clock' | 'log' | 'publicUrl' | 'secrets'> & {
  readonly pool: pg.Pool
  readonly passwords: Passwords
  readonly providers: ProviderConfigs
  /** Asked when a provider's sign-in is about to make an account, which may be minutes after it began. */
  readonly isSignUpOn: () => Promise<boolean>
  readonly sendResetPassword: (
    person: { email: string; firstName: string; language: Language },
    token: string,
  ) => Promise<void>
}

const day = 86_400
const hour = 3600

/** Enough to name browser and system; the rest could be anything, as long as all headers together. */
const maxUserAgent = 200

/** How long a sign-in waits for its second step. */
export const secondStepSeconds = 600

export type Auth = ReturnType<typeof createAuth>

/** Configures better-auth wherever its default would surprise; the tests of `apps/api/src/features` check each setting. */
export function createAuth({
  pool,
  passwords,
  clock,
  log,
  publicUrl,
  secrets,
  providers,
  isSignUpOn,
  sendResetPassword,
}: AuthParts) {
  return betterAuth({
    appName: 'Vedetta',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: secrets[0],
    database: createAuthDb(pool),
    telemetry: { enabled: false },
    // No collector receives its spans.
    experimental: { instrumentation: { enabled: false } },
    logger: { level: 'error', log: (_level, message) => log.error({ message }, 'authentication') },
    // Our rate limits are in limits.ts: the library's know neither accounts nor devices.
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
    // No use extends a session: it ends for good.
    session: { expiresIn: retention.sessionDays * day, disableSessionRefresh: true },
    // Hashed, so that the table reveals no token of a mail or of a provider's redirect.
    verification: { storeIdentifier: 'hashed' },
    account: { accountLinking: { enabled: false, disableImplicitLinking: true }, updateAccountOnSignIn: false },
    user: {
      validateUserInfo: checkReauthentication,
      additionalFields: {
        firstName: { type: 'string' },
        lastName: { type: 'string' },
        language: { type: 'string' },
        termsAcceptedAt: { type: 'date', required: false },
        termsVersion: { type: 'string', required: false },
        isOperator: { type: 'boolean', input: false, defaultValue: false },
      },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: await admitProviderAccount(user, isSignUpOn, clock()) }) } },
      session: {
        create: {
          before: async ({ ipAddress, userAgent }) => ({
            data: { ipAddress: shortenAddress(ipAddress ?? ''), userAgent: userAgent?.slice(0, maxUserAgent) },
          }),
        },
      },
      // No tokens are stored, since the provider is not called again after the sign-in.
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
        twoFactorCookieMaxAge: secondStepSeconds,
        // People who sign in with a provider have no password; `checkOwner` asks them for a recent sign-in.
        allowPasswordless: true,
        accountLockout: { maxFailedAttempts: 10, durationSeconds: lockedSeconds },
      }),
    ],
    advanced: {
      // The prefix binds cookies to this host. Browsers accept secure cookies on loopback without TLS, too.
      cookiePrefix: '__Host-vedetta',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'uuid' },
    },
  })
}

type OurFields = { firstName: string; lastName: string; language: Language }
