import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import { acceptedConfidence } from '@vedetta/crawler/score/scorer'
import type { ReadSite, WeighedAdvert } from '../reading/read-site.ts'

const bands = 10
const coverages = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** How far the confidence can be believed: by band, as one figure, and what is wrong if only the surest are shown. */
export function confidenceLines(sites: readonly ReadSite[]): string[] {
  const weighed = sites.flatMap((site) => site.weighed)
  const shown = weighed.filter(({ confidence }) => confidence >= acceptedConfidence)
  const unsure = sites.filter((site) =>
    site.weighed.some(({ confidence }) => confidence >= acceptedConfidence && confidence < minSureConfidence),
  )
  return [
    `confidence of ${weighed.length} adverts, expected calibration error ${calibrationError(weighed).toFixed(3)}:`,
    ...bandsOf(weighed).map(
      ({ from, to, count, mean, right }) =>
        `  ${from.toFixed(1)} to ${to.toFixed(1)}: ${String(count).padStart(4)} adverts, said ${mean.toFixed(2)}, were ${right.toFixed(2)}`,
    ),
    `wrong among the surest of ${shown.length} shown: ${coverages
      .map((coverage) => `${Math.round(coverage * 100)} % ${riskAt(shown, coverage).toFixed(3)}`)
      .join(', ')}`,
    `sites with a shown position that is to be checked (below ${minSureConfidence}): ${unsure.length} of ${sites.length}`,
  ]
}

function bandsOf(weighed: readonly WeighedAdvert[]) {
  return Array.from({ length: bands }, (_, band) => {
    const [from, to] = [band / bands, (band + 1) / bands]
    const own = weighed.filter(({ confidence }) => Math.min(bands - 1, Math.floor(confidence * bands)) === band)
    const count = own.length
    const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, count)
    const right = own.filter(({ isPosition }) => isPosition).length / Math.max(1, count)
    return { from, to, count, mean, right }
  }).filter(({ count }) => count > 0)
}

const calibrationError = (weighed: readonly WeighedAdvert[]) =>
  bandsOf(weighed).reduce((sum, { count, mean, right }) => sum + (count / weighed.length) * Math.abs(mean - right), 0)

function riskAt(shown: readonly WeighedAdvert[], coverage: number): number {
  const surest = shown
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, Math.max(1, Math.round(shown.length * coverage)))
  return surest.filter(({ isPosition }) => !isPosition).length / Math.max(1, surest.length)
}
