import * as calls from '@vedetta/contracts/auth'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { issueCaptcha } from '@vedetta/core/identity/captcha'
import { changePassword } from '@vedetta/core/identity/change-password'
import { finishProviderSignIn } from '@vedetta/core/identity/finish-provider-sign-in'
import type { Identity } from '@vedetta/core/identity/identity'
import { listSessions } from '@vedetta/core/identity/list-sessions'
import { logOut } from '@vedetta/core/identity/log-out'
import { providerReturn } from '@vedetta/core/identity/provider-return'
import { requestPasswordReset } from '@vedetta/core/identity/request-password-reset'
import { requestVerification } from '@vedetta/core/identity/request-verification'
import { resetPassword } from '@vedetta/core/identity/reset-password'
import { revokeSession } from '@vedetta/core/identity/revoke-session'
import { takeSecondStep } from '@vedetta/core/identity/second-step'
import { signIn } from '@vedetta/core/identity/sign-in'
import { signUp } from '@vedetta/core/identity/sign-up'
import { startProviderSignIn } from '@vedetta/core/identity/start-provider-sign-in'
import { disableTwoFactor, enableTwoFactor } from '@vedetta/core/identity/two-factor'
import { verifyEmail } from '@vedetta/core/identity/verify-email'
import type { Visitor, WithCookies } from '@vedetta/core/identity/visitor'
import { networkOf } from '@vedetta/core/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerCall } from '../call-route.ts'
import { sendCookies, visitorOf } from '../visitor.ts'

export function authRoutes(app: FastifyInstance, { identity }: { identity: Identity }): void {
  const { db, secret, clock, limits, providers } = identity

  answerCall(app, calls.getCaptcha, async (_input, _viewer, _signal, { request }) => {
    await limits.consume('captchasOfAddress', networkOf(request.ip))
    return { ...(await issueCaptcha(secret, clock())) }
  })
  answerCall(app, calls.listProviders, () => ({ providers: [...providers] }))

  answerCall(app, calls.signUp, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => signUp(identity, visitor, input)),
  )
  answerCall(app, calls.signIn, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => signIn(identity, visitor, input)),
  )
  answerCall(app, calls.verifyTotp, (input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => takeSecondStep(identity, visitor, viewer, 'app', input)),
  )
  answerCall(app, calls.verifyBackupCode, (input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => takeSecondStep(identity, visitor, viewer, 'backup', input)),
  )
  answerCall(app, calls.signInWithProvider, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => startProviderSignIn(identity, visitor, input)),
  )
  answerCall(app, calls.logOut, (_input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => logOut(identity, visitor, viewer)),
  )

  answerCall(app, calls.requestVerification, async (_input, viewer) => {
    await requestVerification(identity, viewer)
    return {}
  })
  answerCall(app, calls.verifyEmail, async ({ token }) => ({ notice: await verifyEmail(identity, token) }))

  answerCall(app, calls.requestPasswordReset, async (input, _viewer, _signal, reply) => {
    await requestPasswordReset(identity, visitorOf(reply.request), input)
    return {}
  })
  answerCall(app, calls.resetPassword, (input, _viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => resetPassword(identity, visitor, input)),
  )
  answerCall(app, calls.changePassword, (input, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => changePassword(identity, visitor, viewer, input)),
  )

  answerCall(app, calls.listSessions, (_input, viewer) => listSessions(identity, viewer))
  answerCall(app, calls.revokeSession, async ({ sessionID }, viewer) => {
    await revokeSession(db, viewer, sessionID)
    return {}
  })

  answerCall(app, calls.enableTwoFactor, ({ password }, viewer, _signal, reply) =>
    enableTwoFactor(identity, visitorOf(reply.request), viewer, password),
  )
  answerCall(app, calls.disableTwoFactor, ({ password }, viewer, _signal, reply) =>
    answerWithCookies(reply, (visitor) => disableTwoFactor(identity, visitor, viewer, password)),
  )

  for (const provider of keysOf(calls.providers)) {
    app.get(`/auth/callback/${provider}`, { schema: { hide: true } }, async (request, reply) => {
      const search = new URL(request.url, identity.publicUrl).search
      try {
        return reply.redirect(
          await answerWithCookies(reply, (visitor) => finishProviderSignIn(identity, visitor, provider, search)),
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
  act: (visitor: Visitor) => Promise<WithCookies<Answer>>,
): Promise<Answer> {
  return sendCookies(reply, await act(visitorOf(reply.request)))
}
