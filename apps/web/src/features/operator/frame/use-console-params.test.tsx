import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPart, startTestApi } from '../../../testing/render-app.tsx'
import { type ConsoleParams, useConsoleParams } from './use-console-params.ts'

startTestApi()

let renders: ConsoleParams[] = []

beforeEach(() => {
  renders = []
})

function Screen() {
  renders.push(useConsoleParams())
  return null
}

it('a change by an earlier render keeps what the address has got since', async () => {
  const router = renderPart(<Screen />, '/operator/sites?state=held')
  const [first] = renders
  await act(() => router.navigate('/operator/sites?state=held&q=officine'))
  act(() => first?.push({ open: '1' }))
  expect(router.state.location.search).toBe('?state=held&q=officine&open=1')
})

it('changes of one moment add up, and one that changes nothing makes no entry', async () => {
  const router = renderPart(<Screen />, '/operator/sites')
  const [first] = renders
  act(() => {
    first?.push({ open: '1' })
    first?.replace({ q: 'officine' })
    first?.push((now) => (now.get('open') === '2' ? { reading: 'any' } : {}))
  })
  expect(router.state.location.search).toBe('?open=1&q=officine')
  expect(router.state.historyAction).toBe('REPLACE')
})
