import { keepCspReports } from '@vedetta/core/operations/csp-reports/csp-reports'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { cspReportPath } from '../plugins/security-headers.ts'

/** A report has some addresses and the beginning of a script; a browser collects those of a minute. */
const bodyLimit = 32 * 1024

/** For browsers, which send what they kept one of our pages from doing, by either of two standards. */
export async function cspReports(
  app: FastifyInstance,
  { db, clock, limits }: Pick<ApiContext, 'db' | 'clock' | 'limits'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const types = ['application/csp-report', 'application/reports+json']
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
    const limited = async ({ ip }: { ip: string }) => {
      await limits.consume('cspReportsOfAddress', networkOf(ip))
      await limits.consume('cspReportsOfAll', 'all')
    }
    scope.post(cspReportPath, { schema: { hide: true }, bodyLimit, onRequest: limited }, async ({ body }, reply) => {
      await keepCspReports({ db }, typeof body === 'string' ? body : '', clock())
      return reply.status(204).send()
    })
  })
}
