import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { AppError } from '@vedetta/core/platform/app-error'
import { isDatabaseOutage } from '@vedetta/core/platform/db/is-database-outage'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf } from '../error-body.ts'
import { OverloadError } from './admission.ts'
import { answerUnrouted } from './unrouted.ts'

const codeOfFastifyError: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
}

/** The header that an answer of status 401 to a program has to have. */
export const bearerChallenge = 'Bearer realm="Vedetta"'

const isKeyMissing = (code: ErrorCode) => code === 'api_key_required' || code === 'api_key_invalid'

/** Every failure is answered as `{ code, message }`; an unexpected one is logged in full and answered with its request ID only. */
export function handleErrors(app: FastifyInstance, recordForbidden: (request: FastifyRequest) => Promise<void>): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (reply.raw.destroyed) return
    const code = codeOf(error, request)
    if (code === 'forbidden') await recordForbidden(request)
    const { status } = errors[code]
    logFailure(request, error, status)
    tellWhenToRetry(reply, error, status)
    // The rest of the body is not waited for.
    if (code === 'request_timeout') reply.header('connection', 'close')
    if (isKeyMissing(code)) reply.header('www-authenticate', bearerChallenge)
    return reply.status(status).send({ ...bodyOf(code), ...(code === 'internal_error' && { requestId: request.id }) })
  })
  app.setNotFoundHandler((request, reply) => answerUnrouted(app, request, reply))
}

/** A request that was refused unread is counted, not logged: under overload the log would be the next thing to give way. */
export function logFailure(request: FastifyRequest, error: Error, status: number): void {
  if (status >= 500 && !(error instanceof OverloadError)) request.log.error({ err: error }, 'request failed')
}

export function tellWhenToRetry(reply: FastifyReply, error: Error, status: number): void {
  const retryAfter = error instanceof AppError ? error.retryAfter : undefined
  if (retryAfter !== undefined || status === 503) reply.header('retry-after', `${retryAfter ?? 5}`)
}

export function codeOf(error: FastifyError, { raw }: Pick<FastifyRequest, 'raw'>): ErrorCode {
  if (error instanceof AppError) return error.code
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' && raw.complete === false) return 'request_timeout'
  const known = codeOfFastifyError[error.code] ?? error.validation?.map(({ message }) => message).find(isCode)
  if (known) return known
  if (isDatabaseOutage(error)) return 'overloaded'
  return error.statusCode !== undefined && error.statusCode < 500 ? 'invalid_request' : 'internal_error'
}

/** Checks of the contracts carry an error code as their message. */
const isCode = (message: string | undefined): message is ErrorCode =>
  message !== undefined && Object.hasOwn(errors, message)
