import { dayMs } from '@vedetta/contracts/text/durations'
import { languages } from '@vedetta/contracts/text/labels'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'

const path = '/.well-known/security.txt'

/** The RFC asks for less than a year. Counted from each request, so that the file never expires while the service runs. */
const validDays = 180

/** Where to report a vulnerability (RFC 9116). */
export function securityTxt(
  app: FastifyInstance,
  { company, publicUrl, clock }: Pick<ApiContext, 'company' | 'publicUrl' | 'clock'>,
): void {
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date(clock().getTime() + validDays * dayMs)
    const fields = [
      `Contact: mailto:${company.supportEmail}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${fields.join('\n')}\n`)
  })
}
