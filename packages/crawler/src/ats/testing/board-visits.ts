import fc from 'fast-check'
import { expect } from 'vitest'
import type { Page } from '../../page.ts'
import { type HostAnswers, watched } from '../../revisit/testing/scripted-host.ts'
import type { VisitResult } from '../../revisit/visit-result.ts'
import { answerText } from '../json-values.ts'
import { htmlAnswer, wholeText } from './answers.ts'
import { type Answered, type BoardCase, boardAt } from './board-case.ts'
import { withJobs } from './rearranged.ts'

const types = { html: 'text/html', json: 'application/json', xml: 'application/xml', pdf: 'application/pdf' }

type HostAnswer = { html: string; status: number; headers: Record<string, string> }

/** An answer of the board's host gone wrong. */
type Trouble = { name: string; to: (answer: HostAnswer) => HostAnswer }

/** The answers that list the jobs, in the order in which a visit asks for them. */
const listingParts = ({ start, list, second }: BoardCase): Answered[] =>
  [start, list, second].filter((one) => one != null)

const keyOf = ({ page, request }: Answered) =>
  [request?.url ?? page.url, request?.sessionQuery && `&${request.sessionQuery}`, request?.body]
    .filter(Boolean)
    .join('')

function answerOf(page: Page): HostAnswer {
  return { html: wholeText(page), status: page.status, headers: { 'content-type': types[page.kind] } }
}

function answersOf(made: BoardCase): Record<string, HostAnswer> {
  const parts = [...listingParts(made), ...(made.detail === null ? [] : [made.detail]), ...(made.others ?? [])]
  return Object.fromEntries(parts.map((part) => [keyOf(part), answerOf(part.page)]))
}

/** What would let the watch close the posts that the visit did not find. */
function isClosing({ outcome, findings }: VisitResult, { hasOpenEnd }: BoardCase): boolean {
  if (hasOpenEnd && findings?.listing === 'recognised') return false
  return outcome === 'read' && findings?.listing !== 'unsure'
}

const jobsOf = ({ findings }: VisitResult) => findings?.positions.map(({ reference, url }) => reference ?? url) ?? []

/** A visit of the board as it is, and how it is visited the day after with other answers. */
async function visitBefore(made: BoardCase) {
  const board = { kind: 'board', url: made.address } as const
  const source = watched(board)
  const whole = await source.visit(answersOf(made))
  const memory = source.memory()
  return { whole, visitLater: (answers: HostAnswers) => watched(board, memory).visit(answers, 1) }
}

/** A visit of the board finds every job of its pages, and may close the others. */
export async function expectWholeVisit(made: BoardCase): Promise<void> {
  const visit = await watched({ kind: 'board', url: made.address }).visit(answersOf(made))
  expect(visit).toMatchObject({
    outcome: 'read',
    findings: { listing: made.hasOpenEnd ? 'recognised' : 'complete_feed' },
  })
  expect(jobsOf(visit)).toHaveLength(made.list.titles.length + (made.second?.titles.length ?? 0))
}

/** As often as it is visited without a change, so many requests show that there is none; robots.txt is one more. */
export async function expectUnchanged(made: BoardCase, requests: number): Promise<void> {
  const source = watched({ kind: 'board', url: made.address })
  const { outcome } = await source.visit(answersOf(made))
  expect(outcome).toBe('read')
  for (const day of [1, 2]) {
    const { outcome, requested } = await source.visit(answersOf(made), day)
    expect([outcome, requested.length]).toEqual(['unchanged', requests])
  }
}

/** Whatever befalls one answer of the board, a visit that lacks a job closes none. */
export async function expectNothingClosed(made: BoardCase): Promise<void> {
  const parts = listingParts(made)
  const { whole, visitLater } = await visitBefore(made)
  const troubles = fc.nat(parts.length - 1).chain((index) => fc.tuple(fc.constant(index), troublesOf(made, index)))
  await fc.assert(
    fc.asyncProperty(troubles, async ([index, { to }]) => {
      const part = parts[index]
      if (part === undefined) return
      const answers = answersOf(made)
      const now = await visitLater({ ...answers, [keyOf(part)]: to(answerOf(part.page)) })
      const lost = jobsOf(whole).filter((job) => !jobsOf(now).includes(job))
      expect(isClosing(now, made) ? lost : []).toEqual([])
    }),
    { numRuns: made.list.titles.length > 50 ? 4 : 15 },
  )
}

/** A board that answers as an empty one closes its posts only if that can be believed. */
export async function expectEmptyVisit(made: BoardCase): Promise<void> {
  const { empty } = made
  const { visitLater } = await visitBefore(made)
  const now = await visitLater({
    ...(made.start ? { [keyOf(made.start)]: answerOf(made.start.page) } : {}),
    ...(made.second ? { [keyOf(made.second)]: answerOf(empty.page) } : {}),
    [keyOf(empty)]: answerOf(empty.page),
  })
  expect(jobsOf(now)).toEqual([])
  expect(isClosing(now, made)).toBe(empty.isKnown)
}

/** Another order, and with a total that tells it also fewer jobs; of an answer that keeps its jobs in a list. */
function rearrangements(made: BoardCase, index: number): fc.Arbitrary<Trouble> {
  const { system, address, list } = made
  const part = listingParts(made)[index]
  const isCounted = system.read(list.page, boardAt(system, address), list.request).total !== undefined
  const order = list.titles.map((_, place) => place)
  const orders = isCounted ? fc.shuffledSubarray(order) : fc.shuffledSubarray(order, { minLength: order.length })
  return orders.map((kept) => {
    const page = part === list ? withJobs(list.page, list.titles, kept) : null
    return { name: `jobs ${kept.join(', ')}`, to: (answer) => (page === null ? answer : answerOf(page)) }
  })
}

/** Whether the second answer goes on where the list ends, so that it can neither be empty nor repeat it. */
function isPageOfList({ list, second }: BoardCase): boolean {
  const [listed, further] = [list, second].map((one) => URL.parse(one?.request?.url ?? one?.page.url ?? ''))
  return further != null && listed?.pathname === further.pathname
}

function troublesOf(made: BoardCase, index: number): fc.Arbitrary<Trouble> {
  const part = listingParts(made)[index]
  const challenge = htmlAnswer('', '<title>Just a moment</title><h1>Checking your browser</h1>')
  const pages = [challenge, made.unknownTenant.page, made.changed.page]
  const isFurther = part === made.second && isPageOfList(made)
  if (isFurther || !made.empty.isKnown) pages.push(made.empty.page)
  if (isFurther) pages.push(made.list.page)
  return fc.oneof(
    fc.nat(Math.max(answerText(part?.page ?? challenge).length - 1, 0)).map((length) => ({
      name: `cut after ${length} characters`,
      to: (answer: HostAnswer) => ({ ...answer, html: answer.html.slice(0, length) }),
    })),
    fc.constantFrom(403, 404, 429, 500, 503).map((status) => ({
      name: `status ${status}`,
      to: (answer: HostAnswer) => ({ ...answer, status }),
    })),
    rearrangements(made, index),
    fc.constantFrom(...pages).map((page) => ({ name: 'another answer', to: () => answerOf(page) })),
  )
}
