import type { ContactMention } from '../finding.ts'
import { quoteAround } from '../normalise/quoting.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import type { HtmlPage } from '../page.ts'
import { companyLines } from './company-lines.ts'

/** A card names its person and their role above the number. */
const linesBefore = 3
const linesAfter = 1
/** Pages repeat their footer. */
const maxMentions = 8

const contactPath =
  /(?:^|[/_.-])(?:contatt[io]|contattaci|contact(?:s|us)?|recapiti|dove[_-]?siamo|kontakt)(?=$|[/_.-])/
const contactTitle = /^(?:contatti|contattaci|contact(?:s|\sus)?|recapiti|dove siamo)(?![a-z])/

/** The place where a line of a page gives a contact. */
export function mentionAt(
  page: HtmlPage,
  at: number,
  { value, startsAt, endsAt }: { value: string; startsAt: number; endsAt: number },
): ContactMention {
  const lines = companyLines(page)
  const line = lines[at]
  const isFooter = line?.isFooter ?? false
  const own = line?.text ?? ''
  const words = lines
    .slice(Math.max(0, at - linesBefore), at + linesAfter + 1)
    .filter((other) => other.isFooter === isFooter)
    .map((other) => {
      if (other !== line) return quoteAround(other.text, other.text.length, other.text.length, page.url).text
      const text = quoteAround(own, startsAt, endsAt, page.url).text
      // A link says other words than its address.
      return endsAt > startsAt ? text : `${text} ${value}`
    })
  return { text: words.join('\n').trim(), isCompanys: isFooter || isContactPage(page) }
}

const isContactPage = oncePerPage((page) => {
  const path = sameLengthFold(URL.parse(page.url)?.pathname ?? '')
  if (contactPath.test(path)) return true
  const title = companyLines(page).find(({ text }) => text !== '')?.text ?? ''
  return contactTitle.test(sameLengthFold(title.slice(0, 100)))
})

/** The places of the same contact, each once. */
export function mergeMentions(mentions: readonly ContactMention[]): ContactMention[] {
  const byText = new Map<string, ContactMention>()
  for (const mention of mentions) {
    const known = byText.get(mention.text)
    if (known === undefined) byText.set(mention.text, mention)
    else if (mention.isCompanys && !known.isCompanys) byText.set(mention.text, mention)
  }
  return [...byText.values()].slice(0, maxMentions)
}
