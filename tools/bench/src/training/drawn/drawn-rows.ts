import { createHash } from 'node:crypto'
import { extractPositions } from '@vedetta/crawler/extract/extractors'
import { readHtml } from '@vedetta/crawler/page/read-page'
import { Draws } from '@vedetta/synthetic/random/draws'
import { labelScorer, type TrainingRow } from '../training-rows.ts'
import type { DrawnPage, DrawnShape } from './drawn-shape.ts'
import { englishWords } from './english-words.ts'
import { germanWords } from './german-words.ts'
import { handOf } from './hand.ts'
import { italianWords } from './italian-words.ts'
import { openShapes } from './open-shapes.ts'
import { otherShapes } from './other-shapes.ts'

const shapes = [...openShapes, ...otherShapes]
const languages = [
  { language: 'it', words: italianWords, path: '/lavora-con-noi/' },
  { language: 'it', words: italianWords, path: '/lavoro.html' },
  { language: 'de', words: germanWords, path: '/jobs/' },
  { language: 'en', words: englishWords, path: '/careers' },
] as const
/** How often each shape is drawn in each of these. */
const rounds = 6
const seed = 35
/** Many firms have one page only. */
const homeShare = 0.35
/** The others are parts that a script fetched. */
const titledShare = 0.8
/** Addresses that say nothing. */
const plainPath = '/p/12'
const plainShare = 0.25
const weight = 0.5

/**
 * Small pages made of shapes and words at random: they teach that the shape and what is said decide, whatever the trade is called,
 * whatever the level of its heading, in three languages.
 */
export function drawnRows(): { rows: TrainingRow[]; digest: string } {
  const rows: TrainingRow[] = []
  const hash = createHash('sha256')
  const draws = new Draws(seed)
  for (let round = 0; round < rounds; round++)
    for (let number = 0; number < shapes.length * languages.length; number++) {
      const drawn = drawPage(draws.begin(number, round), number)
      const url = `https://drawn-${round}-${number}.example${drawn.path}`
      hash.update(url).update(drawn.source).update(JSON.stringify(drawn.titles))
      rows.push(...rowsOf(drawn, url))
    }
  return { rows, digest: hash.digest('hex').slice(0, 16) }
}

/** Each shape in each language. */
function drawPage(draws: Draws, number: number): DrawnPage & { path: string; source: string } {
  const shape = shapes[Math.floor(number / languages.length)] as DrawnShape
  const { language, words, path } = languages[number % languages.length] as (typeof languages)[number]
  const hand = handOf(draws, words)
  const isHome = hand.chance(homeShare)
  const drawn: DrawnPage = { role: isHome ? 'home' : 'careers', ...shape(hand) }
  const title = hand.chance(titledShare) ? `<title>${hand.one(words.careers)}</title>` : ''
  const html = `<html lang="${language}"><head>${title}</head><body>${hand.boxed(drawn.body)}</body></html>`
  const ownPath = hand.chance(plainShare) ? plainPath : path
  return {
    ...drawn,
    path: drawn.role === 'home' ? '/' : ownPath,
    source: drawn.kind === 'pdf' ? drawn.body : html,
  }
}

function rowsOf(
  { titles, kind, role = 'careers', listTitle = null, source }: DrawnPage & { source: string },
  url: string,
): TrainingRow[] {
  const asked: Parameters<typeof labelScorer>[1] = []
  const site = { company: null, visitedAt: new Date('2026-11-14') }
  const context = { listTitle, scorer: labelScorer(titles, asked), site }
  if (kind === 'pdf')
    extractPositions({ kind, url, status: 200, text: source, isUnread: false }, { ...context, role: 'pdf' })
  else extractPositions(readHtml(source, { url, status: 200, isRendered: false }), { ...context, role })
  const company = new URL(url).hostname
  return asked.map((one) => ({ ...one, site: company, company, isTuned: true, weight }))
}
