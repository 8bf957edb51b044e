import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { cursor, next } from './cursor.ts'
import { operatorReason } from './reason.ts'

const host = z
  .string({ error: 'host_required' })
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9.-]+\.[a-z0-9-]+$/, { error: 'host_required' })
  // "k6.6" looks like a host, and is taken for a broken IPv4 address.
  .refine((name) => URL.canParse(`http://${name}`), { error: 'host_required' })

const optOut = z
  .object({
    host: z.string().describe('With everything below it'),
    since: z.iso.datetime(),
    reason: z.string(),
  })
  .meta({ id: 'OptOut' })

export type OptOut = z.infer<typeof optOut>

export const listOptOuts = defineCall({
  method: 'GET',
  path: '/operator/opt-outs',
  summary: 'Hosts that are never visited, the newest first',
  access: 'operator',
  input: z.object({ query: z.string().trim().min(1).max(253).optional().describe('A part of the host'), cursor }),
  output: z.object({ optOuts: z.array(optOut), next }),
})

export const addOptOut = defineCall({
  method: 'POST',
  path: '/operator/opt-outs/add',
  summary: 'Never visit a host and its subdomains again',
  access: 'operator',
  input: z.object({
    host,
    reason: z
      .string({ error: 'operator_reason_required' })
      .trim()
      .min(3, 'operator_reason_required')
      .max(300, 'operator_reason_required')
      .describe('Who requested it, and how; kept with the opt-out, not in the audit'),
  }),
  output: z.object({
    host: z.string().describe('As it was taken: `www.` means the whole domain'),
    sites: z.int(),
    sources: z.int().describe('Sources removed from the schedule'),
  }),
})

export const withdrawOptOut = defineCall({
  method: 'POST',
  path: '/operator/opt-outs/withdraw',
  summary: 'Visit a host again; its sites are due at once',
  access: 'operator',
  input: z.object({ host, reason: operatorReason }),
  output: z.object({ sites: z.int(), sources: z.int() }),
})
