import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { operatorReason } from './reason.ts'

/** Features that operators can turn off while something is wrong with them; all are on by default. */
export const featureSwitches = {
  signUp: {
    it: 'Registrazione',
    en: 'Sign-up',
    off: { it: 'Nessuno può creare un account.', en: 'Nobody can create an account.' },
  },
  exports: {
    it: 'Esportazioni',
    en: 'Exports',
    off: {
      it: 'Non si creano nuovi file; quelli già pronti si scaricano ancora.',
      en: 'No new files are made; those that exist can still be downloaded.',
    },
  },
  publicApi: {
    it: 'API pubblica',
    en: 'Public API',
    off: { it: 'API, MCP e feed rispondono 503.', en: 'API, MCP and feeds answer 503.' },
  },
  webhooks: {
    it: 'Webhook',
    en: 'Webhooks',
    off: { it: 'I messaggi aspettano; nessuno va perso.', en: 'Messages wait; none is lost.' },
  },
  digests: {
    it: 'Riepiloghi per e-mail',
    en: 'Digests by mail',
    off: { it: 'I riepiloghi aspettano.', en: 'Digests wait.' },
  },
  instantAlerts: {
    it: 'Avvisi immediati',
    en: 'Instant alerts',
    off: { it: 'Gli avvisi immediati aspettano.', en: 'Instant alerts wait.' },
  },
  push: {
    it: 'Notifiche sui dispositivi',
    en: 'Notifications on devices',
    off: { it: 'Le notifiche aspettano.', en: 'Notifications wait.' },
  },
  rendering: {
    it: 'Pagine con il browser',
    en: 'Pages in a browser',
    off: {
      it: 'Le pagine che hanno bisogno di un browser non si leggono: nessuna loro posizione viene chiusa.',
      en: 'Pages that need a browser are not read: none of their positions is closed.',
    },
  },
  watch: {
    it: 'Visite ai siti',
    en: 'Visits to sites',
    off: {
      it: 'Nessun sito viene visitato; le visite in corso finiscono.',
      en: 'No site is visited; visits under way end.',
    },
  },
} as const satisfies Record<string, Labels & { off: Labels }>

export type FeatureSwitch = keyof typeof featureSwitches

const featureSwitch = z
  .object({
    name: z.enum(keysOf(featureSwitches)),
    on: z.boolean(),
    changedAt: z.iso.datetime().nullable().describe('Null if it was never changed'),
    by: z.string().nullable().describe('E-mail address of the operator; null once the account is deleted'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'FeatureSwitch' })

export type FeatureSwitchState = z.infer<typeof featureSwitch>

const states = z.object({ switches: z.array(featureSwitch) })

export const listSwitches = defineCall({
  method: 'GET',
  path: '/operator/switches',
  summary: 'The features that can be turned off, and their state',
  access: 'operator',
  input: z.object({}),
  output: states,
})

export const setSwitch = defineCall({
  method: 'POST',
  path: '/operator/switches/set',
  summary: 'Turn a feature on or off; every process follows within five seconds',
  access: 'operator',
  input: z.object({ name: z.enum(keysOf(featureSwitches)), on: z.boolean(), reason: operatorReason }),
  output: states,
})
