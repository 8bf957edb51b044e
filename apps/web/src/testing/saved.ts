import type { SavedPosition } from '@vedetta/contracts/inbox/saved-positions'
import type { FilterCount, SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { makeDetail, makePosition } from './api.ts'

export function uuidOf(number: number): string {
  return `7d0c8a43-3a5a-4a2a-8f1e-${String(number).padStart(12, '0')}`
}

export function makeSaved(number: number, change: Partial<SavedPosition> = {}): SavedPosition {
  return {
    ...makePosition({ positionID: uuidOf(number), name: `Saldatore ${number}` }),
    status: 'seen',
    savedAt: '2026-11-14T09:00:00Z',
    markedAt: null,
    discardedAt: null,
    discardReason: null,
    closedAt: null,
    saved: true,
    pay: null,
    noAgencies: null,
    lastVerified: null,
    sources: [],
    employer: makeDetail().employer,
    ...change,
  }
}

export function makeFilter(number: number, change: Partial<SavedFilter> = {}): SavedFilter {
  return {
    filterID: uuidOf(number),
    name: `Filtro ${number}`,
    createdAt: '2026-11-03T09:00:00Z',
    count: number,
    matchCount: number,
    bell: false,
    toSee: null,
    today: null,
    position: { name: ['saldatore'], provinces: ['BG'] },
    notPosition: { provinces: ['MI'] },
    company: {},
    notCompany: {},
    aiSearch: false,
    ...change,
  }
}

/** The counts of the filters of `makeFilter` with these numbers. */
export function makeCounts(numbers: readonly number[], change: Partial<FilterCount> = {}) {
  return { counts: numbers.map((each) => ({ filterID: uuidOf(each), count: 48, toSee: 0, today: 0, ...change })) }
}

/** `count` items made of the numbers 1, 2, 3… */
export function listOf<Each>(count: number, make: (number: number) => Each): Each[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
