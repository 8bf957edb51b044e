import type { Collar } from '@vedetta/contracts/text/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { collarFeatures, isOfWork, textFeatures } from './collar-features.ts'
import { type CollarWeights, collarOdds, loadCollar } from './collar-weights.ts'
import { evidenced } from './quoting.ts'

const by = 'collar'

/**
 * Offices, technicians' desks, nurses, teachers, shops and tills are white; production, transport, building, kitchens, tables, care and
 * cleaning are blue: learned from the titles and texts of labelled adverts and occupations.
 */
export function readCollar(advert: Advert, weights: CollarWeights = loadCollar()): Evidenced<Collar> | null {
  const { title, text } = collarOdds(weights, collarFeatures(advert))
  const odds = weights.start + title + text
  // No word of it was ever seen.
  if (title === 0 && text === 0) return null
  const isByTitle = text * odds <= 0 || title * odds > 0
  return evidenced(
    odds > 0 ? 'blue' : 'white',
    quoteOf(isByTitle ? advert.title : strongest(advert, weights, odds)),
    by,
  )
}

/** The statement that says most for what was decided. */
function strongest(advert: Advert, weights: CollarWeights, odds: number): Statement {
  const weightOf = ({ folded }: Statement) =>
    collarOdds(weights, { title: new Uint32Array(), text: textFeatures([folded]) }).text * Math.sign(odds)
  return advert.statements
    .filter(isOfWork)
    .reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best), advert.title)
}
