import { describe, expect, it } from 'vitest'
import type { RawPosition } from '../raw-position.ts'
import { isPageMissed } from './further-page.ts'

const list = 'https://rossi.example/jobs'
const job = (reference: string, answer = list): RawPosition => ({
  by: 'x',
  title: { text: 'Saldatore', url: answer },
  url: `${list}/${reference}`,
  reference,
  sections: [],
  hints: {},
  closed: null,
  applyUrl: null,
})
const shown = [job('1'), job('2')]

describe('a further page of a board', () => {
  it.each([
    { url: `${list}?page=2` },
    { url: `${list}?startrow=25` },
    { url: `${list}?pr=1` },
    { url: list, method: 'POST' as const, body: '{"limit":20,"offset":20}' },
    { url: list, method: 'POST' as const, body: '{"pageNumber":1,"pageNo":2}' },
    { url: list, method: 'POST' as const, body: 'act1=list&page=2&text=' },
    { url: list, method: 'POST' as const, body: '{"token":"abc"}' },
  ])('was missed if $url $body brings nothing new', (request) => {
    expect(isPageMissed(request, [], shown)).toBe(true)
    expect(isPageMissed(request, [job('2')], shown)).toBe(true)
    expect(isPageMissed(request, [job('2'), job('3')], shown)).toBe(false)
  })

  it.each([
    { url: `${list}?page=1` },
    { url: `${list}?startrow=0` },
    { url: `${list}.rss` },
    { url: list, method: 'POST' as const, body: '{"limit":20,"offset":0}' },
    { url: list, method: 'POST' as const, body: 'act1=list&page=1&text=' },
  ])('is not $url $body, which may repeat the list or be empty', (request) => {
    expect(isPageMissed(request, shown, shown)).toBe(false)
  })

  it('is compared with the pages of its own list', () => {
    const ofFeed = [job('1', `${list}.rss`)]
    expect(isPageMissed({ url: `${list}.rss?offset=100` }, [job('2')], [...shown, ...ofFeed])).toBe(false)
    expect(isPageMissed({ url: `${list}.rss?offset=100` }, [job('1')], [...shown, ...ofFeed])).toBe(true)
  })
})
