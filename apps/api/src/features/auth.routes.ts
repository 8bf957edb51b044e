import * as calls from '@vedetta/contracts/customers/auth'
import { providers } from '@vedetta/contracts/facts/providers'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { issueCaptcha } from '@vedetta/core/customers/identity/captcha'
import { changePassword } from '@vedetta/core/customers/identity/change-password'
import { claimAccount } from '@vedetta/core/customers/identity/claim-account'
import { finishProviderSignIn } from '@vedetta/core/customers/identity/finish-provider-sign-in'
import type { IdentityContext } from '@vedetta/core/customers/identity/identity'
import { listSessions } from '@vedetta/core/customers/identity/list-sessions'
import { logOut } from '@vedetta/core/customers/identity/log-out'
import { providerReturn } from '@vedetta/core/customers/identity/provider-return'
import { readVerificationLink } from '@vedetta/core/customers/identity/read-verification-link'
import { requestPasswordReset } from '@vedetta/core/customers/identity/request-password-reset'
import { requestVerification } from '@vedetta/core/customers/identity/request-verification'
import { resetPassword } from '@vedetta/core/customers/identity/reset-password'
import { revokeOtherSessions } from '@vedetta/core/customers/identity/revoke-other-sessions'
import { revokeSession } from '@vedetta/core/customers/identity/revoke-session'
import { takeSecondStep } from '@vedetta/core/customers/identity/second-step'
import { signIn } from '@vedetta/core/customers/identity/sign-in'
import { signUp } from '@vedetta/core/customers/identity/sign-up'
import { startProviderSignIn } from '@vedetta/core/customers/identity/start-provider-sign-in'
import { disableTwoFactor, enableTwoFactor } from '@vedetta/core/customers/identity/two-factor'
import { verifyEmail } from '@vedetta/core/customers/identity/verify-email'
import type { Visitor, WithSetCookies } from '@vedetta/core/customers/identity/visitor'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { longCall, registerCall } from '../call-route.ts'
import { sendCookies, visitorOf } from '../visitor.ts'

export function authRoutes(api: FastifyInstance, context: IdentityContext): void {
  const { db, secrets, clock, limits } = context

  registerCall(api, calls.getCaptcha, async (_input, _viewer, _signal, { request }) => {
    await limits.consume('captchasOfAddress', networkOf(request.ip))
    return { ...(await issueCaptcha(secrets, clock())) }
  })

  registerCall(api, calls.signUp, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => signUp(context, visitor, input)),
  )
  registerCall(api, calls.signIn, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => signIn(context, visitor, input)),
  )
  registerCall(api, calls.verifyTotp, (input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => takeSecondStep(context, visitor, viewer, 'app', input)),
  )
  registerCall(api, calls.verifyBackupCode, (input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => takeSecondStep(context, visitor, viewer, 'backup', input)),
  )
  registerCall(api, calls.signInWithProvider, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => startProviderSignIn(context, visitor, input)),
  )
  registerCall(api, calls.logOut, (_input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => logOut(context, visitor, viewer)),
  )

  registerCall(api, calls.requestVerification, async (_input, viewer) => {
    await requestVerification(context, viewer)
    return {}
  })
  registerCall(api, calls.readVerificationLink, ({ token }, viewer, _signal, reply) =>
    readVerificationLink(context, visitorOf(reply.request), viewer, token),
  )
  registerCall(api, calls.verifyEmail, async ({ token }, viewer, _signal, reply) => ({
    notice: await verifyEmail(context, visitorOf(reply.request), viewer, token),
  }))
  registerCall(api, calls.claimAccount, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => claimAccount(context, visitor, input)),
  )

  registerCall(api, calls.requestPasswordReset, async (input, _viewer, _signal, reply) => {
    await requestPasswordReset(context, visitorOf(reply.request), input)
    return {}
  })
  registerCall(api, calls.resetPassword, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => resetPassword(context, visitor, input)),
  )
  registerCall(api, calls.changePassword, (input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => changePassword(context, visitor, viewer, input)),
  )

  registerCall(api, calls.listSessions, (_input, viewer) => listSessions(context, viewer))
  registerCall(api, calls.revokeSession, async ({ sessionID }, viewer) => {
    await revokeSession(db, viewer, sessionID)
    return {}
  })

  registerCall(api, calls.revokeOtherSessions, async (_input, viewer) => {
    await revokeOtherSessions(db, viewer)
    return {}
  })

  registerCall(api, calls.enableTwoFactor, ({ password }, viewer, _signal, reply) =>
    enableTwoFactor(context, visitorOf(reply.request), viewer, password),
  )
  registerCall(api, calls.disableTwoFactor, ({ password }, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => disableTwoFactor(context, visitor, viewer, password)),
  )

  for (const provider of keysOf(providers)) {
    const options = { schema: { hide: true }, config: longCall }
    api.get(`/auth/callback/${provider}`, options, async (request, reply) => {
      const search = new URL(request.url, context.publicUrl).search
      try {
        return reply.redirect(
          await answerWithCookies(reply, (visitor) => finishProviderSignIn(context, visitor, provider, search)),
        )
      } catch (err) {
        request.log.error({ err }, 'coming back from a provider failed')
        return reply.redirect(providerReturn(provider, { error: 'oauth_failed' }))
      }
    })
  }
}

async function answerWithCookies<Answer>(
  reply: FastifyReply,
  act: (visitor: Visitor) => Promise<WithSetCookies<Answer>>,
): Promise<Answer> {
  return sendCookies(reply, await act(visitorOf(reply.request)))
}
