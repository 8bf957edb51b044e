import { expect, it } from 'vitest'
import type { FetchRequest, FetchResult } from '../fetch/fetcher.ts'
import { firstDay } from './testing/scripted-host.ts'
import { visitSource } from './visit-source.ts'

it("a board's unchanged list is asked for with the header that its call needs", async () => {
  const url = 'https://joblink.allibo.com/ats4/Widget/connector.aspx?DM=Ab&FT=1'
  const list = JSON.stringify({ AdsList: [{ Title: 'Saldatore', Id: 7, Description: 'Contratto a termine.' }] })
  const referers: (string | undefined)[] = []
  const fetch = async (request: FetchRequest): Promise<FetchResult> => {
    const isList = request.url === url
    if (isList) referers.push(request.headers?.referer)
    const headers = { 'content-type': 'application/json' }
    const body = new TextEncoder().encode(isList ? list : '')
    return { kind: 'fetched', url: request.url, status: isList ? 200 : 404, headers, body }
  }
  const fetcher = { fetch, render: (address: string) => fetch({ url: address }) }
  const source = { kind: 'board' as const, url, company: null, city: null, visitedAt: firstDay, memory: null }
  const { memory } = await visitSource(fetcher, source)
  expect(await visitSource(fetcher, { ...source, memory })).toMatchObject({ outcome: 'unchanged' })
  expect(referers).toEqual(['https://joblink.allibo.com/', 'https://joblink.allibo.com/'])
})
