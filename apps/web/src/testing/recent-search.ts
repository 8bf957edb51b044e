import type { RecentSearch } from '@vedetta/contracts/search/recent-searches'

/** A search for one role; the time is of its own for names of different lengths. */
export const makeRecent = (name: string, change: Partial<RecentSearch> = {}): RecentSearch => ({
  position: { name: [name] },
  notPosition: {},
  company: {},
  notCompany: {},
  aiSearch: false,
  sort: 'date',
  startedAt: `2026-11-14T09:00:${String(name.length).padStart(2, '0')}.000Z`,
  rule: 'same',
  ...change,
})
