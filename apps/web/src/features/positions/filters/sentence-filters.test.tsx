import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { readSentence, type SentenceReading } from '@vedetta/contracts/search/position-sentence'
import { describe, expect, it, vi } from 'vitest'
import { callApi } from '../../../lib/api-client.ts'
import { changeLanguage } from '../../../lib/i18n.ts'
import { answer, answerSearch, fail, makePosition, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const reading: SentenceReading = {
  criteria: {
    position: {
      name: ['manutentore elettromeccanico'],
      city: { mode: 'radius', istat: '016024', km: 20 },
      experience: { from: 3 },
    },
    notPosition: {},
    company: {},
    notCompany: { sectors: ['staffing_hr'] },
    aiSearch: false,
  },
  read: [],
  saysMore: true,
  ignored: ['turni ok'],
}
const roleAlone: SentenceReading = {
  ...reading,
  criteria: { ...reading.criteria, position: { name: ['capo officina'] }, notCompany: {} },
  saysMore: false,
  ignored: [],
}
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^(Ruolo|Role)/ })
const entry = () => screen.findByRole('option', { name: /^(Leggi come filtri|Read as filters)/ })
const chips = () => screen.findByRole('group', { name: /^(Filtri letti|Filters read)/ })
const chipTexts = async () =>
  within(await chips())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function open(answered: SentenceReading, path = '/positions') {
  const onSearch = vi.fn()
  server.use(answer(readSentence, answered), answerSearch({ positions: [makePosition()] }, onSearch))
  const router = renderApp(path)
  const user = userEvent.setup({ delay: null })
  await screen.findAllByText('Saldatore TIG')
  await user.clear(await field())
  return { router, user, onSearch }
}

describe('a sentence in the search field', () => {
  it('becomes filters by one choice, without a search, and says what it did not understand', async () => {
    const { router, user, onSearch } = await open(reading)
    await user.keyboard('manutentore elettromeccanico vicino Bergamo, turni ok')
    await entry()
    await user.keyboard('{ArrowDown}{Enter}')
    expect((await field()).value).toBe('manutentore elettromeccanico')
    expect(document.activeElement).toBe(await field())
    expect(await chipTexts()).toEqual(['Esperienza 3+ anni', expect.stringMatching(/^Escludi Settore /)])
    expect(within(await chips()).getByText('Non capito: «turni ok»')).toBeTruthy()
    expect(screen.getByText(/^Frase letta come filtri, ma non tutta/)).toBeTruthy()
    expect(onSearch).toHaveBeenCalledTimes(1)
    expect(router.state.location.search).toBe('')
    changeLanguage('en')
    expect(await within(await chips()).findByText('Not understood: “turni ok”')).toBeTruthy()

    await user.keyboard('{Enter}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject(reading.criteria)
    expect(screen.queryByRole('group', { name: /^Filters read/ })).toBeNull()
  })

  it('loses a filter whose chip is removed, and all of them when it is discarded', async () => {
    const { user, onSearch } = await open(reading)
    await user.keyboard('manutentore elettromeccanico vicino Bergamo')
    await user.click(await entry())
    await user.click(within(await chips()).getByRole('button', { name: /^Togli il filtro Escludi Settore/ }))
    expect(await chipTexts()).toEqual(['Esperienza 3+ anni'])
    expect(document.activeElement).toBe(await chips())
    await user.click(within(await chips()).getByRole('button', { name: 'Scarta' }))
    expect(screen.queryByRole('group', { name: /^Filtri letti/ })).toBeNull()
    expect(document.activeElement).toBe(await field())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({
      position: { name: ['manutentore elettromeccanico'], city: reading.criteria.position.city },
      notCompany: {},
    })
  })

  it('replaces the fields it says and leaves the other filters', async () => {
    const { user, onSearch } = await open(reading, '/positions?name=cuoco&name=chef&contract=permanent&experience=1~')
    await user.keyboard('manutentore elettromeccanico vicino Bergamo')
    await user.click(await entry())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    const { position } = reading.criteria
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({ position: { ...position, contract: ['permanent'] } })
  })

  it('is not offered for a role alone', async () => {
    const { user } = await open(roleAlone)
    const asked = vi.fn()
    server.use(answer(readSentence, roleAlone, asked))
    await user.keyboard('capo officina')
    await waitFor(() => expect(asked).toHaveBeenCalled())
    // Asked for after the reading: when this answer is here, that one is shown.
    await act(async () => void (await callApi(getBalance, {})))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is searched as it reads by Enter, as one search, and says so; its words are searched by a press', async () => {
    const { user, onSearch } = await open(reading)
    await user.keyboard('manutentore elettromeccanico vicino Bergamo, turni ok{Enter}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject(reading.criteria)
    const said = await screen.findByText(/^Letto come:/)
    expect(said.textContent).toContain('manutentore elettromeccanico')
    expect(said.textContent).toContain('Non capito: «turni ok»')
    expect((await field()).value).toBe('manutentore elettromeccanico')
    changeLanguage('en')
    const exact = await screen.findByRole('button', { name: /^Search for the exact words · counts as a search/ })
    await user.click(exact)
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(3))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({
      position: { name: ['manutentore elettromeccanico vicino Bergamo, turni ok'] },
      notCompany: {},
    })
    expect(screen.queryByText(/^Read as:/)).toBeNull()
    // Enter repeats the words that were searched, without reading them again.
    await user.click(await field())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(4))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({ notCompany: {} })
  })

  it('takes the place of those that were searched before', async () => {
    const { user, onSearch } = await open(reading, '/positions?name=cuoco&provinces=MI&contract=permanent')
    await user.keyboard('manutentore elettromeccanico vicino Bergamo{Enter}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    const position = { ...reading.criteria.position, contract: ['permanent'] }
    expect(onSearch.mock.lastCall?.[0]).toHaveProperty('position', position)
  })

  it('is searched by its words where no reading comes', async () => {
    const { user, onSearch } = await open(roleAlone)
    server.use(fail(readSentence, 'internal_error'))
    await user.keyboard('capo officina Bergamo{Enter}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({ position: { name: ['capo officina Bergamo'] } })
  })

  it('is offered where its words found nothing, with what the search costs', async () => {
    const onSearch = vi.fn()
    server.use(
      answer(readSentence, reading),
      answerSearch({ positions: [], total: 0, rule: 'empty', counted: false }, onSearch),
    )
    renderApp('/positions?name=manutentore%20elettromeccanico%20vicino%20Bergamo')
    const offer = await screen.findByRole('button', { name: /^Letto come: .* · conta, se non l’hai già fatta oggi$/ })
    await userEvent.setup({ delay: null }).click(offer)
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject(reading.criteria)
  })
})
