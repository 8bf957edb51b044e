import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getProfile } from '@vedetta/contracts/customers/profile'
import type { PositionSearchResult, RelatedRole } from '@vedetta/contracts/search/position-search'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../../lib/i18n.ts'
import { answer, answerSearch, makePosition, makeProfile, positionIDOf, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const of = 'ragioniere'
const related: RelatedRole[] = [
  { of, text: 'contabile', reason: 'synonym', weight: 0.9 },
  { of, text: 'accountant', reason: 'translation', weight: 0.8 },
  { of, text: 'impiegato amministrativo', reason: 'near', weight: 0.5 },
]
const foundBy = { of, text: 'contabile', reason: 'synonym' } as const
const own = makePosition({ positionID: positionIDOf(1), name: 'Ragioniere' })
const positions = [own, makePosition({ positionID: positionIDOf(2), name: 'Contabile', foundBy })]

const onSearch = vi.fn()
const lastSearch = () => onSearch.mock.lastCall?.[0]

async function open(path: string, found: Partial<PositionSearchResult> = { positions, related }) {
  onSearch.mockClear()
  server.use(answerSearch(found, onSearch))
  const router = renderApp(path)
  await screen.findByRole('table', { busy: false })
  return { router, user: userEvent.setup({ delay: null }) }
}

const aiSwitch = () => screen.findByRole('switch', { name: /^Ruoli affini/ })

describe('related roles', () => {
  it('the switch is there for a search with a role, and searches its related titles too', async () => {
    const { router, user } = await open('/positions?name=ragioniere')
    expect(lastSearch()).toMatchObject({ aiSearch: false })
    expect((await aiSwitch()).getAttribute('aria-checked')).toBe('false')
    expect(screen.queryByRole('button', { name: '+3 affini' })).toBeNull()
    await user.click(await aiSwitch())
    await waitFor(() => expect(lastSearch()).toMatchObject({ aiSearch: true, position: { name: ['ragioniere'] } }))
    expect(router.state.location.search).toContain('ai=1')
    expect((await aiSwitch()).getAttribute('aria-checked')).toBe('true')
    await user.click(await aiSwitch())
    await waitFor(() => expect(router.state.location.search).toBe('?name=ragioniere'))
  })

  it('the switch says what it costs, until its free minutes are over', async () => {
    const related = new Date(Date.now() + 1_000).toISOString()
    server.use(answerSearch({ positions: [makePosition()], freeUntil: { same: null, narrower: null, related } }))
    renderApp('/positions?name=ragioniere')
    await waitFor(async () => expect((await aiSwitch()).textContent).toBe('Ruoli affini · gratis'))
    await waitFor(async () => expect((await aiSwitch()).textContent).toBe('Ruoli affini · conta come ricerca'), {
      timeout: 30_000,
    })
  })

  it('a search without a role has no switch', async () => {
    await open('/positions?contract=permanent')
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('each related title says its reason, is left out by one press and put back by another, and its button keeps the focus', async () => {
    const { router, user } = await open('/positions?name=ragioniere&ai=1')
    await user.click(await screen.findByRole('button', { name: '+3 affini' }))
    const list = await screen.findByRole('list', { name: 'Ruoli affini cercati' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'contabilesinonimoTogli',
      'accountanttraduzioneTogli',
      'impiegato amministrativomestiere vicinoTogli',
    ])
    server.use(answerSearch({ positions, related: related.slice(1) }, onSearch))
    await user.click(within(list).getByRole('button', { name: 'Togli «contabile»' }))
    await waitFor(() => expect(lastSearch()).toMatchObject({ aiSearch: true, unrelated: ['contabile'] }))
    await screen.findByText('+2 affini')
    const back = within(list).getByRole('button', { name: 'Rimetti «contabile»' })
    expect(document.activeElement).toBe(back)
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe('contabiletoltoRimetti')
    await user.click(back)
    expect(router.state.location.search).toBe('?name=ragioniere&ai=1')
    await screen.findByText('+3 affini')
  })

  it('titles that a shared link leaves out are listed, and put back together', async () => {
    const { router, user } = await open('/positions?name=ragioniere&ai=1&-ai=contabile&-ai=tesoriere', {
      positions,
      related: related.slice(1),
    })
    expect(lastSearch()).toMatchObject({ unrelated: ['contabile', 'tesoriere'] })
    await user.click(await screen.findByRole('button', { name: '+2 affini' }))
    const list = await screen.findByRole('list', { name: 'Ruoli affini cercati' })
    expect(within(list).getAllByText('tolto')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Rimetti tutti' }))
    await waitFor(() => expect(router.state.location.search).toBe('?name=ragioniere&ai=1'))
  })

  it('a position that a related title found says so in its row and in its pane, and one with the searched words does not', async () => {
    const { user } = await open('/positions?name=ragioniere&ai=1')
    const short = screen.getAllByText('affine a «ragioniere»')
    expect(short).toHaveLength(1)
    const because = 'Trovata perché «contabile» è affine a «ragioniere»'
    expect(short[0]?.title).toBe(because)
    await user.click(screen.getByRole('link', { name: 'Contabile' }))
    await screen.findByText(because)
    await user.click(screen.getByRole('link', { name: 'Ragioniere' }))
    await waitFor(() => expect(screen.queryByText(because)).toBeNull())
  })

  it('related roles are in English for an English reader', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }))
    changeLanguage('en')
    const { user } = await open('/positions?name=ragioniere&ai=1')
    await user.click(await screen.findByRole('button', { name: '+3 related' }))
    const list = await screen.findByRole('list', { name: 'Related roles searched' })
    expect(within(list).getByText('another name')).toBeTruthy()
    expect(screen.getByText('related to “ragioniere”').title).toBe(
      'Found because “contabile” is related to “ragioniere”',
    )
  })
})
