import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCounted, searchRules } from '../packages/contracts/src/search/search-cost.ts'
import { textSources as sources } from './lint/text-sources.ts'

const root = join(import.meta.dirname, '..')

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

test('no text states seats, saved filters or the months of a trial by hand: plans.ts has them', () => {
  const limits = '(?:utent[ei]|posti|users?|seats|filtri salvati|saved filters)'
  // One is the singular of a text for any number.
  const stated = findings(new RegExp(String.raw`(?<![\w.,{$(-])(?!1 )\d[\d.,]* ${limits}\b`, 'gi'))
  expect(stated).toEqual([])
  const trials = String.raw`(?:prov|trial|try)[^.'"\n\x60]{0,20}?${number} (?:(?:o|or) ${number} )?(?:mesi|months)`
  expect(findings(new RegExp(trials, 'gi'))).toEqual([])
})

test('no text names a plan by hand, so that what it says of the plan follows plans.ts', () => {
  const names = '(?:Basic|Team|Pro|Enterprise)'
  const named = new RegExp(String.raw`(?:pian[oi]|licenz[ae]|plans?) ${names}\b|\b${names} (?:plans?|licences?)\b`, 'g')
  const topics = 'packages/contracts/src/operations/contact-topics.ts'
  expect(findings(named).filter((finding) => !finding.startsWith(topics))).toEqual([])
})

test('no text states the days of a revocation, a grace or an invite by hand', () => {
  const days = `${number} (?:giorni|days)`
  const about = '(?:revoc|revok|pagamento|payment|invit)'
  const sentence = String.raw`[^.'"\n\x60]*`
  expect(findings(new RegExp(`${about}${sentence}${days}|${days}${sentence}${about}`, 'gi'))).toEqual([])
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
