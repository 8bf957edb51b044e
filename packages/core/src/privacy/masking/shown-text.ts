import { omittedContact, type TextMask } from '@vedetta/contracts/inbox/position-detail'
import type { Language } from '@vedetta/contracts/text/labels'
import { masksIn } from './mask.ts'

/** A stored text as a person reads it, with the contacts that its masks lead to, by their number. */
export function shownText(
  stored: string,
  language: Language,
  contactIds: ReadonlyMap<number, string>,
): { text: string; masks: TextMask[] } {
  const label = omittedContact[language]
  const masks: TextMask[] = []
  let text = ''
  let at = 0
  for (const { start, end, contactNo } of masksIn(stored)) {
    text += stored.slice(at, start)
    const contactID = contactNo === null ? null : (contactIds.get(contactNo) ?? null)
    masks.push({ start: text.length, end: text.length + label.length, contactID })
    text += label
    at = end
  }
  return { text: text + stored.slice(at), masks }
}
