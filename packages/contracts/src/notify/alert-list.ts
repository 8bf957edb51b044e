import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { positionRow } from '../positions/position-row.ts'

export const alertPageSize = 20

/** More unread alerts than this are not counted. */
export const maxUnread = 100

export const alertNo = z.number().int().positive()

const alert = z
  .object({
    alertNo,
    position: positionRow,
    closedAt: z.iso.datetime().nullable(),
    filters: z
      .array(z.object({ filterID: z.uuid(), name: z.string() }))
      .describe('The saved filters that found it, in the user’s order'),
    foundAt: z.iso.datetime().describe('When the visit found the position, or found it to be sure'),
    isUnsure: z.boolean().describe('Whether its reading was unsure when it was told, and has not become sure since'),
    isRead: z.boolean(),
  })
  .meta({ id: 'Alert' })

export type Alert = z.infer<typeof alert>

export const unread = z.number().int().describe(`Alerts that the user has not read; at most ${maxUnread}`)

export const listAlerts = defineCall({
  method: 'GET',
  path: '/alert/list',
  summary: 'What the user’s bells told, the newest first, a page at a time',
  access: 'licence',
  input: z.object({
    before: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe('The `next` of the page before; by default the newest'),
  }),
  output: z.object({
    alerts: z.array(alert),
    next: alertNo.nullable().describe('Where the next page begins; null after the last one'),
    unread,
  }),
})

export const readAlerts = defineCall({
  method: 'POST',
  path: '/alert/read',
  summary: 'Note that the user has read the alerts up to a number',
  access: 'licence',
  input: z.object({ upTo: alertNo }),
  output: z.object({ unread }),
})
