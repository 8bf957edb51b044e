import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

export const consoleName: Labels = { it: 'Console dell’operatore', en: 'Operator’s console' }

/** The screens of the operator's console, in the order of its navigation; apart from `routes.ts`, which every page loads. */
export const consoleScreens = {
  watch: { it: 'Monitoraggio dei siti', en: 'Site monitoring' },
  sites: { it: 'Aziende e siti', en: 'Companies and sites' },
  held: { it: 'Siti sospesi', en: 'Sites on hold' },
  queues: { it: 'Code', en: 'Queues' },
  requests: { it: 'Richieste e segnalazioni', en: 'Requests and reports' },
  'opt-outs': { it: 'Esclusioni', en: 'Opt-outs' },
  people: { it: 'Persone', en: 'People' },
  licences: { it: 'Licenze', en: 'Licences' },
  switches: { it: 'Interruttori', en: 'Switches' },
  audit: { it: 'Registro', en: 'Audit' },
} as const satisfies Record<string, Labels>

export type ConsoleScreen = keyof typeof consoleScreens

export const consoleScreenNames = keysOf(consoleScreens)

export function consolePath(screen: ConsoleScreen): `/operator/${ConsoleScreen}` {
  return `/operator/${screen}`
}
