import { cleanTitle } from '@vedetta/crawler/normalise/title'
import { refusalOf } from '@vedetta/crawler/refuse/refusal-of'
import type { ExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { isSameTitle } from '@vedetta/crawler/testing/scoring/match-positions'
import { mergeSightings } from '@vedetta/crawler/visit/merge-sightings'
import type { Visit } from '@vedetta/crawler/visit/visit'
import type { WeighedAdvert } from './read-site.ts'

/** The adverts of a visit that no rule refuses, each with the scorer's confidence. */
export async function weighedIn({ sightings, site }: Visit, { positions }: ExpectedSite): Promise<WeighedAdvert[]> {
  return (await mergeSightings(sightings)).flatMap(({ raw }): WeighedAdvert[] => {
    const { confidence } = raw
    const refusal = refusalOf(raw, site)
    if (confidence === undefined || (refusal !== null && refusal.reason !== 'unlikely')) return []
    const title = cleanTitle(raw.title)
    return [{ confidence, isPosition: positions.some((expected) => isSameTitle(expected.title, title)) }]
  })
}
