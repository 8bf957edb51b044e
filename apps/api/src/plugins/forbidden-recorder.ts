import { recordRefusal } from '@vedetta/core/platform/audit/record-refusal'
import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '../api-context.ts'

/** Records which call a person's role did not allow. The refusal is answered even where it can't be recorded. */
export function forbiddenRecorder(context: Pick<ApiContext, 'db' | 'limits'>) {
  return async ({ viewer, method, routeOptions, ip, log }: FastifyRequest): Promise<void> => {
    if (!viewer) return
    try {
      await recordRefusal(context, viewer, { call: `${method} ${routeOptions.url}`, address: ip })
    } catch (err) {
      log.error({ err }, 'a refusal was not recorded')
    }
  }
}
