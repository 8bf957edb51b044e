import type { Operation } from '@vedetta/contracts/public-api/operation'
import type { ApiCaller } from '@vedetta/core/customers/api-keys/api-caller'
import { writeOnce } from '@vedetta/core/outward/public-api/write-once'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '../api-context.ts'

type Asked = {
  readonly operation: Pick<Operation, 'method' | 'path'>
  readonly caller: ApiCaller
  readonly reply: FastifyReply
}

/** Makes a write once per `Idempotency-Key`, if the client sent one, and says so where the answer is a repeated one. */
export async function answerOnce<Result extends object>(
  { db, clock, limits }: Pick<ApiContext, 'db' | 'clock' | 'limits'>,
  { operation: { method, path }, caller: { keyId }, reply }: Asked,
  write: (requestId: string) => Promise<Result>,
): Promise<Result> {
  const idempotencyKey = idempotencyKeyOf(reply.request)
  if (idempotencyKey !== undefined) await limits.consume('namedWritesOfKey', keyId)
  const { params, body } = reply.request
  const request = [method, path, params, body ?? null]
  const { result, isReplayed } = await writeOnce(db, { keyId, idempotencyKey, request }, clock(), write)
  if (isReplayed) reply.header('idempotency-replayed', 'true')
  return result
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(given)) throw new AppError('invalid_request')
  return given
}
