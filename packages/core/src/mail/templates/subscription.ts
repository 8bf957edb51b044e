import type { Language } from '@vedetta/contracts/labels'
import type { MailSubscription } from './mail-words.ts'

const labels = {
  it: { settings: 'Cambia frequenza, giorni e ora', unsubscribe: 'Non ricevere più questi riepiloghi' },
  en: { settings: 'Change how often, on which days and when', unsubscribe: 'Stop these digests' },
} as const

export function digestSubscription(
  language: Language,
  { settingsUrl, unsubscribeUrl }: { settingsUrl: string; unsubscribeUrl: string },
): MailSubscription {
  const { settings, unsubscribe } = labels[language]
  return {
    list: 'digest',
    settings: { label: settings, url: settingsUrl },
    unsubscribe: { label: unsubscribe, url: unsubscribeUrl },
  }
}
