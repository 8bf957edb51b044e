import { errors } from '@vedetta/contracts/calls/errors'
import type { InvalidValue } from '@vedetta/contracts/public-api/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerChallenge, codeOf, logFailure, tellWhenToRetry } from '../plugins/errors.ts'
import { refuseUnrouted, unroutedCode } from '../plugins/unrouted.ts'
import { languageOf, ProblemError, problemOf, problemType } from '../problem.ts'

/** Every failure of the public API is answered with problem details. */
export function answerProblems(v1: FastifyInstance, publicUrl: string): void {
  const factsOf = ({ headers }: FastifyRequest) => ({ publicUrl, language: languageOf(headers['accept-language']) })

  v1.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (reply.raw.destroyed) return
    const code = codeOf(error, request)
    const { status } = errors[code]
    logFailure(request, error, status)
    tellWhenToRetry(reply, error, status)
    if (code === 'request_timeout') reply.header('connection', 'close')
    if (status === 401) reply.header('www-authenticate', bearerChallenge)
    return send(reply, {
      ...problemOf(code, factsOf(request)),
      ...(code === 'internal_error' && { requestID: request.id }),
      ...(error.validation && { invalid: invalidValues(error) }),
      ...(error instanceof ProblemError && error.members),
    })
  })

  const answerUnrouted = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, problemOf(unroutedCode(v1, request, reply), factsOf(request)))
  v1.setNotFoundHandler(answerUnrouted)
  refuseUnrouted(v1, '', answerUnrouted)
}

/** Serialised here: a route's schemas are those of its successes. */
function send(reply: FastifyReply, problem: { status: number }): FastifyReply {
  return reply.status(problem.status).type(problemType).serializer(JSON.stringify).send(problem)
}

const places: Record<string, InvalidValue['in']> = { body: 'body', querystring: 'query', params: 'path' }

function invalidValues({ validation = [], validationContext = 'body' }: FastifyError): InvalidValue[] {
  return validation.map(({ instancePath, message = '' }) => ({
    in: places[validationContext] ?? 'body',
    pointer: instancePath,
    reason: message,
  }))
}
