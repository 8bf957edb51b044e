import type { Language } from '@vedetta/contracts/text/labels'
import type { MailSubscription } from '../../platform/mail/mail-words.ts'

const labels = {
  digest: {
    it: { settings: 'Cambia frequenza, giorni e ora', unsubscribe: 'Non ricevere più questi riepiloghi' },
    en: { settings: 'Change how often, on which days and when', unsubscribe: 'Stop these digests' },
  },
  instant: {
    it: { settings: 'Scegli come e quando avvisarti', unsubscribe: 'Non ricevere più avvisi per e-mail' },
    en: { settings: 'Choose how and when you are told', unsubscribe: 'Stop all alert e-mails' },
  },
} as const

/** One list for all mails about alerts: unsubscribing from one ends the others too. */
export function alertSubscription(
  language: Language,
  kind: keyof typeof labels,
  { settingsUrl, unsubscribeUrl }: { settingsUrl: string; unsubscribeUrl: string },
): MailSubscription {
  const { settings, unsubscribe } = labels[kind][language]
  return {
    list: 'digest',
    settings: { label: settings, url: settingsUrl },
    unsubscribe: { label: unsubscribe, url: unsubscribeUrl },
  }
}
