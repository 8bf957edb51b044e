import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { type FactNumbers, type Facts, numberOf, numbersOf, withFacts } from '../score/candidate-facts.ts'
import { explainScore } from '../score/explain-score.ts'
import type { Score } from '../score/scorer.ts'
import type { Extent } from './advert-extents.ts'
import type { AdvertBlock } from './advert-position.ts'
import type { ExtractContext } from './extract-context.ts'
import { governingLines } from './governing-lines.ts'
import { pageFacts } from './page-facts.ts'
import type { PageLines } from './page-lines.ts'
import { isWithin, nothingOpenIn } from './page-statements.ts'
import {
  type AdvertRecord,
  factsOfBlock,
  factsOfBlocks,
  factsOfTitle,
  factsOfTitles,
  namedTitle,
  recordOf,
} from './record-facts.ts'
import type { RecordGroup } from './record-groups.ts'
import type { TitleLine } from './title-lines.ts'

/** Lines that are to be judged together, each the title of a possible advert. */
export type Proposal = {
  by: 'records' | 'detail' | 'notice' | 'table' | 'pdf' | 'data'
  titles: readonly TitleLine[]
  /** One for each title. */
  readonly extents: readonly Extent[]
  /** The line that governs them, or -1. */
  heading: number
  alike?: RecordGroup['alike']
  /** Of a group of records: it names a trade, or stands under words about openings, or as headings on a page about them. */
  isPromising?: boolean
  /** The list that led to the page calls it so. */
  isListed?: boolean
}

/** A line that may be an advert's title, its block, and how likely it is one. */
export type Candidate = {
  block: AdvertBlock
  proposal: Proposal
  numbers: FactNumbers
  confidence: number
  score: Score
}

export type Certainty = Required<Pick<RawPosition, 'confidence' | 'reasons'>>

/** How sure a candidate is, in words for a person. */
export const certaintyOf = ({ score, numbers }: Candidate): Certainty => ({
  confidence: score.confidence,
  reasons: explainScore(score, numbers),
})

const unscored: Score = { confidence: 0, reasons: [] }

/** Less likely ones are not even worth a look at their own page. */
export const minConfidence = 0.2

const maxBlock = 600

/** Every title of these proposals with its confidence; lists none of which can reach the least are left out. */
export function weigh(
  page: HtmlPage,
  content: PageLines,
  context: ExtractContext,
  proposals: readonly Proposal[],
): Candidate[] {
  if (proposals.length === 0) return []
  const aboutPage = pageFacts(page)
  const ofPage = numbersOf(aboutPage.facts, factsOfRole(context))
  const nothingOpen = nothingOpenIn(content)
  return proposals.flatMap((proposal) => {
    const named = proposal.titles.map((title) => namedTitle(title, page.url))
    if (named.length === 0) return []
    const titles = named.map(({ title }) => title)
    const governing = governingLines(content, proposal.heading, titles)
    const ofTitles = withFacts(ofPage, governing.facts, factsOfTitles(titles), factsOfProposal(proposal))
    const early = named.map(({ title, post }) => ({
      numbers: withFacts(ofTitles, factsOfTitle(content, title), {
        timesOnPage: aboutPage.timesOf(title.text),
        nothingOpen: numberOf(isWithin(nothingOpen, title.line)),
      }),
      texts: { title: post, block: '', ...governing.texts, ...aboutPage.texts },
    }))
    // Most lists of a page are hopeless by their titles and what stands above them: their blocks are not read.
    if (proposal.by === 'records' && !context.scorer.couldReach(minConfidence, early)) return []
    const { extents } = proposal
    const records = proposal.titles.map((title, at) => recordOf(page, content, title, extents[at] as Extent))
    const ofBlocks = factsOfBlocks(records)
    const candidates = early.map(({ numbers, texts }, index) => {
      const record = records[index] as AdvertRecord
      const block = record.texts.join(' ').slice(0, maxBlock)
      return {
        numbers: withFacts(numbers, ofBlocks, factsOfBlock(page, content, record)),
        texts: { ...texts, block },
      }
    })
    const scores = context.scorer.scoreGroup(candidates)
    return records.map(({ block }, index) => {
      const score = scores[index] ?? unscored
      const { confidence } = score
      context.onWeighed?.({ pageUrl: page.url, title: block.title.text, confidence })
      return { block, proposal, numbers: candidates[index]?.numbers ?? ofTitles, confidence, score }
    })
  })
}

function factsOfRole({ role }: ExtractContext): Facts {
  return {
    onHome: numberOf(role === 'home'),
    onCareers: numberOf(role === 'careers'),
    onDetail: numberOf(role === 'detail'),
    onPost: numberOf(role === 'post'),
  }
}

function factsOfProposal({ by, alike, isPromising = true, isListed }: Proposal): Facts {
  return {
    alikeSize: alike?.size ?? 1,
    alikeRoles: alike?.roles ?? 0,
    alikeGroups: alike?.groups ?? 1,
    isDetail: numberOf(by === 'detail'),
    isNotice: numberOf(by === 'notice'),
    isTable: numberOf(by === 'table'),
    isPdf: numberOf(by === 'pdf'),
    isData: numberOf(by === 'data'),
    isPromising: numberOf(isPromising),
    isListed: numberOf(isListed),
  }
}
