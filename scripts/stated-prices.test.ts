import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCounted, searchRules } from '../packages/contracts/src/search-cost.ts'

const root = join(import.meta.dirname, '..')

/** Where texts for people are: pages and screens, mails, errors and descriptions of the API. */
const places = ['apps/web/src', 'packages/core/src/mail', 'packages/contracts/src']

const sources = places.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => ({
      file: `${place}/${file}`,
      text: withoutComments(readFileSync(join(root, place, file), 'utf8')),
    })),
)

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
}

function findings(pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))
}

const number = String.raw`(?<![\w.,{$(-])(?:\d[\d.,]*|due|tre|cinque|dieci|cento|mille|two|three|five|ten|hundred)`

test('no text states an amount of credits or searches by hand: plans.ts and its costs have them', () => {
  const units = '(?:di )?(?:credit[oi]|ricerche|credits?|searches)'
  expect(findings(new RegExp(String.raw`${number} ${units}\b`, 'gi'))).toEqual([])
})

test('no text states a price by hand', () => {
  expect(findings(new RegExp(String.raw`${number} ?(?:€|euro)|€ ?\d`, 'gi'))).toEqual([])
})

test('no sentence about searches states for how long one is free by hand: search-cost.ts has it', () => {
  const times = `${number} (?:minuti|ore|minutes|hours)`
  const search = '(?:ricerc|cerca|search)'
  const sentence = String.raw`[^.'"\n\x60]*`
  expect(findings(new RegExp(`${search}${sentence}${times}|${times}${sentence}${search}`, 'gi'))).toEqual([])
})

test('only the question of the price page says in which cases a search is free, by the table', () => {
  const users = sources.filter(({ text }) => text.includes('freeIf(')).map(({ file }) => file)
  expect(users.filter((file) => file.startsWith('apps/'))).toEqual([
    'apps/web/src/features/public/pricing/pricing.en.ts',
    'apps/web/src/features/public/pricing/pricing.it.ts',
  ])
  const byHand =
    /(?:ricerc|search)[^.'"\n`]{0,60}(?:gratis|gratuit|for free|free of charge|is free|are free)(?! if \$| se \$)/gi
  expect(findings(byHand)).toEqual([])
})

test('the decision has the rules of the table in their order', () => {
  const decision = readFileSync(join(root, 'docs/decisions/0047-what-a-search-costs.md'), 'utf8')
  const rows = [...decision.matchAll(/^\| `(\w+)` \|/gm)].map(([, rule]) => rule)
  expect(rows).toEqual(searchRules.filter((rule) => !isCounted(rule)))
})
