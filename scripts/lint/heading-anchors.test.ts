import { expect, test } from 'vitest'
import { headingAnchors } from './heading-anchors.ts'

test('a heading is linked to in lower case, with hyphens for spaces and without signs', () => {
  const text = '# From A to `B`, and C\n\ntext\n\n### Postgres: 15.2\n'
  expect(headingAnchors(text)).toEqual(new Set(['from-a-to-b-and-c', 'postgres-152']))
})

test('a heading that is a link is linked to by its words', () => {
  expect(headingAnchors('## [The watch](watch.md) today\n')).toEqual(new Set(['the-watch-today']))
})

test('a comment of a shell block is no heading', () => {
  expect(headingAnchors('# One\n\n```sh\n# not a heading\n```\n')).toEqual(new Set(['one']))
})
