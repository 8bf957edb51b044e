import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { alertNo, unread } from './alert-list.ts'

/** A reader that missed more alerts than this is told to fetch the list again. */
export const maxMissedAlerts = 100

/** The data of each kind of event. */
export const alertEvents = {
  alert: z.object({
    alertNo,
    unread,
    filterIDs: z.array(z.uuid()).describe('The saved filters that found it, in the user’s order'),
  }),
  unread: z.object({ unread }).describe('Alerts were read elsewhere'),
  reset: z
    .object({ upTo: alertNo, unread })
    .describe('There are more new alerts than the stream sends: fetch the list again'),
  replaced: z.object({}).describe('Newer streams of the user took its place: do not connect again by yourself'),
} as const

type AlertEventName = keyof typeof alertEvents

/** `id` is where the stream resumes: the number of an alert. */
export type AlertEvent = {
  [Name in AlertEventName]: { name: Name; id?: number; data: z.infer<(typeof alertEvents)[Name]> }
}[AlertEventName]

const { alert, unread: read, reset, replaced } = alertEvents

export const streamAlerts = defineCall({
  method: 'GET',
  path: '/alert/stream',
  summary: 'New alerts of the user as server-sent events, whose ids are the numbers of alerts',
  access: 'licence',
  input: z.object({
    after: z.coerce
      .number()
      .int()
      .nonnegative()
      .optional()
      .describe('Begin after this number, unless the header Last-Event-ID names another; by default with what comes'),
  }),
  output: z.union([alert, reset, read, replaced]).describe('The data of an event'),
})
