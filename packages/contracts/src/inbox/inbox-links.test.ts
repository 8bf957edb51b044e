import { expect, test } from 'vitest'
import { inboxLinks } from './inbox-links.ts'

test('a link of a mail opens the inbox at the filters, a filter, a position or its question', () => {
  expect([
    inboxLinks.filters,
    inboxLinks.filterOfAlert('f1', 907),
    inboxLinks.position('p1'),
    inboxLinks.askContacted('p1'),
  ]).toEqual([
    '/positions?tab=filters',
    '/positions?filter=f1&alert=907',
    '/positions?position=p1',
    '/positions?position=p1&ask=contacted',
  ])
})
