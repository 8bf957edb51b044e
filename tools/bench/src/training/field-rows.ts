import { basename } from 'node:path'
import { type Advert, advertOf } from '@vedetta/crawler/normalise/advert'
import { readPlaces } from '@vedetta/crawler/normalise/places'
import { cleanTitle } from '@vedetta/crawler/normalise/title'
import type { RawPosition } from '@vedetta/crawler/raw-position'
import type { Scorer } from '@vedetta/crawler/score/scorer'
import { type ExpectedSite, readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { isSameTitle, matchPositions } from '@vedetta/crawler/testing/scoring/match-positions'
import { openPositions } from '@vedetta/crawler/visit/findings'
import { replaySites } from '@vedetta/crawler/visit/replay-sites'
import type { Visit } from '@vedetta/crawler/visit/visit'
import { companyOf } from './training-rows.ts'

export type ExpectedPosition = ExpectedSite['positions'][number]

/** An advert as the reader splits it into statements, and what a careful person reads from it. */
export type FieldRow = {
  advert: Advert
  expected: ExpectedPosition
  company: string
  set: string
  /** Its set was used to tune the rules, which so know every word of it. */
  isTuned: boolean
}

/** The adverts of a folder's sites that have a label. The labels answer in place of the scorer, so that no weights decide what is read. */
export async function fieldRows(folder: string, { isTuned }: { isTuned: boolean }): Promise<FieldRow[]> {
  const rows: FieldRow[] = []
  let labels: ExpectedPosition[] = []
  const scorerOf = async (siteFolder: string): Promise<Scorer> => {
    labels = (await readExpectedSite(siteFolder)).positions
    return labelScorer(labels)
  }
  for await (const { visit } of replaySites(folder, { scorerOf })) {
    const { open } = await openPositions(visit)
    const found = open.map(({ raw }) => ({ raw, position: blankPosition(raw, visit) }))
    const { pairs } = matchPositions(
      labels,
      found.map(({ position }) => position),
    )
    for (const [expected, matched] of pairs) {
      const raw = found.find(({ position }) => position === matched)?.raw
      const company = companyOf(visit.site.startUrl)
      if (raw) rows.push({ advert: advertOf(raw), expected, company, set: basename(folder), isTuned })
    }
  }
  return rows
}

const labelScorer = (labels: readonly ExpectedPosition[]): Scorer => ({
  couldReach: () => true,
  scoreGroup: (group) =>
    group.map(({ texts }) => ({
      confidence: labels.some(({ title }) => isSameTitle(title, texts.title)) ? 1 : 0,
      reasons: [],
    })),
})

/** What positions are matched by; the fields to learn are left out. */
function blankPosition(raw: RawPosition, { site }: Visit): ExpectedPosition {
  const { places } = readPlaces(advertOf(raw), site, false)
  return {
    title: cleanTitle(raw.title),
    url: raw.url,
    cities: [...new Set(places.map(({ value }) => value.name))],
    contract: null,
    schedule: null,
    collar: null,
    smartWorking: null,
    experienceYears: null,
    languages: [],
    skills: [],
    certifications: [],
    benefits: [],
    protectedCategories: false,
    postedAt: null,
  }
}
