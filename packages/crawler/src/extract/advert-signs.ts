import { oncePer } from '@vedetta/reference/once-per'
import { isExactFactLabel, isExactPartLabel, isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { contractSigns, dateSigns, placeSigns, requirementSigns } from '../lexicon/advert-signs.ts'
import { anywhere, fromWordStart } from '../lexicon/compile-terms.ts'

/** Signs that distinguish an advert from other text; an advert shows at least two beside its title. */
export type Sign = 'requirements' | 'apply' | 'place' | 'contract' | 'date' | 'reference' | 'page'

const maxText = 1_500

const requirements = fromWordStart(requirementSigns, 'iu')
const apply =
  /\b(?:candidat[ie]\b|candidarsi|candidatura|curriculum|\bcv\b|c\.v\.|colloquio|apply|resume|bewerb|lebenslauf)/iu
/** "Scrivi a lavoro@acme.it". */
const mail =
  /\b(?:scriv|inviat|inviare|invia|mand|rispond|telefon|contatt|candid|write|mail|send|schreib)\p{L}*[^.@]{0,60}[\s:][\w.-]+@[\w-]+\./iu
const contract = fromWordStart(contractSigns, 'iu')
const place = anywhere(placeSigns, 'u')
const date = fromWordStart(dateSigns, 'iu')
const reference = /\b(?:rif|ref|cod|codice|riferimento|reference|annuncio n|job id|id)\b\.?\s*:?\s*[#\w/-]*\d/iu

const tests: readonly (readonly [Sign, RegExp])[] = [
  ['requirements', requirements],
  ['apply', apply],
  ['place', place],
  ['contract', contract],
  ['date', date],
  ['reference', reference],
]

/** The signs that an advert's own text and links show. */
export function signsOf(texts: readonly string[]): Set<Sign> {
  const signs = new Set<Sign>()
  for (const text of texts) addSigns(text, signs)
  return signs
}

function addSigns(text: string, signs: Set<Sign>): void {
  const part = text.slice(0, maxText)
  for (const [sign, test] of tests) if (!signs.has(sign) && test.test(part)) signs.add(sign)
  if (!signs.has('apply') && part.includes('@') && mail.test(part)) signs.add('apply')
  if (isExactPartLabel(part) || (part.endsWith(':') && isPartLabel(part.slice(0, -1)))) signs.add('requirements')
  if (isExactFactLabel(part)) signs.add('place')
}

/** The signs of a line, which may stand in the blocks of several records. */
export const signsOfLine = oncePer(({ text }: MarkedLine): ReadonlySet<Sign> => signsOf([text]))
