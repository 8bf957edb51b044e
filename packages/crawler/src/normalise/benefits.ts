import type { Evidenced } from '../evidence.ts'
import {
  givenPhrases,
  notPerks,
  payWords,
  perksHeadings,
  requirementWords,
  wordsBeforeBenefit,
} from '../lexicon/benefit-contexts.ts'
import { offeredBenefits, sureBenefits } from '../lexicon/benefits.ts'
import { anyOf, anywhere, fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { evidenced } from './quoting.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { speaksOf } from './topics.ts'

const by = 'benefits'
const maxBenefits = 20

const anywhereBenefit = fromWordStart(sureBenefits)
const offered = fromWordStart(offeredBenefits)
const payWord = fromWordStart(payWords)
const required = fromWordStart(requirementWords)

/** The benefits besides pay, in the page's own words. */
export function readBenefits(advert: Advert): Evidenced<string>[] {
  const benefits: Evidenced<string>[] = []
  for (const statement of advert.statements) {
    if (['legal', 'about', 'tasks'].includes(statement.kind)) continue
    if (!speaksOf(statement, 'benefit') && !isPerksHeading(statement.heading)) continue
    for (const { text, index } of benefitsIn(statement)) {
      if (benefits.length < maxBenefits && !isKnown(text, benefits)) {
        benefits.push(evidenced(text, quoteOf(statement, index, index + text.length), by))
      }
    }
  }
  return benefits
}

function benefitsIn(statement: Statement): Clause[] {
  const isOffer = statement.kind === 'offer' || statement.kind === 'terms'
  const perks = perksFrom(statement)
  return clausesOf(keepingPairs(statement.text)).flatMap(({ index: start, text: clause, isJoined }) => {
    if (/\b(?:cerchiamo|ricerchiamo|selezioniamo)\b/i.test(clause)) return []
    // "Per la cassiera c'è l'abbonamento al teatro": what is there for her.
    const lead = /^.*\b(?:c['’]è|ci sono|riserviamo|spettano?|diamo) (?:anche )?(?:l['’]|il |la |le |i |gli )?/iu.exec(
      clause,
    )
    const index = start + (lead?.[0].length ?? 0)
    const text = statement.text.slice(index, start + clause.length)
    const folded = sameLengthFold(text)
    const isBenefit =
      anywhereBenefit.test(folded) ||
      (offered.test(folded) && (isOffer || isGivenHere(folded))) ||
      (perks !== null && index >= perks && isPerk(folded))
    if (!isBenefit || isPay(folded) || (!isOffer && required.test(folded))) return []
    // "Cena al rifugio o in mensa": a place of the one before.
    if (isJoined && /^(?:in|al|alla|nel|nella|presso|im|at) /.test(folded)) return []
    if (/\b(?:no|non|senza|escluso)\b/.test(folded)) return []
    return [trimmed({ text, index }, folded)]
  })
}

const perksHeading = anywhere(perksHeadings)
const noPerk = wholeWords(notPerks)
const maxPerkWords = 6

const isPerksHeading = (heading: string) => heading !== '' && heading.length <= 70 && perksHeading.test(heading)

/** From where on a statement lists perks, or null. */
function perksFrom({ heading, folded }: Statement): number | null {
  if (isPerksHeading(heading)) return 0
  const colon = folded.indexOf(':')
  return colon > 0 && colon < 80 && perksHeading.test(folded.slice(0, colon)) ? colon : null
}

const isPerk = (folded: string) =>
  folded.length > 3 && folded.split(' ').length <= maxPerkWords && /[a-z]{3}/.test(folded) && !noPerk.test(folded)

/** A clause with a pay word is no benefit, unless the benefit comes first: "welfare e premio". */
function isPay(folded: string): boolean {
  const pay = folded.search(payWord)
  if (pay < 0) return false
  const benefit = Math.max(folded.search(anywhereBenefit), folded.search(offered))
  return pay <= benefit || benefit < 0
}

const given = anywhere(givenPhrases)

const isGivenHere = (folded: string) => given.test(folded)

/** "Vitto e alloggio" is one. */
function keepingPairs(text: string): string {
  return text.replace(/\b(vitto) e (alloggio)\b/giu, '$1_e_$2').replace(/\b(board) and (lodging)\b/giu, '$1_and_$2')
}

const leadWords = new RegExp(String.raw`^(?:(?:si |vi |ti )?${anyOf(wordsBeforeBenefit)}\s+)+`)

function trimmed({ text, index }: Clause, folded: string): Clause {
  const lead = leadWords.exec(folded)?.[0].length ?? 0
  const rest = text.slice(lead)
  return { text: rest.replace(/[\s.;:!]+$/u, ''), index: index + lead }
}

function isKnown(text: string, known: readonly Evidenced<string>[]): boolean {
  const folded = sameLengthFold(text)
  return (
    text.trim() === '' ||
    known.some(({ value }) => sameLengthFold(value).includes(folded) || folded.includes(sameLengthFold(value)))
  )
}
