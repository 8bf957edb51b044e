import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answerSearch, failSearch, makePosition, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const nothing = { position: {}, notPosition: {}, company: {}, notCompany: {}, aiSearch: false }
const firstSearch = { sort: 'date', page: 1, newSearch: true }

describe('results', () => {
  it('a result row shows position, company, place, facts and date', async () => {
    const places = ['Albino', 'Alzano Lombardo', 'Nembro'].map((city) => ({ city, province: 'BG', region: '03' }))
    server.use(answerSearch({ positions: [makePosition({ places })], total: 1214, companies: 1131, pages: 49 }))
    renderApp('/positions')
    const row = await screen.findByRole('row', { name: /Saldatore TIG/ })
    expect(row.textContent?.replace(/\s/g, ' ')).toMatch(
      /^Da vedereSaldatore TIGTIG · disegno tecnico · 3\+ anniOfficine Valseriana S\.p\.A\.1\.186 dip\. · 41,2 Mln €Albino \(BG\)\+2Indeterminato/,
    )
    expect(within(row).getByTitle('sabato 14 novembre 2026', { exact: false })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '1.214 posizioni' })).toBeTruthy()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '1.214 posizioni in 1.131 aziende',
    )
  })

  it('results beyond the last reachable page are announced', async () => {
    server.use(answerSearch({ positions: [makePosition()], total: 48_213, companies: 9120, pages: 400 }))
    renderApp('/positions?page=7')
    expect(await screen.findByText(/primi 10\.000 risultati/)).toBeTruthy()
    expect(screen.getByText('in circa 9.120 aziende')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Pagina 7' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Pagina successiva' }).getAttribute('href')).toBe('/positions?page=8')
  })

  it('a failed search shows the text of its error code and a retry', async () => {
    server.use(failSearch('internal_error', 500))
    renderApp('/positions')
    expect((await screen.findByRole('alert')).textContent).toContain('Qualcosa è andato storto da parte nostra.')
    server.use(answerSearch({ positions: [makePosition()] }))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('row', { name: /Saldatore TIG/ })).toBeTruthy()
  })

  it('an empty search offers to widen the radius or drop the last filter', async () => {
    server.use(answerSearch({}))
    const router = renderApp('/positions?city=016024~30&contract=internship')
    fireEvent.click(await screen.findByRole('button', { name: 'Togli “Contratto Tirocinio”' }))
    expect(router.state.location.search).toBe('?city=016024~30')
    fireEvent.click(await screen.findByRole('button', { name: 'Allarga a 50 km' }))
    expect(router.state.location.search).toBe('?city=016024~50')
  })
})

describe('the URL', () => {
  it('a URL full of garbage still searches', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch({ positions: [makePosition()] }, onSearch))
    renderApp('/positions?city=%E0%A4%A&provinces=%00,zz&contract=forever&from=ieri&page=-3&__proto__=1')
    expect(await screen.findByRole('row', { name: /Saldatore TIG/ })).toBeTruthy()
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ ...nothing, ...firstSearch })
  })

  it('the URL holds the chosen filters from page 1, and back undoes them', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch({ positions: [makePosition()] }, onSearch))
    const router = renderApp('/positions?page=3')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Bergamo' }))
    fireEvent.click(screen.getByRole('button', { name: 'Escludi Milano' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tirocinio' }))
    expect(router.state.location.search).toBe('?provinces=BG,-MI&contract=internship')
    await waitFor(() =>
      expect(onSearch).toHaveBeenLastCalledWith({
        ...nothing,
        ...firstSearch,
        position: { provinces: ['BG'], contract: ['internship'] },
        notPosition: { provinces: ['MI'] },
      }),
    )
    await router.navigate(-1)
    expect(router.state.location.search).toBe('?provinces=BG,-MI')
  })

  it('"Azzera" clears the URL', async () => {
    const router = renderApp('/positions?name=saldatore&provinces=-MI&from=2026-11-08')
    const chips = within(await screen.findByRole('list', { name: 'Filtri attivi' }))
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Ruoli affini',
      'Ruolo saldatore',
      expect.stringMatching(/^Escludi Provincia (MI|Milano)$/),
      'Trovata dal giorno 8 nov 2026',
      'Azzera',
    ])
    fireEvent.click(chips.getByRole('button', { name: 'Azzera' }))
    expect(router.state.location.search).toBe('')
  })
})

describe('the role', () => {
  it('a role is searched on submit, not while it is typed', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch({ positions: [makePosition()] }, onSearch))
    const router = renderApp('/positions')
    const role = await screen.findByRole('combobox', { name: /^Ruolo/ })
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1))
    fireEvent.change(role, { target: { value: ' saldatore ' } })
    expect(router.state.location.search).toBe('')
    fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))
    expect(router.state.location.search).toBe('?name=saldatore')
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
  })

  it('a newer search aborts the one in flight', async () => {
    const waitForever = (body: unknown) => JSON.stringify(body).includes('primo') && delay('infinite')
    server.use(answerSearch({ positions: [makePosition()] }, waitForever))
    const fetched = vi.spyOn(globalThis, 'fetch')
    const router = renderApp('/positions?name=primo')
    await waitFor(() => expect(searchesIn(fetched.mock.calls)).toHaveLength(1))
    await router.navigate('/positions?name=secondo')
    await waitFor(() => expect(searchesIn(fetched.mock.calls)).toHaveLength(2))
    expect(searchesIn(fetched.mock.calls).map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(await screen.findByRole('row', { name: /Saldatore TIG/ })).toBeTruthy()
  })
})

describe('the town', () => {
  it('a town is suggested by its first letters, chosen, and searched with its distance', async () => {
    const router = renderApp('/positions')
    const town = await screen.findByRole('combobox', { name: 'Comune' })
    fireEvent.input(town, { target: { value: 'berg' }, inputType: 'insertText' })
    fireEvent.click(await screen.findByRole('option', { name: /Bergamo/ }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Distanza dal comune' }), { target: { value: '50' } })
    expect(router.state.location.search).toBe('')
    fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))
    expect(router.state.location.search).toBe('?city=016024~50')
    expect(await screen.findByText('Bergamo entro 50 km')).toBeTruthy()
  })

  it('the town of the URL is shown by name', async () => {
    renderApp('/positions?city=016024')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Comune' }).value).toBe('Bergamo'),
    )
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Distanza dal comune' }).value).toBe('0')
  })
})

function searchesIn(calls: Parameters<typeof fetch>[]): Request[] {
  return calls.map(([request]) => request as Request).filter(({ url }) => url.endsWith('/position/search'))
}
