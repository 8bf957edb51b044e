import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import {
  defaultSettings,
  getSettings,
  positionColumns,
  type Settings,
  updateSettings,
} from '@vedetta/contracts/customers/settings'
import { describe, expect, it, vi } from 'vitest'
import { answer, answerPages, answerSearch, fail, makePosition, makePositions, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { expectToast } from '../../../testing/toasts.ts'

startTestApi()

/** Opens the results with a server that stores the settings it is sent. */
async function open(settings: Partial<Settings> = {}) {
  const stored: Settings = { ...defaultSettings, ...settings }
  const onSave = vi.fn((changes: unknown) => Object.assign(stored, changes))
  server.use(answer(getSettings, stored), answer(updateSettings, stored, onSave))
  renderApp('/positions')
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return onSave
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('the columns', () => {
  it('the columns are the specification’s twenty with turnover and pay, in the order of the settings', async () => {
    const everything = makePosition({
      targetPersona: 'senior',
      languages: ['en', 'de'],
      certifications: ['Patentino TIG'],
      benefits: ['Mensa'],
      smartWorking: 'hybrid',
      protectedCategories: true,
    })
    server.use(answerSearch({ positions: [everything] }))
    await open({ columns: [...positionColumns] })
    expect(headings()).toEqual([
      '',
      ...[
        'Posizione',
        'Stato',
        'Azienda',
        'Dipendenti',
        'Fatturato',
        'Comuni',
        'Province',
        'Regioni',
        'Settori',
        'Lingue',
      ],
      ...['Smart working', 'Benefit', 'Trovata', 'Competenze', 'Esperienza', 'Certificazioni', 'Profilo cercato'],
      ...['Contratto', 'Retribuzione', 'Orario', 'Inquadramento', 'Categorie protette'],
    ])
    const cells = within(await screen.findByRole('row', { name: /Saldatore/ })).getAllByRole('cell')
    await waitFor(() => expect(cells[8]?.textContent).toBe('Lombardia'))
    const texts = cells.map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(texts.toSpliced(13, 1)).toEqual([
      ...[
        '',
        'Saldatore TIG',
        'Da vedere',
        'Officine Valseriana S.p.A.',
        '1.186',
        '41,2 Mln €',
        'Albino (BG)',
        'Bergamo',
      ],
      ...['Lombardia', 'Metallurgia e lavorazione dei metalli', 'Inglese, Tedesco', 'Ibrido', 'Mensa'],
      ...['TIG, disegno tecnico', '3+ anni', 'Patentino TIG', 'Senior', 'Indeterminato'],
      ...['26.000–30.000 € l’anno', 'Tempo pieno', 'Operai'],
      'Riservata (L. 68/99)',
    ])
  })

  it('a row is marked as to be checked, with the reasons, only where the reading is unsure', async () => {
    const reading = { isSure: false, confidence: 0.6, reasons: ['unusual_title', 'announced'] } as const
    const unsure = makePosition({ name: 'Area vendite', reading: { ...reading, reasons: [...reading.reasons] } })
    const positions = [unsure, ...makePositions(2, 1)]
    server.use(answerSearch({ positions }))
    await open()
    const [first, second] = screen.getAllByRole('row').slice(1)
    expect(within(first as HTMLElement).getByText('Da verificare').title).toBe(
      'Il titolo è insolito per una posizione\nSta sotto un titolo che annuncia posizioni aperte',
    )
    expect(within(second as HTMLElement).queryByText('Da verificare')).toBeNull()
  })

  it('a position for which no years are asked says so, in its column and below its name', async () => {
    server.use(answerSearch({ positions: [makePosition({ experienceYears: 0 })] }))
    await open({ columns: ['name', 'experience'] })
    expect(screen.getByRole('cell', { name: 'Non richiesta' })).toBeTruthy()
    cleanup()
    await open({ columns: ['name'] })
    expect(screen.getByText(/Esperienza non richiesta$/)).toBeTruthy()
  })

  it('a column without a value says so', async () => {
    server.use(answerSearch({ positions: [makePosition({ contract: null, places: [] })] }))
    await open({ columns: ['name', 'contract', 'cities'] })
    expect(screen.getAllByText('non indicato')).toHaveLength(2)
  })

  async function menu() {
    fireEvent.click(screen.getByRole('button', { name: 'Colonne' }))
    return within(await screen.findByRole('dialog', { name: 'Colonne' }))
  }

  it('the columns are chosen and ordered in their menu, applied at once and saved after a pause', async () => {
    const onSave = await open({ columns: ['name', 'companyName', 'date'] })
    const list = await menu()
    fireEvent.click(list.getByRole('checkbox', { name: 'Orario' }))
    fireEvent.keyDown(list.getByRole('button', { name: 'Sposta Trovata' }), { key: 'ArrowUp' })
    expect(list.getByRole('status').textContent).toBe('Trovata: 2 di 4')
    fireEvent.click(list.getByRole('checkbox', { name: 'Azienda' }))
    expect(headings()).toEqual(['', 'Posizione', 'Trovata', 'Orario'])
    expect(onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    expect(onSave).toHaveBeenCalledWith({ columns: ['name', 'date', 'schedule'], columnWidths: {} })
  })

  it('the columns are ordered by dragging', async () => {
    const onSave = await open({ columns: ['name', 'companyName', 'date'] })
    const handle = (await menu()).getByRole('button', { name: 'Sposta Posizione' })
    const row = handle.closest('li')
    if (row) vi.spyOn(row, 'offsetHeight', 'get').mockReturnValue(32)
    handle.setPointerCapture = () => {}
    handle.hasPointerCapture = () => true
    fireEvent.pointerDown(handle, { pointerId: 1, clientY: 100 })
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 170 })
    expect(headings()).toEqual(['', 'Azienda', 'Trovata', 'Posizione'])
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  })

  it('the columns are at least one, and can be reset', async () => {
    const onSave = await open({ columns: ['date'] })
    const list = await menu()
    expect(list.getByRole<HTMLInputElement>('checkbox', { name: 'Trovata' }).disabled).toBe(true)
    fireEvent.click(list.getByRole('button', { name: 'Ripristina le colonne' }))
    expect(headings()).toEqual(['', 'Stato', 'Posizione', 'Azienda', 'Comuni', 'Contratto', 'Trovata'])
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  })

  it('columns that fail to be saved are restored', async () => {
    await open({ columns: ['name', 'date'] })
    server.use(fail(updateSettings, 'internal_error'))
    fireEvent.click((await menu()).getByRole('checkbox', { name: 'Orario' }))
    await expectToast('Colonne non salvate', errors.internal_error.it)
    await waitFor(() => expect(headings()).toEqual(['', 'Posizione', 'Trovata']))
  })

  it('a column is resized by keyboard within limits, and reset by a double click', async () => {
    const onSave = await open({ columns: ['name', 'date'], columnWidths: { date: 70 } })
    const edge = screen.getByRole('separator', { name: 'Larghezza della colonna Trovata' })
    fireEvent.keyDown(edge, { key: 'ArrowRight' })
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({ columns: ['name', 'date'], columnWidths: { date: 86 } }),
    )
    fireEvent.keyDown(edge, { key: 'ArrowLeft' })
    fireEvent.keyDown(edge, { key: 'ArrowLeft' })
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({ columns: ['name', 'date'], columnWidths: { date: 60 } }),
    )
    fireEvent.doubleClick(edge)
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ columns: ['name', 'date'], columnWidths: {} }))
  })
})

describe('the selection', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('the selection spans the pages of a search, by row and by page, and can be cleared', async () => {
    server.use(answerPages([makePositions(1, 2), makePositions(3, 2)]))
    await open()
    fireEvent.click(box('Seleziona la pagina'))
    expect(await screen.findByText('2 selezionate')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Pagina 2' }))
    await screen.findByRole('row', { name: /Posizione 3/ })
    expect(box('Seleziona la pagina').checked).toBe(false)
    fireEvent.click(box('Seleziona Posizione 4'))
    expect(box('Seleziona la pagina').indeterminate).toBe(true)
    fireEvent.click(screen.getByRole('link', { name: 'Pagina 1' }))
    await screen.findByRole('row', { name: /Posizione 1/ })
    expect(box('Seleziona la pagina').checked).toBe(true)
    expect(screen.getByText('3 selezionate')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Annulla la selezione' }))
    expect(box('Seleziona Posizione 1').checked).toBe(false)
    expect(screen.queryByText(/selezionat/)).toBeNull()
  })

  it('another search starts with an empty selection', async () => {
    server.use(answerPages([makePositions(1, 2)]))
    await open()
    fireEvent.click(box('Seleziona Posizione 1'))
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Bergamo/ }))
    await waitFor(() => expect(screen.queryByText(/selezionat/)).toBeNull())
  })
})

it('a result row is a card on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  )
  renderApp('/positions')
  const card = await screen.findByText('Saldatore TIG')
  expect(card.closest('li')?.textContent?.replace(/\s/g, ' ')).toMatch(
    /^Da vedereSaldatore TIGTIG · disegno tecnico · 3\+ anni.*Officine Valseriana S\.p\.A\.1\.186 dip\. · 41,2 Mln €Albino \(BG\)Tempo indeterminato$/,
  )
  expect(screen.queryByRole('table')).toBeNull()
  await act(async () => fireEvent.click(card))
  expect(await screen.findByRole('button', { name: 'Risultati' })).toBeTruthy()
})
