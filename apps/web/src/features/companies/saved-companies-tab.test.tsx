import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { listSavedCompanies, type SavedCompany, saveCompany } from '@vedetta/contracts/companies/saved-companies'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../testing/api.ts'
import { makeSavedCompany } from '../../testing/companies.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { listOf, uuidOf } from '../../testing/saved.ts'

startTestApi()

const path = '/positions?tab=savedCompanies'

async function open(companies: SavedCompany[], search = '') {
  server.use(answer(listSavedCompanies, { companies }))
  const router = renderApp(`${path}${search}`)
  await screen.findByRole('list', { name: 'Aziende salvate' })
  return router
}

const items = () => within(screen.getByRole('list', { name: 'Aziende salvate' })).getAllByRole('listitem')
const shown = () => items().map(({ textContent }) => Number(/Officine (\d+?)P/.exec(textContent ?? '')?.[1]))
const numbers = (from: number, to: number) => listOf(to - from + 1, (index) => from + index - 1)
const remove = (number: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Togli Officine ${number} dalle salvate` }))

describe('saved companies', () => {
  it('saved companies come in pages of 8, in the order they were saved', async () => {
    await open(listOf(20, makeSavedCompany))
    expect(shown()).toEqual(numbers(1, 8))
    expect(screen.getByText('20 aziende')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Pagina 3' }))
    await waitFor(() => expect(shown()).toEqual(numbers(17, 20)))
  })

  it('a saved company shows its facts, its open positions and those published since', async () => {
    await open([makeSavedCompany(1, { newPositions: 3 }), makeSavedCompany(2, { openPositions: 0 })])
    const [first, second] = items()
    for (const text of [
      'Officine 1',
      'P. IVA 00000000001',
      '4 posizioni aperte',
      '3 nuove',
      '1.186 dip.',
      'Albino (BG)',
    ])
      expect(first?.textContent).toContain(text)
    expect(second?.textContent).toContain('Nessuna posizione aperta')
    expect(second?.textContent).not.toContain('nuov')
  })

  it('saved companies show a skeleton while they load', async () => {
    const answered = Promise.withResolvers<void>()
    server.use(answer(listSavedCompanies, { companies: [makeSavedCompany(1)] }, () => answered.promise))
    renderApp(path)
    expect(await screen.findByText('Caricamento…')).toBeTruthy()
    answered.resolve()
    await waitFor(() => expect(shown()).toEqual([1]))
  })

  it('saved companies that fail to load show the error and a retry', async () => {
    server.use(fail(listSavedCompanies, 'internal_error'))
    renderApp(path)
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listSavedCompanies, { companies: [makeSavedCompany(1)] }))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(shown()).toEqual([1]))
  })

  it('an empty list of saved companies explains how to save one', async () => {
    renderApp(path)
    expect(await screen.findByRole('heading', { name: 'Ancora nessuna azienda salvata' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cerca aziende' }).getAttribute('href')).toBe('/positions?tab=companies')
  })
})

describe('removing a saved company', () => {
  it('a removed company disappears once the server confirms', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'removed' }, onCall))
    await open(listOf(3, makeSavedCompany))
    remove(2)
    await waitFor(() => expect(shown()).toEqual([1, 3]))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID: uuidOf(2), saved: false })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Aziende salvate'))
  })

  it('removing the last page’s only company leads to the new last page', async () => {
    server.use(answer(saveCompany, { status: 'removed' }))
    const router = await open(listOf(9, makeSavedCompany), '&page=2')
    remove(9)
    await waitFor(() => expect(router.state.location.search).toBe('?tab=savedCompanies'))
    expect(shown()).toEqual(numbers(1, 8))
  })

  it('a failed removal leaves the list of saved companies unchanged', async () => {
    server.use(fail(saveCompany, 'unknown_company'))
    await open(listOf(3, makeSavedCompany))
    remove(2)
    expect(await screen.findByText(errors.unknown_company.it)).toBeTruthy()
    expect(shown()).toEqual([1, 2, 3])
  })

  it('the key s removes the current company and moves on to the next', async () => {
    server.use(answer(saveCompany, { status: 'removed' }))
    await open(listOf(3, makeSavedCompany))
    const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    hit('j')
    hit('j')
    hit('s')
    await waitFor(() => expect(shown()).toEqual([1, 3]))
    hit('j')
    expect(items()[1]?.getAttribute('aria-current')).toBe('true')
  })
})
