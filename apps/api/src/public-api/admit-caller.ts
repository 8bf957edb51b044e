import { apiPace } from '@vedetta/contracts/public-api/operation'
import type { ApiCaller } from '@vedetta/core/customers/api-keys/api-caller'
import { readApiCaller } from '@vedetta/core/customers/api-keys/read-api-caller'
import { AppError } from '@vedetta/core/platform/app-error'
import type { Quota } from '@vedetta/core/platform/limits/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '../api-context.ts'

type Admitted = {
  readonly caller: ApiCaller
  /** Writes pause while the processes can't share their counts. */
  readonly canWrite: boolean
}

/** The caller of a request by its key, within the limit that all channels of a key share. */
export async function admitCaller(
  { db, clock, limits }: Pick<ApiContext, 'db' | 'clock' | 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted> {
  const { callers } = request.server
  const caller = await readApiCaller(db, request.headers.authorization, clock()).catch((error: unknown) => {
    if (error instanceof AppError) callers.rememberKey(request, null)
    throw error
  })
  callers.rememberKey(request, caller.keyId)
  const quota = await limits.take('apiCallsOfKey', caller.keyId)
  sendQuota(reply, quota)
  if (!quota.isAllowed) throw new AppError('request_limit', { retryAfter: secondsOf(quota) })
  return { caller, canWrite: quota.isShared }
}

const secondsOf = ({ resetMs }: Quota) => Math.ceil(resetMs / 1_000)

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
function sendQuota(reply: FastifyReply, quota: Quota): void {
  reply.headers({
    'ratelimit-policy': `"key";q=${apiPace.times};w=${apiPace.seconds}`,
    ratelimit: `"key";r=${quota.left};t=${secondsOf(quota)}`,
  })
}
