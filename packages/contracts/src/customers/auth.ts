import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { noticeCodes } from '../calls/errors.ts'
import { providers } from '../facts/providers.ts'
import { keysOf } from '../text/vocabulary.ts'
import { captchaSolution, emailAddress, givenPassword, licenceCode, newPassword, personDetails } from './person.ts'

const done = z.object({})
const notice = z.enum(noticeCodes).nullable()
/** The current version of the terms, accepted by ticking a box. */
export const termsAccepted = z.literal(true, { error: 'terms_required' })

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/captcha',
  summary: 'A challenge for the bot check',
  access: 'public',
  input: z.object({}),
  output: z.looseObject({}).describe('An ALTCHA challenge'),
})

export const signUp = defineCall({
  method: 'POST',
  path: '/auth/sign-up/email',
  summary: 'Create an account and sign in',
  access: 'public',
  input: personDetails.extend({
    email: emailAddress,
    password: newPassword,
    terms: termsAccepted,
    captcha: captchaSolution,
    code: licenceCode.optional().describe('Code of an invite or of a licence'),
  }),
  output: z.object({ notice }),
})

export const signIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in/email',
  summary: 'Sign in with a password',
  access: 'public',
  input: z.object({ email: emailAddress, password: givenPassword, code: licenceCode.optional() }),
  output: z.object({ twoFactor: z.boolean().describe('Whether the second step is still required'), notice }),
})

export const signInWithProvider = defineCall({
  method: 'POST',
  path: '/auth/sign-in/oauth2',
  summary: 'Address to start signing in with an external provider',
  access: 'public',
  input: z.object({
    provider: z.enum(keysOf(providers)),
    language: personDetails.shape.language,
    terms: termsAccepted.optional().describe('Without it a person who is new gets no account, and is asked for it'),
    code: licenceCode.optional(),
    next: z
      .string()
      .regex(/^\/(?![/\\])/)
      .max(2000)
      .optional(),
  }),
  output: z.object({ url: z.url() }),
})

export const logOut = defineCall({
  method: 'POST',
  path: '/logout',
  summary: 'End this session',
  access: 'user',
  input: done,
  output: done,
})

export const requestVerification = defineCall({
  method: 'POST',
  path: '/verify/request',
  summary: 'Send the verification mail again',
  access: 'user',
  input: done,
  output: done,
})

const linkToken = z.string({ error: 'token_expired' }).min(1).max(2000)

/** A POST, so that no log of addresses keeps the token. */
export const readVerificationLink = defineCall({
  method: 'POST',
  path: '/auth/verification-link',
  summary: 'What the link of a verification mail is about; changes nothing',
  access: 'public',
  input: z.object({ token: linkToken }),
  output: z.object({
    email: z.string().describe('The account’s address, masked'),
    verified: z.boolean(),
    own: z.boolean().describe('Whether the user is signed in to that account'),
  }),
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Verify the user’s own address with the token from its mail',
  access: 'user',
  input: z.object({ token: linkToken }),
  output: z.object({ notice }),
})

export const claimAccount = defineCall({
  method: 'POST',
  path: '/auth/claim-account',
  summary:
    'Take over an unverified account with the token mailed to its address: a new password and name, every session ended, the address verified',
  access: 'public',
  input: personDetails.extend({ token: linkToken, password: newPassword, terms: termsAccepted }),
  output: done,
})

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/request-password-reset',
  summary: 'Send a mail with a link to choose a new password',
  access: 'public',
  input: z.object({ email: emailAddress, captcha: captchaSolution }),
  output: done,
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token from the mail; ends every session',
  access: 'public',
  input: z.object({ token: linkToken, password: newPassword }),
  output: done,
})

const oneOfThree = z.string({ error: 'passwords_required' }).min(1).max(128)

export const changePassword = defineCall({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password; ends every other session',
  access: 'user',
  input: z
    .object({ current: oneOfThree, password: newPassword, repeated: oneOfThree })
    .refine(({ password, repeated }) => password === repeated, { error: 'passwords_differ', path: ['repeated'] }),
  output: done,
})

export const listSessions = defineCall({
  method: 'GET',
  path: '/auth/list-sessions',
  summary: 'The user’s active sessions',
  access: 'user',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        sessionID: z.uuid(),
        current: z.boolean(),
        startedAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        network: z.string().nullable().describe('The network of the IP address: a /24 of IPv4, a /48 of IPv6'),
        userAgent: z.string().nullable(),
      }),
    ),
  }),
})

export const revokeSession = defineCall({
  method: 'POST',
  path: '/auth/revoke-session',
  summary: 'End one of the user’s sessions',
  access: 'user',
  input: z.object({ sessionID: z.uuid() }),
  output: done,
})

export const revokeOtherSessions = defineCall({
  method: 'POST',
  path: '/auth/revoke-other-sessions',
  summary: 'End every session of the user but this one',
  access: 'user',
  input: done,
  output: done,
})

const passwordIfAny = givenPassword
  .optional()
  .describe('Required if the account has a password; otherwise the session must have started within 15 minutes')

export const enableTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/two-factor/enable',
  summary: 'Set up two-step sign-in; takes effect once a code is confirmed',
  access: 'verified',
  input: z.object({ password: passwordIfAny }),
  output: z.object({ uri: z.string(), backupCodes: z.array(z.string()) }),
})

export const disableTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/two-factor/disable',
  summary: 'Turn off two-step sign-in',
  access: 'user',
  input: z.object({ password: passwordIfAny }),
  output: done,
})

/** A licence code given with the password is redeemed only after the second step, which sends it again. */
const redeem = licenceCode.optional().describe('Code of an invite or of a licence')

/** Confirms the set-up of a signed-in user, or completes a sign-in whose password was accepted. */
export const verifyTotp = defineCall({
  method: 'POST',
  path: '/auth/two-factor/verify-totp',
  summary: 'Second step of signing in: a code of the authenticator app',
  access: 'public',
  input: z.object({ code: z.string().regex(/^\d{6}$/, { error: 'wrong_second_factor' }), redeem }),
  output: z.object({ notice }),
})

export const verifyBackupCode = defineCall({
  method: 'POST',
  path: '/auth/two-factor/verify-backup-code',
  summary: 'Second step of signing in: one of the emergency codes',
  access: 'public',
  input: z.object({ code: z.string().trim().min(1, { error: 'wrong_second_factor' }).max(40), redeem }),
  output: z.object({ notice }),
})
