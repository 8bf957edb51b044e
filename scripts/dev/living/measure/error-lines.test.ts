import { expect, test } from 'vitest'
import { findErrorLines } from './error-lines.ts'

test('errors of the apps are found by their level, or by what an unhandled one leaves', () => {
  const errors = [
    'watch  │ error a visit failed {"host":"a.sim"}',
    'api    │ Node.js v24.21.0',
    'apps/api ended by itself.',
  ]
  const others = [
    'worker │ warn without ERASURE_JOURNAL a restored backup brings erased people back',
    'watch  │ day 18',
    'mail   │ a@demo.example: error',
  ]
  expect(findErrorLines('apps', [...errors, ...others].join('\n'))).toEqual(errors)
})

test('errors of the engines are found in their logs', () => {
  const postgres = '2026-11-18 17:36:43.740 GMT [71] ERROR:  deadlock detected'
  const opensearch = '[2026-11-18T17:36:50,023][ERROR][o.o.b.Bootstrap] no'
  const redis = '6799:M 18 Nov 2026 17:36:34.432 # Background saving error'
  expect(findErrorLines('postgres', `${postgres}\n2026-11-18 17:36:43.740 GMT [71] LOG:  ready`)).toEqual([postgres])
  expect(findErrorLines('opensearch', `${opensearch}\n[2026-11-18T17:36:50,023][WARN ][o.o.b.Natives] x`)).toEqual([
    opensearch,
  ])
  expect(findErrorLines('redis', `${redis}\n6799:C 18 Nov 2026 17:36:34.432 # Configuration loaded`)).toEqual([redis])
})
