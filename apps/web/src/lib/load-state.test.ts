import { expect, it } from 'vitest'
import { loadStateOf } from './load-state.ts'

it.each([
  ['idle', 'before anybody asks', { data: undefined, isError: false, fetchStatus: 'idle' }],
  ['loading', 'while it is asked for', { data: undefined, isError: false, fetchStatus: 'fetching' }],
  ['error', 'when it failed', { data: undefined, isError: true, fetchStatus: 'idle' }],
  ['loaded', 'when it came', { data: { user: null }, isError: false, fetchStatus: 'idle' }],
  ['loaded', 'when asking again failed', { data: { user: null }, isError: true, fetchStatus: 'idle' }],
] as const)('the profile is %s %s', (state, _, query) => {
  expect(loadStateOf(query)).toBe(state)
})
