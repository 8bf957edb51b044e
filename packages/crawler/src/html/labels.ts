import { anyOf, wholeText } from '../lexicon/compile-terms.ts'
import { exactFactLabels, exactPartLabels, factLabelNames, partLabelNames } from '../lexicon/labels.ts'

const partLabels = wholeText(partLabelNames, 'iu')

const factLabels = new RegExp(`^${anyOf(factLabelNames)}(?:[ '’/.].{0,40})?$`, 'iu')

/** "Requisiti", "Cosa offriamo", "Your profile": a part of an advert. */
export function isPartLabel(text: string): boolean {
  return text.length <= 70 && partLabels.test(text)
}

/** "Sede di lavoro", "Contratto", "Rif.": a single fact. */
export function isFactLabel(text: string): boolean {
  return text.length <= 50 && factLabels.test(text)
}

const exactFact = wholeText(exactFactLabels, 'iu')

/** A label that stands alone in a cell or a line, with its value in the next one. */
export function isExactFactLabel(text: string): boolean {
  return text.length <= 30 && exactFact.test(text)
}

const exactPart = wholeText(exactPartLabels, 'iu')

/** A part's label alone on its line: "Attività di magazzino" is text, "Attività principali" a label. */
export function isExactPartLabel(text: string): boolean {
  return text.length <= 60 && exactPart.test(text)
}
