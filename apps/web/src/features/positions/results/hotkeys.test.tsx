import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { defaultSettings, getSettings } from '@vedetta/contracts/customers/settings'
import { markPosition } from '@vedetta/contracts/inbox/position-detail'
import { costOfExport } from '@vedetta/contracts/inbox/position-export'
import { savePosition } from '@vedetta/contracts/inbox/saved-positions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, answerPages, makePositions, positionIDOf, searchID, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

beforeEach(() => server.use(answerPages([makePositions(1, 3), makePositions(4, 3)])))

async function open(path = '/positions') {
  const router = renderApp(path)
  await screen.findAllByRole('row', { name: /Posizione \d/ })
  return router
}

const hit = (key: string, target: Element = document.activeElement ?? document.body, held: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, ...held })
const hitExport = (target?: Element) => hit('E', target, { shiftKey: true })

async function expectOpen(number: number) {
  const pane = await screen.findByRole('complementary', { name: 'Posizione aperta' })
  await waitFor(() => expect(screen.getByRole('row', { current: true }).textContent).toContain(`Posizione ${number}`))
  expect(pane).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Posizione ${number}`))
}

describe('moving by hotkeys', () => {
  it('j and k, or the arrow keys, open one position after the other and announce it', async () => {
    await open()
    hit('j')
    await expectOpen(1)
    hit('ArrowDown')
    await expectOpen(2)
    expect(screen.getByText('Posizione 2, Officine Valseriana S.p.A., Da vedere')).toBeTruthy()
    hit('k')
    await expectOpen(1)
    hit('ArrowUp')
    hit('k')
    await expectOpen(1)
  })

  it('j and k move across pages', async () => {
    const router = await open(`/positions?position=${positionIDOf(3)}`)
    hit('j')
    await expectOpen(4)
    expect(router.state.location.search).toBe(`?page=2&position=${positionIDOf(4)}`)
    hit('k')
    await expectOpen(3)
    expect(router.state.location.search).toBe(`?position=${positionIDOf(3)}`)
  })

  it('Esc closes the position, j continues from there, and moving is one history entry', async () => {
    const router = await open()
    hit('j')
    hit('j')
    await expectOpen(2)
    hit('Escape')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull())
    expect(router.state.location.search).toBe('')
    hit('j')
    await expectOpen(3)
    await router.navigate(-1)
    expect(router.state.location.search).toBe('')
  })

  it('the next position is prefetched', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const read = () =>
      fetched.mock.calls
        .map(([request]) => new URL((request as Request).url))
        .filter(({ pathname }) => pathname.endsWith('/position/detail'))
        .map(({ searchParams }) => searchParams.get('positionID'))
    await open()
    await waitFor(() => expect(read()).toContain(positionIDOf(1)))
    hit('j')
    await expectOpen(1)
    await waitFor(() => expect(read()).toEqual(expect.arrayContaining([positionIDOf(2), positionIDOf(3)])))
    expect(new Set(read()).size).toBe(read().length)
  })
})

describe('hotkeys', () => {
  it('s saves, c marks as contacted and x selects the open position', async () => {
    const onSave = vi.fn()
    const onMark = vi.fn()
    server.use(answer(savePosition, { status: 'saved' }, onSave))
    await open()
    hit('j')
    hit('j')
    await expectOpen(2)
    server.use(answer(markPosition, { status: 'contacted' }, onMark))
    hit('s')
    hit('c')
    hit('x')
    const positionID = positionIDOf(2)
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith({ positionID, saved: true }))
    await waitFor(() => expect(onMark).toHaveBeenCalledWith({ positionID, status: 'contacted' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleziona Posizione 2' }).checked).toBe(true)
    expect(await screen.findByText('1 selezionata')).toBeTruthy()
  })

  it('a hotkey applies to the focused row before the open position', async () => {
    await open()
    const third = screen.getByRole('row', { name: /Posizione 3/ })
    hit('x', within(third).getByRole('link'))
    expect(within(third).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('/ focuses the search field, where hotkeys are off', async () => {
    await open()
    hit('/')
    const role = screen.getByRole('combobox', { name: /^Ruolo/ })
    expect(document.activeElement).toBe(role)
    for (const key of ['j', 'x', 'e', '?', 's']) hit(key, role)
    expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a key with Ctrl, Alt or Meta is left to the browser', async () => {
    await open()
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) fireEvent.keyDown(document.body, { key: 'j', [held]: true })
    expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull()
  })

  it('? shows the list of hotkeys', async () => {
    await open()
    hit('?')
    const sheet = await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' })
    expect([...sheet.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
      'j',
      '↓',
      'k',
      '↑',
      '↵',
      'Esc',
      's',
      'c',
      'd',
      'x',
      '⇧ J',
      '⇧ K',
      '→',
      '←',
      '⇧ E',
      '/',
      '?',
      'Ctrl K',
    ])
    hit('j', within(sheet).getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByRole('complementary', { name: 'Posizione aperta', hidden: true })).toBeNull()
  })

  it('Shift+E exports the selected positions, else pages of the search', async () => {
    const onCost = vi.fn()
    server.use(answer(costOfExport, { positions: 1, credits: 1, left: 10 }, onCost))
    await open()
    hitExport()
    const dialog = await screen.findByRole('dialog', { name: /Esporta/ })
    await waitFor(() => expect(onCost).toHaveBeenCalledExactlyOnceWith({ searchID, startPage: 1, endPage: 1 }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }))
    hit('x', within(screen.getByRole('row', { name: /Posizione 2/ })).getByRole('link'))
    hitExport(document.body)
    await waitFor(() => expect(onCost).toHaveBeenLastCalledWith({ positionIDs: [positionIDOf(2)] }))
  })
})

describe('keys pressed without meaning it', () => {
  it('e without Shift exports nothing, whatever Caps Lock says, and Shift with Caps Lock exports', async () => {
    server.use(answer(costOfExport, { positions: 1, credits: 1, left: 10 }))
    await open()
    hit('e', document.body, { shiftKey: true })
    const dialog = await screen.findByRole('dialog', { name: /Esporta/ })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Its code is loaded: it would open at once.
    hit('e', document.body)
    hit('E', document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shortcuts pause for a second after text was typed in any field', async () => {
    const now = vi.spyOn(performance, 'now')
    await open()
    const typed = performance.now()
    now.mockReturnValue(typed)
    fireEvent.input(screen.getByRole('combobox', { name: /^Ruolo/ }), { target: { value: 'sald' } })
    now.mockReturnValue(typed + 999)
    for (const key of ['j', 's', 'c', 'x', '?', '/']) hit(key, document.body)
    hitExport(document.body)
    expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    now.mockReturnValue(typed + 1000)
    hit('j', document.body)
    now.mockRestore()
    await expectOpen(1)
  })

  it('a person who has switched single keys off moves by arrows, Enter and Esc alone', async () => {
    server.use(answer(getSettings, { ...defaultSettings, hotkeys: false }))
    await open()
    for (const key of ['j', 'x', '?', '/']) hit(key, document.body)
    hitExport(document.body)
    expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(document.body)
    hit('ArrowDown')
    await expectOpen(1)
    hit('Escape')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull())
  })

  it('Esc closes the quote opened last, then the others, then the position', async () => {
    await open(`/positions?position=${positionIDOf(2)}`)
    const pane = await screen.findByRole('complementary', { name: 'Posizione aperta' })
    const how = await within(pane).findByRole('button', { name: 'Come lo sappiamo? Contratto' })
    fireEvent.click(how)
    expect(within(pane).getByText('assunzione a tempo indeterminato', { exact: false })).toBeTruthy()
    hit('Escape', how)
    expect(how.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole('complementary', { name: 'Posizione aperta' })).toBeTruthy()
    hit('Escape', how)
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull())
  })

  it.each([
    ['a search', (role: HTMLElement) => fireEvent.submit(role)],
    ['Esc in the field', (role: HTMLElement) => hit('Escape', role)],
    [
      'a removed filter',
      () => fireEvent.click(screen.getByRole('button', { name: 'Togli il filtro Ruolo saldatore' })),
    ],
  ])('after %s the focus is on the number of results, from where the list is walked', async (_, leave) => {
    await open('/positions?name=saldatore')
    const role = screen.getByRole('combobox', { name: /^Ruolo/ })
    role.focus()
    leave(role)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /posizioni/ }))
    await screen.findAllByRole('row', { name: /Posizione \d/ })
    hit('ArrowDown')
    await expectOpen(1)
  })
})
