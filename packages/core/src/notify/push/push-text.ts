import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import type { PushMessage } from '@vedetta/contracts/notify/push'
import { formatCount } from '@vedetta/contracts/text/formats'
import type { Language } from '@vedetta/contracts/text/labels'
import type { DeviceNews } from './due-devices.queries.ts'

/** The positions that a message names: devices show three or four lines. */
export const maxNamed = 3

/** Longer ones would be cut by the device, or leave no room in a message's 4,096 bytes. */
const maxTitle = 90
const maxCompany = 60

const words = {
  it: {
    one: (title: string) => `Nuova posizione: ${title}`,
    several: (count: number) => `${formatCount(count, 'it')} nuove posizioni`,
    more: (count: number) => (count === 1 ? 'e un’altra' : `e altre ${formatCount(count, 'it')}`),
  },
  en: {
    one: (title: string) => `New position: ${title}`,
    several: (count: number) => `${formatCount(count, 'en')} new positions`,
    more: (count: number) => `and ${formatCount(count, 'en')} more`,
  },
} as const satisfies Record<Language, unknown>

/** What a device shows: a single position by its name, several as a list that opens the filters. */
export function pushText(language: Language, { foundAt, positions }: DeviceNews): Omit<PushMessage, 'tag'> {
  const { one, several, more } = words[language]
  const count = foundAt.length
  const [first] = positions
  if (first && count === 1)
    return {
      title: one(shorten(first.title, maxTitle)),
      body: shorten(first.company, maxCompany),
      url: inboxLinks.position(first.positionId),
    }
  const lines = positions.map(({ title, company }) => `${shorten(title, maxTitle)} · ${shorten(company, maxCompany)}`)
  const rest = count - positions.length
  return {
    title: several(count),
    body: [...lines, ...(rest > 0 ? [more(rest)] : [])].join('\n'),
    url: inboxLinks.filters,
  }
}

function shorten(text: string, max: number): string {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text
}
