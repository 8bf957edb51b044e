import { expect, it } from 'vitest'
import type { RawPosition } from '../raw-position.ts'
import { isNewestFirst, type ListOrder, orderWith } from './list-order.ts'

const visitedAt = new Date('2026-11-14T06:00:00Z')
const url = 'https://x.example'
const job = (postedAt: string | null): RawPosition => ({
  by: 'test',
  title: { text: 'Saldatore', url },
  url,
  reference: null,
  sections: [],
  hints: postedAt === null ? {} : { postedAt: { text: postedAt, url } },
  closed: null,
  applyUrl: null,
})
const isOrdered = (...pages: (string | null)[][]) =>
  isNewestFirst(pages.reduce<ListOrder>((order, page) => orderWith(order, page.map(job), visitedAt), 'unread'))

it.each([
  [
    'dates that fall from page to page',
    [
      ['2026-11-13', '2026-11-10'],
      ['2026-11-10', '2026-10-01'],
    ],
  ],
  [
    'days ago that grow',
    [
      ['Posted Today', 'Posted Yesterday'],
      ['Posted 6 Days Ago', 'Posted 30+ Days Ago'],
    ],
  ],
])('a list is newest first by %s', (_, pages) => {
  expect(isOrdered(...pages)).toBe(true)
})

it.each([
  ['a date that rises', [['2026-11-13', '2026-11-10'], ['2026-11-12']]],
  ['a job without a date', [['2026-11-13', null], ['2026-11-10']]],
  ['jobs of one day', [['2026-11-13', '2026-11-13']]],
  ['no jobs', [[]]],
])('a list is not known to be newest first by %s', (_, pages) => {
  expect(isOrdered(...pages)).toBe(false)
})
