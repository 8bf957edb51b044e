import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { getSettings } from '../customers/settings.ts'
import type { Labels } from '../text/labels.ts'
import { languages } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

/** Why a person gets no digests although a bell is on. */
export const stopReasons = {
  unsubscribed: {
    it: 'Hai chiesto di non ricevere più avvisi per e-mail.',
    en: 'You asked to get no more alerts by e-mail.',
  },
  bounced: {
    it: 'Il tuo indirizzo e-mail ha rifiutato un nostro messaggio: abbiamo sospeso gli avvisi per e-mail.',
    en: 'Your e-mail address refused a message of ours: we have paused the alerts by e-mail.',
  },
  complained: {
    it: 'Un nostro messaggio è stato segnalato come indesiderato dalla tua casella: abbiamo sospeso gli avvisi per e-mail.',
    en: 'A message of ours was reported as spam from your mailbox: we have paused the alerts by e-mail.',
  },
} as const satisfies Record<string, Labels>

export type StopReason = keyof typeof stopReasons

const alertToken = z.string().min(1).max(1_000).describe('The token of the links in a digest')

const choices = getSettings.output.pick({ frequency: true, alertHour: true, alertDays: true, instantAlerts: true })

const alertState = z
  .object({
    isOn: z.boolean().describe('Whether digests are sent, given a filter with a bell and a plan with alerts'),
    stopReason: z.enum(keysOf(stopReasons)).nullable(),
    nextDigest: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AlertState' })

export type AlertState = z.infer<typeof alertState>

const alertSettings = choices
  .extend({
    hasInstantAlerts: z.boolean().describe('Whether the plan has instant alerts'),
    ...alertState.shape,
    language: z.enum(languages),
  })
  .meta({ id: 'AlertSettings' })

export type AlertSettings = z.infer<typeof alertSettings>

/** Below `apiPrefix`: where mail programs unsubscribe with one POST (RFC 8058). A GET only leads to the page that asks. */
export const oneClickPath = '/alert/one-click'

export const getAlertSettings = defineCall({
  method: 'GET',
  path: '/alert/settings',
  summary: 'The settings of the digests, with the link of one of them',
  access: 'public',
  input: z.object({ token: alertToken }),
  output: alertSettings,
})

export const updateAlertSettings = defineCall({
  method: 'POST',
  path: '/alert/settings',
  summary: 'Change when alerts come by mail, and send them again if they were stopped',
  access: 'public',
  input: choices.extend({ token: alertToken }).strict(),
  output: alertSettings,
})

export const unsubscribeAlerts = defineCall({
  method: 'POST',
  path: '/alert/unsubscribe',
  summary: 'Stop the digests, with the link of one of them',
  access: 'public',
  input: z.object({ token: alertToken }),
  output: z.object({}),
})

export const getAlertState = defineCall({
  method: 'GET',
  path: '/alert/state',
  summary: 'Whether the user gets digests, why not, and when the next one is due',
  access: 'user',
  input: z.object({}),
  output: alertState,
})

export const resumeAlerts = defineCall({
  method: 'POST',
  path: '/alert/resume',
  summary: 'Send the user’s digests again after they were stopped',
  access: 'user',
  input: z.object({}),
  output: alertState,
})
