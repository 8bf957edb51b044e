import { cleanTitle } from '@vedetta/crawler/normalise/title'
import { type CandidateFacts, factOf } from '@vedetta/crawler/score/candidate-facts'
import type { Scorer } from '@vedetta/crawler/score/scorer'
import { readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { isSameTitle, shareTitleWords } from '@vedetta/crawler/testing/scoring/match-positions'
import { type RecordedSite, replaySites } from '@vedetta/crawler/visit/replay-sites'
import { shareOf } from './share-of.ts'

/** A candidate that a visit asked about, and whether it is a position. */
export type TrainingRow = {
  facts: CandidateFacts
  isPosition: boolean
  site: string
  /** The host of the site: several years of one company's site are one company. */
  company: string
  /** Candidates that are judged together. */
  group: number
  /** Its site's set was used to tune the vocabularies, which so know every trade of it. */
  isTuned: boolean
  /** How much it counts. */
  weight: number
}

/** Sites of one company lie in one fold. */
export const companyOf = (startUrl: string): string => new URL(startUrl).hostname.replace(/^www\./, '')

export type Labelled = { facts: CandidateFacts; group: number; isPosition: boolean }

/** An answer in the middle has a candidate reported, so that the rules about closed and past adverts show what they make of it. */
const undecided = 0.5
/** A page with a thousand menu entries counts like one with sixty, so that one large site does not outvote ten. */
const maxNegatives = 60
const maxPositives = 10
const maxSampled = 80

/** The candidates of all visits of a folder's sites, during which the labels answer in place of a scorer: what is read depends on no weights. */
export async function trainingRows(
  folder: string,
  { isTuned, isRead = () => true }: { isTuned: boolean; isRead?: (site: RecordedSite) => boolean },
): Promise<TrainingRow[]> {
  const rows: TrainingRow[] = []
  let asked: Labelled[] = []
  let titles: string[] = []
  const answers = async (siteFolder: string): Promise<Scorer> => {
    asked = []
    titles = (await readExpectedSite(siteFolder)).positions.map(({ title }) => title)
    return labelScorer(titles, asked)
  }
  for await (const { id, visit, findings } of replaySites(folder, { scorerOf: answers, isRead })) {
    const { refusals } = await findings()
    const over = refusals
      .filter(({ reason }) => reason === 'closed' || reason === 'expired' || reason === 'duplicate_language')
      .map(({ title }) => title.text)
    const isDoubtful = ({ facts: { texts, numbers }, isPosition }: Labelled) =>
      !isPosition &&
      ([...titles, ...over].some((title) => shareTitleWords(title, texts.title)) ||
        factOf(numbers, 'headingCloses') === 1 ||
        factOf(numbers, 'isClosed') === 1)
    const clear = sampled(
      id,
      asked.filter((one) => !isDoubtful(one)),
    )
    const positives = clear.filter(({ isPosition }) => isPosition).length
    const weightOf = ({ isPosition }: Labelled) =>
      isPosition ? Math.min(1, maxPositives / positives) : Math.min(1, maxNegatives / (clear.length - positives))
    for (const one of clear)
      rows.push({ ...one, site: id, company: companyOf(visit.site.startUrl), isTuned, weight: weightOf(one) })
  }
  return rows
}

/** All groups with a position, and as many of the others as fill the quota: chosen by digest, so always the same. */
function sampled(site: string, asked: readonly Labelled[]): Labelled[] {
  const groups = [...Map.groupBy(asked, ({ group }) => group).values()]
  const [held, others] = [true, false].map((isHeld) =>
    groups.filter((group) => group.some(({ isPosition }) => isPosition) === isHeld),
  )
  const order = (group: readonly Labelled[]) => shareOf(`${site} ${group[0]?.group}`)
  const kept: Labelled[] = (held ?? []).flat()
  let negatives = 0
  for (const group of (others ?? []).sort((a, b) => order(a) - order(b))) {
    if (negatives >= maxSampled) break
    negatives += group.length
    kept.push(...group)
  }
  return kept
}

/** Answers by the labels of a site, and notes what it was asked. */
export function labelScorer(titles: readonly string[], asked: Labelled[]): Scorer {
  let groups = 0
  return {
    couldReach: () => true,
    scoreGroup(facts) {
      groups += 1
      return facts.map((one) => {
        const isPosition = isOneOf(titles, one.texts.title)
        asked.push({ facts: one, group: groups, isPosition })
        const isAdvertLike = factOf(one.numbers, 'isRole') === 1 && factOf(one.numbers, 'signs') > 1
        return { confidence: isPosition ? 1 : isAdvertLike ? undecided : 0, reasons: [] }
      })
    },
  }
}

/** A title may hold more than the post's name: "Cuoco cercasi!". */
function isOneOf(titles: readonly string[], text: string): boolean {
  const clean = cleanTitle({ text, url: '' })
  return titles.some((title) => isSameTitle(title, text) || isSameTitle(title, clean))
}
