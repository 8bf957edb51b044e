import { expect, it } from 'vitest'
import { loadStateOf } from './load-state.ts'

it.each([
  ['idle', 'before it is fetched', { data: undefined, isError: false, fetchStatus: 'idle' }],
  ['loading', 'while it is fetched', { data: undefined, isError: false, fetchStatus: 'fetching' }],
  ['error', 'when the fetch failed', { data: undefined, isError: true, fetchStatus: 'idle' }],
  ['loaded', 'when the data arrived', { data: { user: null }, isError: false, fetchStatus: 'idle' }],
  ['loaded', 'when a later fetch failed', { data: { user: null }, isError: true, fetchStatus: 'idle' }],
] as const)('the load state is %s %s', (state, _, query) => {
  expect(loadStateOf(query)).toBe(state)
})
