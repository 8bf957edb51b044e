import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errors } from '@vedetta/contracts/calls/errors'
import { unlockContact } from '@vedetta/contracts/companies/company-contacts'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { getProfile, updateProfile } from '@vedetta/contracts/customers/profile'
import { findByName } from '@vedetta/contracts/inbox/find-by-name'
import { costOfExport, exportPages, exportPositions } from '@vedetta/contracts/inbox/position-export'
import { listSavedPositions } from '@vedetta/contracts/inbox/saved-positions'
import { consoleScreenNames } from '@vedetta/contracts/operator/screens'
import { searchPositions } from '@vedetta/contracts/search/position-search'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { describe, expect, it, vi } from 'vitest'
import { callApi } from '../../lib/api-client.ts'
import { changeLanguage } from '../../lib/i18n.ts'
import { answer, answerSearch, fail, makePosition, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { makeFilter, makeSaved, uuidOf } from '../../testing/saved.ts'

startTestApi()

const keyK = '{Control>}k{/Control}'
const palette = () => screen.findByRole('dialog', { name: 'Vai a, filtra, apri o avvia' })
/** Letters typed before it has the focus are lost. */
const findField = async () => {
  const field = within(await palette()).getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function open(path = '/positions?tab=positions') {
  const router = renderApp(path)
  const user = userEvent.setup({ delay: null })
  await screen.findByText('Vai a…')
  if (/^\/positions\?(tab=positions|name)/.test(path)) await screen.findAllByText('Saldatore TIG')
  await user.keyboard(keyK)
  await findField()
  return { router, user }
}

describe('the palette', () => {
  it('goes to a screen that is named by a part of its words, without accents', async () => {
    const { router, user } = await open()
    await user.keyboard('filtri salv{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=filters'))
    await isClosed()
  })

  it('goes to every screen of the console, for operators', async () => {
    server.use(answer(getProfile, { user: makeProfile({ operator: true }) }))
    const { router, user } = await open('/profile')
    await user.keyboard('console')
    const group = within(await screen.findByRole('group', { name: 'Console dell’operatore' }))
    await waitFor(() => expect(group.getAllByRole('option')).toHaveLength(consoleScreenNames.length))
    await user.keyboard(' esclus{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/opt-outs'))
    await isClosed()
  })

  it('shows no screen of the console to others', async () => {
    await open('/profile')
    expect(screen.queryByText('Console dell’operatore')).toBeNull()
  })

  it('opens a section of the filters, which gets the focus, and searches for nothing', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch({ positions: [makePosition()] }, onSearch))
    const { user } = await open()
    // The page behind the palette is hidden from assistive technology.
    const section = await screen.findByRole('button', { name: 'Certificazioni', hidden: true })
    expect(section.getAttribute('aria-expanded')).toBe('false')
    const before = onSearch.mock.calls.length
    await user.keyboard('filtra certif{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(section))
    expect(section.getAttribute('aria-expanded')).toBe('true')
    expect(onSearch.mock.calls.length).toBe(before)
  })

  it('leads to a saved filter without opening it, also on another page of the list', async () => {
    const filters = Array.from({ length: 9 }, (_, index) => makeFilter(index + 1))
    server.use(answer(listSavedFilters, { filters }))
    const { router, user } = await open('/profile')
    await user.keyboard('filtro 9')
    // By text, which is much cheaper to look up than by role. Until it is marked, Enter chooses the entry marked before.
    const entry = await screen.findByText('Filtro 9')
    await waitFor(() => expect(entry.closest('[data-highlighted]')).not.toBeNull())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Filtro 9'))
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
    expect(router.state.location.search).toBe('?tab=filters&page=2')
  })

  it('is closed by Escape, which leaves the open position, and gives the focus back', async () => {
    const { router, user } = await open(`/positions?tab=positions&position=${uuidOf(1)}`)
    await user.keyboard('{Escape}')
    await isClosed()
    expect(router.state.location.search).toContain('position=')
    await user.keyboard(keyK)
    await findField()
    await user.keyboard(keyK)
    await isClosed()
  })

  it('lets no shortcut through while its code is loading', async () => {
    renderApp('/positions?tab=positions')
    await screen.findByText('Saldatore TIG')
    const onExport = screen.getByRole('button', { name: /^Esporta/ })
    await waitFor(() => expect(onExport.hasAttribute('disabled')).toBe(false))
    await screen.findByText('Vai a…')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'E', shiftKey: true })
    fireEvent.keyDown(document.body, { key: '?' })
    await palette()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('does not open over another dialog', async () => {
    renderApp('/positions?tab=positions')
    fireEvent.click(await screen.findByRole('button', { name: 'Aiuto' }))
    const help = await screen.findByRole('dialog', { name: 'Aiuto' })
    const close = within(help).getByRole('button', { name: 'Chiudi' })
    const isLeftToTheBrowser = fireEvent.keyDown(close, { key: 'k', ctrlKey: true })
    expect(isLeftToTheBrowser).toBe(true)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('opens while another dialog, which still has the focus, fades out', async () => {
    renderApp('/positions?tab=positions')
    const user = userEvent.setup({ delay: null })
    await screen.findByText('Vai a…')
    const fading = document.createElement('div')
    fading.innerHTML = '<div role="dialog" data-closed><button type="button">Contratto</button></div>'
    document.body.append(fading)
    fading.querySelector('button')?.focus()
    await user.keyboard(keyK)
    await findField()
    fading.remove()
  })

  it('finds companies by name and positions that were seen by title, by the keyboard alone', async () => {
    const onAsked = vi.fn()
    const names = {
      companies: [{ companyID: uuidOf(7), name: 'Torneria Rossi S.p.A.', city: 'Bergamo' }],
      positions: [{ positionID: uuidOf(8), name: 'Tornitore CNC', company: 'Meccanica Bianchi' }],
    }
    server.use(answer(findByName, names, (params) => onAsked(`${params}`)))
    const { router, user } = await open('/profile')
    await user.keyboard('t')
    await user.keyboard('orn')
    const companies = within(await screen.findByRole('group', { name: 'Aziende' }))
    expect(companies.getByRole('option', { name: 'Torneria Rossi S.p.A. · Bergamo' })).toBeTruthy()
    // One call for the settled text; one letter asks for nothing.
    expect(onAsked.mock.calls).toEqual([['q=torn']])
    const positions = within(screen.getByRole('group', { name: 'Posizioni già viste' }))
    const position = positions.getByRole('option', { name: 'Tornitore CNC · Meccanica Bianchi' })
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(position.hasAttribute('data-highlighted')).toBe(true))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${uuidOf(8)}`))
    await isClosed()
  })

  it('opens a company that was found, in the list of companies, whose search is free', async () => {
    const company = { companyID: uuidOf(7), name: 'Torneria Rossi S.p.A.', city: null }
    server.use(answer(findByName, { companies: [company], positions: [] }))
    const { router, user } = await open('/profile')
    await user.keyboard('s.p.a')
    await user.click(await screen.findByRole('option', { name: 'Torneria Rossi S.p.A.' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=companies&company=${uuidOf(7)}`))
  })

  it('shows what is saved once, where it is saved', async () => {
    const saved = makeSaved(3)
    const named = { positionID: saved.positionID, name: saved.name, company: saved.company.name }
    server.use(
      answer(listSavedPositions, { companies: [], positions: [saved] }),
      answer(findByName, { companies: [], positions: [named, { ...named, positionID: uuidOf(9), company: 'Altra' }] }),
    )
    const { user } = await open('/profile')
    await user.keyboard(saved.name.toLowerCase())
    await screen.findByRole('option', { name: `${saved.name} · Altra` })
    expect(screen.getAllByText(`${saved.name} · ${saved.company.name}`)).toHaveLength(1)
  })

  it('asks for no names without a licence, nor by one letter', async () => {
    const onAsked = vi.fn()
    server.use(
      answer(findByName, { companies: [], positions: [] }, onAsked),
      answer(getProfile, { user: makeProfile({ subscription: { ...makeProfile().subscription, tier: 'none' } }) }),
    )
    const { user } = await open('/profile')
    await user.keyboard('tornitore')
    expect(await screen.findByText(/^Nessuna voce corrisponde/)).toBeTruthy()
    expect(onAsked).not.toHaveBeenCalled()
  })

  it('says what a refused call says, and keeps its own entries', async () => {
    server.use(fail(findByName, 'request_limit'))
    const { user } = await open('/profile')
    await user.keyboard('fatt')
    expect(await screen.findByText(errors.request_limit.it)).toBeTruthy()
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
  })

  it('says so when nothing matches', async () => {
    const { user } = await open('/profile')
    await user.keyboard('xyzzy')
    expect(await screen.findByText(/^Nessuna voce corrisponde/)).toBeTruthy()
  })
})

it.each(['/positions?name=saldatore', '/positions?tab=companies&name=saldatore'])(
  'no entry of the palette spends at %s: none searches by criteria, exports or unlocks',
  async (path) => {
    const spent = vi.fn()
    const answers = () =>
      server.use(
        answerSearch({ positions: [makePosition()] }, (input) => {
          if (Object.keys((input as { position: object }).position).length > 0) spent(searchPositions.path)
        }),
        answer(listSavedFilters, { filters: [makeFilter(1)] }),
        answer(listSavedPositions, { companies: [], positions: [makeSaved(3)] }),
        answer(costOfExport, { positions: 1, credits: 1, left: 2310 }),
        answer(updateProfile, { user: makeProfile() }),
        ...[exportPages, exportPositions, unlockContact].map((call) =>
          fail(call, 'internal_error', () => spent(call.path)),
        ),
      )
    const show = async () => {
      answers()
      changeLanguage('it')
      const { user } = await open(path)
      // By text, which is much cheaper to look up than by role.
      await screen.findByText('Filtro 1')
      // The screen itself began with a search.
      spent.mockClear()
      return user
    }
    await show()
    const labelOf = ({ firstChild }: Element) => firstChild?.textContent ?? ''
    const labels = screen.getAllByRole('option').map(labelOf)
    expect(labels).toContain('Aiuto')
    cleanup()
    for (const label of labels) {
      const user = await show()
      const entry = screen.getAllByRole('option').find((option) => labelOf(option) === label)
      await user.click(entry as Element)
      await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Vai a/ })).toBeNull())
      // Asked for after whatever the entry asked for.
      await act(async () => void (await callApi(getBalance, {})))
      expect(spent, label).not.toHaveBeenCalled()
      cleanup()
    }
  },
)
