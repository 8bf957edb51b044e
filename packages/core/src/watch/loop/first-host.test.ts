import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { expect, it } from 'vitest'
import { firstHost } from './first-host.ts'

const memory = {
  readerVersion,
  pages: [{ url: 'https://lavoro.prova.example/', role: 'careers' as const, bytesHash: '', contentHash: null }],
  adverts: {},
  wholeVisitAt: '2026-11-15T00:00:00Z',
}

it.each([
  ['the start address', { kind: 'page', url: 'https://www.prova.example/', memory: null }, 'www.prova.example'],
  ['the known page', { kind: 'page', url: 'https://www.prova.example/', memory }, 'lavoro.prova.example'],
  [
    'the start address, where the page was found by an older reader version',
    { kind: 'page', url: 'https://www.prova.example/', memory: { ...memory, readerVersion: 0 } },
    'www.prova.example',
  ],
  [
    'the listing call of a board',
    { kind: 'board', url: 'https://boards.greenhouse.io/prova', memory: null },
    'boards-api.greenhouse.io',
  ],
] as const)('firstHost is the host of %s', (_, source, host) => {
  expect(firstHost(source as Parameters<typeof firstHost>[0])).toBe(host)
})
