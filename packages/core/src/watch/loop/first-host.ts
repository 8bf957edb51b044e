import { recogniseBoard } from '@vedetta/crawler/ats/tracking-systems'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { hostOf } from '../../companies/sources/host-names.ts'
import type { LeasedSource } from '../schedule/lease-due.ts'

/** The host of the visit's first request: the known page, the listing call of a board, or the start address. */
export function firstHost({ kind, url, memory }: Pick<LeasedSource, 'kind' | 'url' | 'memory'>): string {
  const known = memory?.readerVersion === readerVersion ? memory.pages[0]?.url : undefined
  return hostOf(known ?? (kind === 'board' ? listingCall(url) : undefined) ?? url)
}

function listingCall(url: string): string | undefined {
  const found = recogniseBoard(new URL(url))
  return found?.system.requests(found.board)[0]?.url
}
