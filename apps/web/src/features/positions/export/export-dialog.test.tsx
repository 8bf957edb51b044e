import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errors } from '@vedetta/contracts/calls/errors'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { defaultSettings, getSettings, type Settings, updateSettings } from '@vedetta/contracts/customers/settings'
import { costOfExport, type Exported, exportPages, exportPositions } from '@vedetta/contracts/inbox/position-export'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBalance } from '../../../domain/profile.ts'
import { callApi } from '../../../lib/api-client.ts'
import { changeLanguage } from '../../../lib/i18n.ts'
import { answer, fail, server } from '../../../testing/api.ts'
import { chooseOption } from '../../../testing/choose-option.ts'
import { renderPart, startTestApi } from '../../../testing/render-app.tsx'
import { listOf, uuidOf } from '../../../testing/saved.ts'
import { expectToast } from '../../../testing/toasts.ts'
import { ExportDialog } from './export-dialog.tsx'
import { type RowSet, rowSetsOfSearch } from './row-sets.ts'

startTestApi()

const positionIDs = listOf(3, uuidOf)
const searchID = uuidOf(70)
const exported: Exported = { url: '/api/position/export/file?exportID=1', exported: 3, failed: 0, credits: 2 }
const cost = { positions: 3, credits: 2, left: 2310 }
const usual = { fields: [], format: 'csv' }
const someRequest = { requestID: expect.stringMatching(/^[0-9a-f-]{36}$/) }
const downloads: string[] = []

beforeEach(() => {
  downloads.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) downloads.push(this.getAttribute('href') ?? '')
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const selected = (ids: string[]): RowSet => ({ kind: 'selected', count: ids.length, subject: { positionIDs: ids } })

function Screen({ sets }: { sets: RowSet[] }) {
  const [open, setOpen] = useState(true)
  const balance = useBalance()
  return (
    <>
      <p>Restano {balance?.credit.left}</p>
      <ExportDialog open={open} onClose={() => setOpen(false)} sets={sets} />
    </>
  )
}

async function open(sets: RowSet[] = [selected(positionIDs)]) {
  renderPart(<Screen sets={sets} />, '/positions')
  await screen.findByRole('dialog', { name: 'Esporta in un file' })
}

const line = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Esporta/ })

async function confirm() {
  const button = submit()
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}

describe('an export of selected positions', () => {
  it('an export shows its cost before it is confirmed', async () => {
    const onCost = vi.fn()
    const onExport = vi.fn()
    server.use(answer(costOfExport, cost, onCost), answer(exportPositions, exported, onExport))
    await open()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Esporta in un file' })),
    )
    await waitFor(() => expect(line('Costo')).toBe('Costo2 crediti'))
    expect(submit().textContent).toBe('Esporta 3 · 2 crediti')
    expect(line('Posizioni')).toBe('Posizioni3')
    expect(line('Già pagate quest’anno')).toBe('Già pagate quest’anno1')
    expect(line('Crediti rimasti')).toBe('Crediti rimastiora 2.310 · dopo 2.308')
    expect(onCost).toHaveBeenCalledExactlyOnceWith({ positionIDs })
    expect(onExport).not.toHaveBeenCalled()
  })

  it('an export starts the download, shows the result and refreshes the balance', async () => {
    const onExport = vi.fn(() =>
      server.use(
        answer(getBalance, {
          search: { left: 842, monthly: 1000 },
          credit: { left: 2308, monthly: 3000 },
          nextReset: '2026-12-01T09:00:00Z',
        }),
      ),
    )
    server.use(answer(costOfExport, cost), answer(exportPositions, exported, onExport))
    await open()
    await confirm()
    await expectToast('Esportazione pronta', '3 posizioni nel file, 2 crediti usati.')
    expect(onExport).toHaveBeenCalledExactlyOnceWith({ positionIDs, ...usual, ...someRequest })
    expect(downloads).toEqual([exported.url])
    expect(await screen.findByText('Restano 2308')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('an export retried after a failure keeps its request ID', async () => {
    const sent: unknown[] = []
    const keep = (input: unknown) => sent.push((input as { requestID: string }).requestID)
    server.use(answer(costOfExport, cost), fail(exportPositions, 'internal_error', keep))
    await open()
    await confirm()
    expect(await screen.findByText(errors.internal_error.it)).toBeTruthy()
    server.use(answer(exportPositions, exported, keep))
    await confirm()
    await expectToast('Esportazione pronta', '3 posizioni nel file, 2 crediti usati.')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toBe(sent[0])
  })

  it.each([
    ['it', 'Esporta 3 · 2 crediti', 'Esportazioni passate'],
    ['en', 'Export 3 · 2 credits', 'Past exports'],
  ] as const)(
    'an export that is turned off says so without alarm and leads to the files that exist, %s',
    async (language, submit, past) => {
      server.use(answer(costOfExport, cost), fail(exportPositions, 'feature_off'))
      await open()
      await act(() => changeLanguage(language))
      await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: submit }).disabled).toBe(false))
      fireEvent.click(screen.getByRole('button', { name: submit }))
      const notice = await screen.findByText(errors.feature_off[language])
      expect(notice.closest('[role=status]')).not.toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('link', { name: past }).getAttribute('href')).toBe('/profile?tab=exports')
      expect(downloads).toEqual([])
    },
  )

  it('an export beyond the credits left shows how many positions they cover, then how many were left out', async () => {
    server.use(answer(costOfExport, { positions: 500, credits: 500, left: 300 }))
    server.use(answer(exportPositions, { ...exported, exported: 300, failed: 200, credits: 300 }))
    await open()
    await waitFor(() => expect(submit().textContent).toBe('Esporta 500 · 300 crediti rimasti: ne usciranno 300'))
    await confirm()
    await expectToast('Esportazione parziale', '200 posizioni oltre il limite mensile, 300 crediti usati.')
    expect(downloads).toEqual([exported.url])
  })

  it('a partial export has the specification’s English text', async () => {
    server.use(answer(costOfExport, { positions: 5, credits: 5, left: 3 }))
    server.use(answer(exportPositions, { ...exported, exported: 3, failed: 2, credits: 3 }))
    await open()
    await confirm()
    await expectToast('Esportazione parziale', '2 posizioni oltre il limite mensile, 3 crediti usati.')
    changeLanguage('en')
    renderPart(<ExportDialog open sets={[selected(positionIDs)]} onClose={() => {}} />, '/positions')
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Export 5 · 3 credits left: only 3 will come out',
    })
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    await expectToast('Partial export', '2 items over the monthly limit, 3 credits used.')
  })

  it('an export that the credits cover nothing of is not offered', async () => {
    server.use(answer(costOfExport, { positions: 5, credits: 5, left: 0 }))
    await open()
    expect(await screen.findByText(errors.exports_used_up.it)).toBeTruthy()
    expect(submit().disabled).toBe(true)
  })

  it('an export of positions already paid for is free, also without credits', async () => {
    server.use(answer(costOfExport, { positions: 5, credits: 0, left: 0 }))
    server.use(answer(exportPositions, { ...exported, exported: 5, credits: 0 }))
    await open()
    await waitFor(() => expect(submit().textContent).toBe('Esporta 5 · gratis'))
    await confirm()
    await expectToast('Esportazione pronta', '5 posizioni nel file, 0 crediti usati.')
  })

  it('an export whose credits were used up meanwhile shows the error', async () => {
    server.use(answer(costOfExport, cost), fail(exportPositions, 'exports_used_up'))
    await open()
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toBe(errors.exports_used_up.it)
    expect(downloads).toEqual([])
  })

  it('an export of more than 500 positions is refused without a request', async () => {
    const onCost = vi.fn()
    server.use(answer(costOfExport, cost, onCost))
    await open([selected(listOf(501, uuidOf))])
    expect(screen.getByText(/^Puoi esportare al massimo 500 posizioni/)).toBeTruthy()
    expect(submit().disabled).toBe(true)
    expect(onCost).not.toHaveBeenCalled()
  })

  it('an export whose cost fails to load offers a retry', async () => {
    server.use(fail(costOfExport, 'internal_error'))
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(costOfExport, cost))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(line('Costo')).toBe('Costo2 crediti'))
  })
})

describe('the choices of an export', () => {
  const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const savedSettings = (changes: Partial<Settings>) => answer(getSettings, { ...defaultSettings, ...changes })

  it('an export shows the choices of the settings, the contacts among them, and sends them', async () => {
    const onExport = vi.fn()
    server.use(savedSettings({ exportContacts: true, exportFields: ['site'], exportFormat: 'xlsx' }))
    server.use(answer(costOfExport, cost), answer(exportPositions, exported, onExport))
    await open()
    await waitFor(() => expect(checkbox('Contatti').checked).toBe(true))
    expect(checkbox('Sito dell’azienda').checked).toBe(true)
    expect(checkbox('Retribuzione').checked).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Excel (XLSX)' }).checked).toBe(true)
    await confirm()
    await waitFor(() =>
      expect(onExport).toHaveBeenCalledExactlyOnceWith({
        ...{ positionIDs, fields: ['site', 'contacts'], format: 'xlsx' },
        ...someRequest,
      }),
    )
  })

  it('other choices cost the same, are sent, and are those of the next export', async () => {
    const [onCost, onExport, onSave] = [vi.fn(), vi.fn(), vi.fn()]
    server.use(answer(costOfExport, cost, onCost), answer(exportPositions, exported, onExport))
    server.use(answer(updateSettings, defaultSettings, onSave))
    await open()
    await waitFor(() => expect(line('Costo')).toBe('Costo2 crediti'))
    for (const name of ['Descrizione', 'Retribuzione', 'Contatti']) fireEvent.click(checkbox(name))
    fireEvent.click(screen.getByRole('radio', { name: 'Excel (XLSX)' }))
    fireEvent.click(checkbox('Contatti'))
    expect(line('Costo')).toBe('Costo2 crediti')
    expect(onSave).not.toHaveBeenCalled()
    await confirm()
    const chosen = { fields: ['pay', 'description'], format: 'xlsx' }
    await waitFor(() => expect(onExport).toHaveBeenCalledExactlyOnceWith({ positionIDs, ...chosen, ...someRequest }))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledExactlyOnceWith({
        exportContacts: false,
        exportFields: ['pay', 'description'],
        exportFormat: 'xlsx',
      }),
    )
    expect(onCost).toHaveBeenCalledTimes(1)
  })

  it('an export retried with other choices gets a new request ID', async () => {
    const sent: unknown[] = []
    const keep = (input: unknown) => sent.push((input as { requestID: string }).requestID)
    server.use(answer(costOfExport, cost), fail(exportPositions, 'internal_error', keep))
    server.use(answer(updateSettings, defaultSettings))
    await open()
    await confirm()
    expect(await screen.findByText(errors.internal_error.it)).toBeTruthy()
    fireEvent.click(checkbox('Retribuzione'))
    await confirm()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).not.toBe(sent[0])
  })

  it('Enter on a choice pays nothing', async () => {
    const onExport = vi.fn()
    server.use(answer(costOfExport, cost), answer(exportPositions, exported, onExport))
    await open()
    await waitFor(() => expect(line('Costo')).toBe('Costo2 crediti'))
    const user = userEvent.setup({ delay: null })
    for (const control of [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('radio')]) {
      control.focus()
      await user.keyboard('{Enter} ')
    }
    // Answered after an export would be.
    await callApi(getBalance, {})
    expect(onExport).not.toHaveBeenCalled()
  })
})

describe('an export of a search', () => {
  const sets = rowSetsOfSearch({ selectedIDs: positionIDs, searchID, page: 4, shown: 25, total: 1_210 })
  const choice = () => screen.getByRole('combobox', { name: 'Posizioni da esportare' })

  const choose = (name: string) => chooseOption('Posizioni da esportare', name)

  it('an export begins with the selected rows, else with those shown, and sends their page', async () => {
    const onCost = vi.fn()
    const onExport = vi.fn()
    server.use(answer(costOfExport, { positions: 25, credits: 25, left: 2310 }, onCost))
    server.use(answer(exportPages, { ...exported, exported: 25, credits: 25 }, onExport))
    await open(sets.slice(1))
    expect(choice().textContent).toBe('Mostrate: 25')
    await confirm()
    await expectToast('Esportazione pronta', '25 posizioni nel file, 25 crediti usati.')
    const range = { searchID, startPage: 4, endPage: 4 }
    expect(onCost).toHaveBeenCalledExactlyOnceWith(range)
    expect(onExport).toHaveBeenCalledExactlyOnceWith({ ...range, ...usual, ...someRequest })
  })

  it('an export of other rows shows their cost and gets a new request ID', async () => {
    const onCost = vi.fn()
    const sent: { requestID: string; startPage?: number; endPage?: number }[] = []
    const keep = (input: unknown) => sent.push(input as (typeof sent)[number])
    server.use(answer(costOfExport, cost, onCost))
    server.use(fail(exportPositions, 'internal_error', keep), fail(exportPages, 'internal_error', keep))
    await open(sets)
    expect(choice().textContent).toBe('Selezionate: 3')
    await confirm()
    await waitFor(() => expect(sent).toHaveLength(1))
    server.use(answer(costOfExport, { positions: 100, credits: 60, left: 2310 }, onCost))
    await choose('Le prime 100')
    await waitFor(() => expect(submit().textContent).toBe('Esporta 100 · 60 crediti'))
    expect(onCost).toHaveBeenLastCalledWith({ searchID, startPage: 1, endPage: 4 })
    await confirm()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ startPage: 1, endPage: 4 })
    expect(sent[1]?.requestID).not.toBe(sent[0]?.requestID)
  })

  it('the rows that can be exported are named by their number, without pages', async () => {
    server.use(answer(costOfExport, cost))
    await open(sets)
    await userEvent.setup({ delay: null }).click(choice())
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Selezionate: 3',
      'Mostrate: 25',
      ...['50', '100', '250', '500', '1.000'].map((n) => `Le prime ${n}`),
      'Tutte: 1.210',
    ])
    expect(screen.getByRole('dialog').textContent).not.toMatch(/pagin/i)
  })

  it('choosing rows pays nothing, and nothing can be paid before their cost is known', async () => {
    const onExport = vi.fn()
    server.use(answer(costOfExport, cost), answer(exportPositions, exported, onExport))
    server.use(answer(exportPages, exported, onExport))
    await open(sets)
    await waitFor(() => expect(line('Costo')).toBe('Costo2 crediti'))
    await choose('Tutte: 1.210')
    expect(submit().disabled).toBe(true)
    // Answered after an export would be.
    await callApi(getBalance, {})
    expect(onExport).not.toHaveBeenCalled()
  })
})
