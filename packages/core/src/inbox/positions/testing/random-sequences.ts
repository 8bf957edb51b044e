import { deepStrictEqual } from 'node:assert'
import { expectedRule } from '@vedetta/contracts/search/expected-rule'
import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { isCounted, type SearchRule } from '@vedetta/contracts/search/search-cost'
import fc from 'fast-check'
import { balanceOf } from '../../../customers/ledger/balance-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { makeRecruiter } from '../../../testing/people.ts'
import { chargeSearch } from '../charge-search.ts'
import { readFreeUntil } from '../free-until.ts'
import { isOffered, makeOfferToken } from '../offer-token.ts'
import { searchOffers } from '../search-offers.ts'
import { type CostStep, plainCosts } from './cost-model.ts'
import { findInSmallWorld, smallCriteria } from './small-world.ts'

const secrets = ['the secret of random sequences'] as const
const start = new Date('2026-11-14T09:00:00Z')
const monthly = 1_000

type RandomStep = {
  readonly criteria: PositionCriteria
  readonly pause: number
  readonly pick: number
  readonly way:
    | 'other'
    | 'again'
    | 'narrower'
    | 'added'
    | 'related'
    | 'offered'
    | 'stolen'
    | 'altered'
    | 'alert'
    | 'cleared'
}

const steps: fc.Arbitrary<RandomStep[]> = fc.array(
  fc.record({
    criteria: smallCriteria,
    pause: fc.constantFrom(1, 20, 180, 400, 599, 601, 20_000, 47_000, 86_399),
    pick: fc.nat(50),
    way: fc.constantFrom(
      'other',
      'other',
      'again',
      'again',
      'narrower',
      'narrower',
      'added',
      'related',
      'related',
      'offered',
      'stolen',
      'altered',
      'alert',
      'cleared',
    ),
  }),
  { minLength: 2, maxLength: 16 },
)

type Offer = { criteria: PositionCriteria; token: string; madeAt: number }

/**
 * Runs random sequences of searches, each of a person of its own, and throws where one is charged other than the plain rules say, or
 * although the screen says before that it is free.
 */
export async function compareCosts(db: Db, options: { sequences: number; seed: number; atOnce?: number }) {
  const made = fc.sample(steps, { numRuns: options.sequences, seed: options.seed })
  const sum = {
    sequences: 0,
    searches: 0,
    charged: 0,
    rules: new Map<string, number>(),
    foreseen: new Map<SearchRule, number>(),
  }
  const waiting = made.values()
  const run = async () => {
    for (const sequence of waiting) {
      const { asked, charged, rules, foreseen, left } = await runSequence(db, sequence)
      const expected = plainCosts(asked)
      deepStrictEqual(charged, expected, JSON.stringify({ seed: options.seed, asked, rules }))
      const total = expected.reduce((all, each) => all + each, 0)
      deepStrictEqual(left, monthly - total)
      const broken = foreseen.filter((rule, at) => !isCounted(rule) && charged[at] !== 0)
      deepStrictEqual(broken, [], JSON.stringify({ seed: options.seed, asked, foreseen }))
      sum.sequences++
      sum.searches += asked.length
      sum.charged += total
      for (const rule of foreseen) sum.foreseen.set(rule, (sum.foreseen.get(rule) ?? 0) + 1)
      for (const rule of rules) sum.rules.set(rule, (sum.rules.get(rule) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: options.atOnce ?? 1 }, run))
  return sum
}

async function runSequence(db: Db, sequence: readonly RandomStep[]) {
  const viewer = await makeRecruiter(db, start, { monthly_searches: monthly })
  const holder = { userId: viewer.userId, licenceNo: viewer.seat.licenceNo }
  const offers: Offer[] = []
  const [asked, charged, rules]: [CostStep[], number[], string[]] = [[], [], []]
  const foreseen: SearchRule[] = []
  let last: Parameters<typeof expectedRule>[1]
  let at = start.getTime()
  for (const step of sequence) {
    at += step.pause * 1_000
    const now = new Date(at)
    const offer = offers.at(-1 - (step.pick % 4)) ?? offers[0]
    const criteria = criteriaOf(step, asked, offer)
    const total = findInSmallWorld(criteria).size
    const isOfAlert = step.way === 'alert'
    const token = step.way === 'stolen' ? tokenOfAnother(offer, holder) : offer?.token
    const follows = ['offered', 'stolen', 'altered'].includes(step.way) && token !== undefined
    const isValid = step.way === 'offered' && offer !== undefined && at - offer.madeAt < 600_000
    const accepted = follows && isOffered(secrets, holder, criteria, token, now)
    const search = {
      criteria,
      sort: 'date',
      refresh: false,
      isOfAlert,
      isOffered: accepted,
      hasOffer: follows,
    } as const
    foreseen.push(expectedRule(criteria, last, at))
    const row = await chargeSearch(db, viewer, { ...search, ceiling: 1, marksVersion: 0, total }, now)
    // Settled criteria have the related roles that change what is found, and here all do.
    const settle = (each: PositionCriteria) => ({ criteria: each, related: [] })
    last = { criteria, freeUntil: await readFreeUntil(db, { searcher: holder, criteria, settle }, now) }
    asked.push({ criteria, at, total, isOfAlert, isOffered: isValid })
    charged.push(row.counted ? 1 : 0)
    rules.push(row.rule ?? '')
    if (row.counted)
      // As if the search had found little, whatever it found.
      for (const change of searchOffers(criteria, 0))
        offers.push({
          criteria: change.criteria,
          token: makeOfferToken(secrets, holder, row, change.criteria),
          madeAt: at,
        })
  }
  const { left } = (await balanceOf(db, holder.licenceNo, new Date(at))).search
  return { asked, charged, rules, foreseen, left }
}

function criteriaOf({ way, criteria, pick }: RandomStep, asked: readonly CostStep[], offer: Offer | undefined) {
  if (way === 'cleared') return positionCriteria.parse({})
  const earlier = asked[pick % (asked.length || 1)]?.criteria
  if (way === 'again' && earlier) return earlier
  // Without a role there are no related ones, and settled criteria have no flag.
  const recent = asked.at(-1 - (pick % 3))?.criteria
  if (way === 'related' && recent?.position.name) return { ...recent, aiSearch: !recent.aiSearch }
  const latest = asked.at(-1)?.criteria
  if (way === 'added' && latest)
    return { ...latest, position: { contract: ['permanent' as const], ...latest.position } }
  if (way === 'narrower' && earlier)
    return { ...earlier, position: { ...criteria.position, ...earlier.position }, from: earlier.from ?? criteria.from }
  if ((way === 'offered' || way === 'stolen') && offer) return offer.criteria
  return criteria
}

/** Signed for somebody else, or with somebody else's secret. */
function tokenOfAnother(offer: Offer | undefined, { userId, licenceNo }: { userId: string; licenceNo: number }) {
  if (!offer) return undefined
  const base = { searchId: offer.token.split('.')[0] ?? '', startedAt: new Date(offer.madeAt) }
  return makeOfferToken(secrets, { userId, licenceNo: licenceNo + 1 }, base, offer.criteria)
}
