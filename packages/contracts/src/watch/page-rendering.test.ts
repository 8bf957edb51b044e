import { expect, test } from 'vitest'
import { getPublicStatus } from '../operations/public-status.ts'
import { botUserAgent } from './bot.ts'
import { pageAnswer, pageFile } from './page-rendering.ts'

test('a page is written to a file of its path, and the home page to that of its language', () => {
  expect(['/', '/en', '/en/product', '/product'].map(pageFile)).toEqual(['it', 'en', 'en/product', 'product'])
})

test('an answer of a page is stored under the path and the input of its call', () => {
  const data = { state: 'made up' } as never
  expect(pageAnswer(getPublicStatus, {}, data)).toEqual({ key: ['/public/status', {}], data })
})

test('the user agent of the bot says where to read more', () => {
  expect(botUserAgent('https://vedetta.example')).toBe('VedettaBot/1.0 (+https://vedetta.example/bot)')
})
