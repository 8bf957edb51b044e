import { createHash } from 'node:crypto'
import { extractPositions } from '@vedetta/crawler/extract/extractors'
import { readHtml } from '@vedetta/crawler/page/read-page'
import { factOf } from '@vedetta/crawler/score/candidate-facts'
import { Draws } from '@vedetta/synthetic/random/draws'
import { labelScorer, type TrainingRow } from '../training-rows.ts'
import { composedPage } from './composed-page.ts'
import type { DrawnPage, DrawnShape } from './drawn-shape.ts'
import { englishWords } from './english/english-words.ts'
import { germanWords } from './german/german-words.ts'
import { handOf } from './hand.ts'
import { italianWords } from './italian/italian-words.ts'
import { openShapes } from './open-shapes.ts'
import { otherShapes } from './other-shapes.ts'

const languages = [
  { language: 'it', words: italianWords, paths: ['/lavora-con-noi/', '/lavoro.html', '/carriere'] },
  { language: 'de', words: germanWords, paths: ['/jobs/', '/karriere', '/arbeiten-bei-uns.html'] },
  { language: 'en', words: englishWords, paths: ['/careers', '/jobs', '/work-with-us/'] },
] as const
const smallShapes = [...openShapes, ...otherShapes]
/** Three small pages of one shape for each whole page: each trade is then drawn as an open post, and as something else. */
const shapes: readonly DrawnShape[] = [
  ...Array.from({ length: 6 }, () => smallShapes).flat(),
  ...smallShapes.flatMap(() => [composedPage, composedPage]),
]
const pagesOfRound = shapes.length * languages.length
/** How often each shape is drawn in each language. */
const rounds = 4
const seed = 37
/** Many firms have one page only. */
const homeShare = 0.35
/** The others are parts that a script fetched. */
const titledShare = 0.8
/** Addresses that say nothing. */
const plainPath = '/p/12'
const plainShare = 0.25
/** What one page counts at most in all, so that a page of many benefits doesn't outvote one of two openings. */
const weights = { row: 0.5, positives: 3, negatives: 6 }

type SourcedPage = DrawnPage & { path: string; source: string }

/**
 * Pages made of shapes and words at random: they teach that what is said decides, whatever the trade is called,
 * whatever the markup and the level of its heading, in three languages.
 */
export function drawnRows(count = rounds * pagesOfRound): { rows: TrainingRow[]; digest: string } {
  const rows: TrainingRow[] = []
  const hash = createHash('sha256')
  for (let index = 0; index < count; index++) {
    const [round, number] = [Math.floor(index / pagesOfRound), index % pagesOfRound]
    const drawn = drawnPage(number, round)
    const url = `https://drawn-${round}-${number}.example${drawn.path}`
    hash.update(url).update(drawn.source).update(JSON.stringify(drawn.titles))
    rows.push(...rowsOf(drawn, url))
  }
  return { rows, digest: hash.digest('hex').slice(0, 16) }
}

/** Each shape in each language. */
export function drawnPage(number: number, round: number): SourcedPage {
  const shape = shapes[Math.floor(number / languages.length)] as DrawnShape
  const { language, words, paths } = languages[number % languages.length] as (typeof languages)[number]
  const hand = handOf(new Draws(seed).begin(number, round), words)
  const isHome = hand.chance(homeShare)
  const drawn: DrawnPage = { role: isHome ? 'home' : 'careers', ...shape(hand) }
  const title = hand.chance(titledShare) ? `<title>${hand.one(words.careers)}</title>` : ''
  const html = `<html lang="${language}"><head>${title}</head><body>${hand.boxed(drawn.body)}</body></html>`
  const ownPath = hand.chance(plainShare) ? plainPath : hand.one(paths)
  return {
    ...drawn,
    path: drawn.role === 'home' ? '/' : ownPath,
    source: drawn.kind === 'pdf' ? drawn.body : html,
  }
}

export function rowsOf(
  { titles, written = [], kind, role = 'careers', listTitle = null, source }: SourcedPage,
  url: string,
): TrainingRow[] {
  const asked: Parameters<typeof labelScorer>[1] = []
  const site = { company: null, visitedAt: new Date('2026-11-14') }
  const context = { listTitle, scorer: labelScorer([...titles, ...written], asked), site }
  if (kind === 'pdf')
    extractPositions({ kind, url, status: 200, text: source, isUnread: false }, { ...context, role: 'pdf' })
  else extractPositions(readHtml(source, { url, status: 200, isRendered: false }), { ...context, role })
  const company = new URL(url).hostname
  const posts = titles.map(asWords)
  // A label's answer is loose by a word: a line is a position if it holds the post's whole name.
  const labelled = asked.map((one) => {
    const text = asWords(one.facts.texts.title)
    const isNamed = posts.some((post) => text.includes(post))
    return { ...one, isPosition: one.isPosition && isNamed, isNamed }
  })
  // A longer line that holds a post's name may be its title or a sentence about it; what is closed, a rule tells.
  const clear = labelled.filter(
    ({ isNamed, isPosition, facts: { numbers } }) => (isPosition || !isNamed) && factOf(numbers, 'isClosed') === 0,
  )
  const positives = clear.filter(({ isPosition }) => isPosition).length
  const weightOf = (isPosition: boolean) =>
    isPosition
      ? Math.min(weights.row, weights.positives / positives)
      : Math.min(weights.row, weights.negatives / (clear.length - positives))
  return clear.map(({ isNamed: _, ...one }) => ({
    ...one,
    site: company,
    company,
    isTuned: true,
    weight: weightOf(one.isPosition),
  }))
}

/** Words between spaces, so that a name is found as whole words only. */
const asWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
