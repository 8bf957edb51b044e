import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listRecentSearches } from '@vedetta/contracts/search/recent-searches'
import { suggestRoles } from '@vedetta/contracts/search/roles'
import { delay } from 'msw'
import { describe, expect, it, type MockInstance, vi } from 'vitest'
import { changeLanguage } from '../../../lib/i18n.ts'
import { answer, answerSearch, fail, makePosition, server } from '../../../testing/api.ts'
import { makeRecent } from '../../../testing/recent-search.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { rolesQuery } from '../positions.api.ts'

startTestApi()

const roles = [
  { text: 'saldatore', positions: 1214 },
  { text: 'saldatore tig', positions: 1 },
]
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^(Ruolo|Role)/ })
const list = () => screen.findByRole('listbox', { name: /^(Suggerimenti|Suggestions)$/ })
const optionTexts = async () =>
  within(await list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const sentBy = ({ mock }: MockInstance<typeof fetch>) =>
  mock.calls.map(([request]) => request as Request).filter(({ url }) => url.includes(suggestRoles.path))

async function open(found: Parameters<typeof answer<never, typeof suggestRoles.output>>[1] = { roles, mended: [] }) {
  const onSearch = vi.fn()
  server.use(answer(suggestRoles, found), answerSearch({ positions: [makePosition()] }, onSearch))
  const router = renderApp('/positions')
  const user = userEvent.setup({ delay: null })
  await screen.findAllByText('Saldatore TIG')
  await user.click(await field())
  return { router, user, onSearch }
}

describe('roles below the field', () => {
  it('are shown with the number of open positions, each counted in the person’s language', async () => {
    const { user } = await open()
    await user.keyboard('sald')
    expect(await optionTexts()).toEqual(['saldatore1.214 posizioni', 'saldatore tig1 posizione'])
    expect((await field()).getAttribute('aria-expanded')).toBe('true')
    changeLanguage('en')
    expect(await optionTexts()).toEqual(['saldatore1,214 positions', 'saldatore tig1 position'])
  })

  it('fill the field by arrows and Enter, or by a press, and never search', async () => {
    const { router, user, onSearch } = await open()
    await user.keyboard('sald')
    await list()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const [, second] = within(await list()).getAllByRole('option')
    expect((await field()).getAttribute('aria-activedescendant')).toBe(second?.id)
    expect(second?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    expect((await field()).value).toBe('saldatore tig')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(await field())
    expect(screen.getByText('Scelto «saldatore tig». Premi Invio per cercare.')).toBeTruthy()

    await user.keyboard('{Backspace}')
    await user.click(within(await list()).getByRole('option', { name: /^saldatore 1\.214/ }))
    expect((await field()).value).toBe('saldatore')
    expect(document.activeElement).toBe(await field())
    expect(onSearch).toHaveBeenCalledTimes(1)
    expect(router.state.location.search).toBe('')

    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?name=saldatore'))
  })

  it('leave Enter to the search while none is chosen, as after the last arrow', async () => {
    const { router, user } = await open()
    await user.keyboard('sald')
    await list()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect((await field()).getAttribute('aria-activedescendant')).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?name=sald'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('close by Escape with the text kept, open again by an arrow, and close by Tab', async () => {
    const { user } = await open()
    await user.keyboard('sald')
    await list()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect((await field()).value).toBe('sald')
    expect(document.activeElement).toBe(await field())
    await user.keyboard('{ArrowUp}')
    await list()
    await user.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect((await field()).value).toBe('sald')
  })

  it('are no longer chosen once an answer has replaced the chosen one', async () => {
    const { router, user } = await open()
    await user.keyboard('sald')
    await list()
    const slow = Promise.withResolvers<void>()
    server.use(answer(suggestRoles, { roles: [{ text: 'salumiere', positions: 2 }], mended: [] }, () => slow.promise))
    await user.keyboard('a')
    await user.keyboard('{ArrowDown}')
    expect((await field()).getAttribute('aria-activedescendant')).toContain('saldatore')
    slow.resolve()
    await waitFor(async () => expect((await field()).getAttribute('aria-activedescendant')).toBeNull())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?name=salda'))
  })

  it('have the person’s own searched roles first, of which some have no number', async () => {
    server.use(
      answer(listRecentSearches, { searches: ['cuoco', 'Saldatore', 'saldatore mig'].map((name) => makeRecent(name)) }),
    )
    const { user } = await open()
    await user.keyboard('sald')
    await waitFor(async () =>
      expect(await optionTexts()).toEqual([
        'saldatore1.214 posizioni',
        'saldatore miggià cercato da te',
        'saldatore tig1 posizione',
      ]),
    )
  })
})

describe('a misspelt role', () => {
  it.each([
    ['it', 'Forse cercavi «saldatore»214 posizioni'],
    ['en', 'Did you mean “saldatore”?214 positions'],
  ] as const)('is mended by one choice (%s)', async (language, text) => {
    const { user, onSearch } = await open({ roles: [], mended: [{ text: 'saldatore', positions: 214 }] })
    changeLanguage(language)
    await user.keyboard('saldatoe')
    expect(await optionTexts()).toEqual([text])
    await user.keyboard('{ArrowDown}{Enter}')
    expect((await field()).value).toBe('saldatore')
    expect(onSearch).toHaveBeenCalledTimes(1)
  })
})

describe('requests for suggestions', () => {
  it('need two letters, and no more than the server takes', () => {
    expect([1, 2, 100, 101].map((letters) => rolesQuery('s'.repeat(letters)).enabled)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('are sent once for letters typed in one go, and aborted by the next text', async () => {
    const { user } = await open()
    server.use(answer(suggestRoles, { roles: [], mended: [] }, () => delay('infinite')))
    const fetched = vi.spyOn(globalThis, 'fetch')
    await user.keyboard('sal')
    await waitFor(() => expect(sentBy(fetched)).toHaveLength(1))
    await user.keyboard('dator')
    await waitFor(() => expect(sentBy(fetched)).toHaveLength(2))
    expect(sentBy(fetched).map(({ url, signal }) => [new URL(url).searchParams.get('q'), signal.aborted])).toEqual([
      ['sal', true],
      ['saldator', false],
    ])
  })

  it.each([
    ['fails', () => fail(suggestRoles, 'internal_error')],
    ['never comes', () => answer(suggestRoles, { roles, mended: [] }, () => delay('infinite'))],
  ])('leave the field as it is when the answer %s', async (_, handler) => {
    const { router, user } = await open()
    server.use(handler())
    const fetched = vi.spyOn(globalThis, 'fetch')
    await user.keyboard('sald')
    await waitFor(() => expect(sentBy(fetched)).not.toEqual([]))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect((await field()).getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?name=sald'))
  })

  it('are not sent for the field’s text when it only gets the focus', async () => {
    const asked = vi.fn()
    server.use(answer(suggestRoles, { roles, mended: [] }, asked))
    renderApp('/positions?name=saldatore')
    await screen.findAllByText('Saldatore TIG')
    fireEvent.focus(await field())
    await userEvent.setup({ delay: null }).tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})
