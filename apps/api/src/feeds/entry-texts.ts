import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import { payText } from '@vedetta/contracts/positions/pay-text'
import type { Language } from '@vedetta/contracts/text/labels'
import { contracts, schedules } from '@vedetta/contracts/text/vocabulary'
import type { FeedEntry } from '@vedetta/core/outward/filter-feeds/read-feed'
import { placeName } from '../place-name.ts'

/** The texts of a position that every format of a feed has. */
export function entryTexts(entry: FeedEntry, language: Language, publicUrl: string) {
  const places = entry.places.map(placeName).join(', ')
  const contract = entry.contract === null ? '' : contracts[entry.contract][language]
  const schedule = entry.schedule === null ? '' : schedules[entry.schedule][language]
  const pay = (entry.pay && payText(entry.pay, language)) ?? ''
  const summary = [places, contract, schedule, pay].filter((text) => text !== '').join(' · ')
  return {
    title: `${entry.name} – ${entry.company.name}`,
    link: publicUrl + inboxLinks.position(entry.positionID),
    places,
    contract,
    schedule,
    pay,
    text: 'description' in entry ? [summary, entry.description].filter((text) => text !== '').join('\n\n') : summary,
    source: 'sources' in entry ? (entry.sources[0]?.url ?? '') : '',
  }
}
