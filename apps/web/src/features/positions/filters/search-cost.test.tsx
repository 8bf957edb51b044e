import { fireEvent, screen, waitFor } from '@testing-library/react'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { describe, expect, it } from 'vitest'
import { answer, answerSearch, makePosition, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

/** By its text, which is much cheaper to look up than a role in a whole screen. */
const button = async (name: string) => {
  await screen.findByText('Cerca')
  const shown = () => screen.getByText('Cerca').closest('button')?.textContent
  await waitFor(() => expect(shown()).toBe(name))
}
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Ruolo, ad esempio/), { target: { value: text } })
const nextReset = '2026-12-01T09:00:00Z'
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const counts = 'Cerca 1 ricerca, ne restano 30; gratis se non trova niente'

async function open(path: string, freeUntil: Partial<Record<'same' | 'narrower', string>> = {}, left = 30) {
  server.use(
    answerSearch({
      positions: [makePosition()],
      freeUntil: { same: null, narrower: null, related: null, ...freeUntil },
    }),
    answer(getBalance, { credit: { left: 10, monthly: 10 }, search: { left, monthly: 30 }, nextReset }),
  )
  renderApp(path)
  await screen.findAllByText('Saldatore TIG')
}

describe('the search button says before it is pressed that a search', () => {
  it('without filters is free, and with a role costs one of those left', async () => {
    await open('/positions?tab=positions')
    await button('Cerca gratis, è senza filtri')
    type('saldatore')
    await button(counts)
    expect(screen.getByTitle('ne restano 30; gratis se non trova niente')).toBeTruthy()
    type('')
    await button('Cerca gratis, è senza filtri')
  })

  it('of the same criteria is free while the answer says so, and another is not', async () => {
    await open('/positions?name=saldatore', { same: inAnHour() })
    await button('Cerca gratis, ripete una ricerca fatta nelle ultime 24 ore')
    type('cuoco')
    await button(counts)
  })

  it('that narrows a counted one is free while the answer says so', async () => {
    await open('/positions?provinces=BG', { narrower: inAnHour() })
    type('saldatore')
    await button('Cerca gratis, restringe una ricerca contata negli ultimi 10 minuti')
    // A sentence may say anything, until it is read.
    type('saldatore a Milano')
    await button(counts)
  })

  it('of the same criteria counts where the answer does not say until when it is free', async () => {
    await open('/positions?name=saldatore')
    await button(counts)
  })

  it('can no more be made, where none is left', async () => {
    await open('/positions?name=saldatore', {}, 0)
    await button('Cerca 1 ricerca, non ne restano')
  })

  it('of companies is free', async () => {
    renderApp('/positions?tab=companies')
    await button('Cerca gratis, cercare aziende non costa niente')
  })
})
