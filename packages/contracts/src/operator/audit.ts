import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { keysOf } from '../text/vocabulary.ts'
import { auditActs } from './audit-acts.ts'
import { cursor, next } from './cursor.ts'

/** Looked at where no first day is given. */
export const auditDays = 90

const filters = z.object({
  person: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .optional()
    .describe('An account’s identifier or e-mail address: what the person did, and what was done to them'),
  act: z.enum(keysOf(auditActs)).optional(),
  from: z.iso.date().optional().describe(`First day, in Italian time; by default ${auditDays} days before the last`),
  to: z.iso.date().optional().describe('Last day, in Italian time; by default today'),
})

const entry = z
  .object({
    entryNo: z.int(),
    at: z.iso.datetime(),
    act: z.string().describe('One of `auditActs`, or an act of an earlier version'),
    actor: z
      .object({ userID: z.uuid(), email: z.string().nullable().describe('Null once the account is deleted') })
      .nullable()
      .describe('Null for the command line and for visitors'),
    subject: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof entry>

export const auditFormats = ['csv', 'ndjson'] as const

export type AuditFormat = (typeof auditFormats)[number]

export const listAudit = defineCall({
  method: 'GET',
  path: '/operator/audit',
  summary: 'Acts that matter for security or money, the newest first',
  access: 'operator',
  input: filters.extend({ cursor }),
  output: z.object({ entries: z.array(entry), next }),
})

export const exportAudit = defineCall({
  method: 'GET',
  path: '/operator/audit/export',
  summary: 'The same as a file, which is itself recorded',
  access: 'operator',
  input: filters.extend({ format: z.enum(auditFormats).default('csv') }),
  output: z.string().describe('The bytes of the file'),
})
