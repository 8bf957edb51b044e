import { fireEvent, screen, within } from '@testing-library/react'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { createFeed, deleteFeed, type Feed, feedContents, listFeeds } from '@vedetta/contracts/notify/feeds'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

const feedID = '5f1d1c7e-6c86-4a8e-9c1f-3d2c3a6b0e01'
const filterID = '0b6f6f0a-2f0e-4d4f-8a53-4d9d8f9a7c02'
const address = 'https://vedetta.example/api/feed/abc'

function makeFeed(change: Partial<Feed> = {}): Feed {
  return {
    feedID,
    filterID,
    filterName: 'Saldatori a Bergamo',
    content: 'rows',
    createdAt: '2026-11-17T09:00:00Z',
    lastRead: null,
    addresses: { json: `${address}.json`, xml: `${address}.xml`, csv: `${address}.csv` },
    ...change,
  }
}

const empty = { position: {}, notPosition: {}, company: {}, notCompany: {}, aiSearch: false }
const filter = {
  ...empty,
  filterID,
  name: 'Saldatori a Bergamo',
  createdAt: '2026-11-01T09:00:00Z',
  count: 3,
  matchCount: 3,
  bell: false,
  toSee: null,
  today: null,
}

beforeEach(() => {
  server.use(
    answer(getProfile, { user: makeProfile({ publicApi: true }) }),
    answer(listFeeds, { feeds: [makeFeed()] }),
    answer(listSavedFilters, { filters: [filter] }),
  )
})

const open = () => renderApp('/profile?tab=integrations')
const row = async () => within(await screen.findByRole('list', { name: 'Feed' })).getByRole('listitem')

describe('the section of feeds', () => {
  it('a feed is listed with its filter, content and last reading', async () => {
    open()
    expect((await row()).textContent).toContain(
      'Saldatori a BergamoRighe dei risultati · creato il 17 nov 2026 · mai letto',
    )
  })

  it('the address of each format is copied', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    open()
    const shown = within(await row())
    for (const name of ['Copia JSON', 'Copia RSS', 'Copia CSV']) fireEvent.click(shown.getByRole('button', { name }))
    expect(writeText.mock.calls.flat()).toEqual([`${address}.json`, `${address}.xml`, `${address}.csv`])
  })

  it('a feed is made of a filter, of rows unless whole positions are chosen, and each choice states its cost', async () => {
    const sent = vi.fn()
    server.use(answer(listFeeds, { feeds: [] }), answer(createFeed, makeFeed({ content: 'positions' }), sent))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Crea un feed' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(((await dialog.findByLabelText(/^Righe dei risultati/)) as HTMLInputElement).checked).toBe(true)
    expect(dialog.getByText(feedContents.positions.it)).toBeTruthy()
    fireEvent.click(dialog.getByLabelText(/^Posizioni intere/))
    server.use(answer(listFeeds, { feeds: [makeFeed({ content: 'positions' })] }))
    fireEvent.click(dialog.getByRole('button', { name: 'Crea' }))
    expect((await row()).textContent).toContain('Posizioni intere')
    expect(sent).toHaveBeenCalledWith({ filterID, content: 'positions' })
  })

  it('a person without saved filters is told to save one first', async () => {
    server.use(answer(listSavedFilters, { filters: [] }))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Crea un feed' }))
    expect(await screen.findByText(/^Non hai ancora filtri salvati/)).toBeTruthy()
  })

  it('a feed is deleted after a confirmation', async () => {
    const sent = vi.fn()
    server.use(answer(deleteFeed, {}, sent))
    open()
    fireEvent.click(within(await row()).getByRole('button', { name: 'Elimina il feed Saldatori a Bergamo' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(sent).not.toHaveBeenCalled()
    server.use(answer(listFeeds, { feeds: [] }))
    fireEvent.click(dialog.getByRole('button', { name: 'Elimina' }))
    await expectToast('Feed eliminato')
    expect(sent).toHaveBeenCalledWith({ feedID })
    expect(await screen.findByText(/^Nessun feed/)).toBeTruthy()
  })
})
