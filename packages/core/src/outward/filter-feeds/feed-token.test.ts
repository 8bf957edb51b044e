import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { feedIdOf, makeFeedToken } from './feed-token.ts'

const secret = 'a secret of the instance'

test('a token names its feed, and no other secret signs it', () => {
  const feedId = randomUUID()
  const token = makeFeedToken([secret], feedId)
  expect(feedIdOf([secret], token)).toBe(feedId)
  expect(feedIdOf(['another', secret], token)).toBeNull()
})

test('a changed token names nothing', () => {
  const token = makeFeedToken([secret], randomUUID())
  const other = makeFeedToken([secret], randomUUID())
  expect(feedIdOf([secret], other.slice(0, 32) + token.slice(32))).toBeNull()
  for (const text of ['', token.slice(1), `${token}A`, token.toUpperCase(), 'à'.repeat(75)])
    expect(feedIdOf([secret], text)).toBeNull()
})
