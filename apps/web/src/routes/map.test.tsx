import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { getMap } from '@vedetta/contracts/operations/public-figures'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../testing/api.ts'
import { makeMap, mapPages } from '../testing/market.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

beforeEach(() => server.use(answer(getProfile, { user: null }), answer(getMap, makeMap())))

describe.each(mapPages)('the map of $name', ({ path, title, language }) => {
  it('a map page fetches its province and sector, and names them in its heading', async () => {
    const onCall = vi.fn()
    server.use(answer(getMap, makeMap(), onCall))
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(document.title).toBe(`${title} · Vedetta`)
    await waitFor(() => expect(onCall).toHaveBeenCalled())
    expect(screen.getAllByRole('table')).toHaveLength(2)
    expect(
      screen.getByText(language === 'it' ? /Contate il 14 nov 2026, 10:00/ : /Counted on 14 Nov 2026, 10:00/),
    ).toBeTruthy()
  })
})

describe('the map', () => {
  it('the map has a table of linked provinces by count, and names those without positions', async () => {
    renderApp('/mappa')
    const table = await screen.findByRole('table', { name: 'Le province' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MilanoLombardia1.680168-5%',
      'BergamoLombardia21421–troppo poche per un confronto',
      'RomaLazio30–troppo poche per un confronto',
    ])
    expect(within(table).getByRole('link', { name: 'Milano' }).getAttribute('href')).toBe('/mappa/milano')
    expect(screen.getByText('Senza posizioni aperte: L’Aquila.')).toBeTruthy()
  })

  it('the map lists the last twelve weeks in a table, the current one first', async () => {
    renderApp('/mappa')
    const table = await screen.findByRole('table', { name: 'I numeri, settimana per settimana' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(12)
    expect(rows[0]?.textContent).toBe('9 nov (in corso)1.88051')
  })

  it('the map switches between open and new positions, in the legend and in the weeks', async () => {
    renderApp('/mappa')
    const legend = () => screen.getByText('nessuna').closest('ul')?.textContent
    await screen.findByText('nessuna')
    expect(legend()).toBe('nessuna32141.680')
    fireEvent.click(screen.getByRole('radio', { name: 'Nuove in 7 giorni' }))
    expect(legend()).toBe('nessuna21168')
    expect(screen.getByText(/^Posizioni viste per la prima volta in ogni settimana/)).toBeTruthy()
  })

  it('the sector choice leads to the sector’s page of the same place', async () => {
    const router = renderApp('/mappa/milano')
    fireEvent.change(await screen.findByLabelText('Settore'), { target: { value: 'retail' } })
    expect(await screen.findByRole('heading', { level: 1, name: /^Commercio al dettaglio/ })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/mappa/milano/dettaglio')
    fireEvent.change(await screen.findByLabelText('Settore'), { target: { value: '' } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/mappa/milano'))
  })

  it('the map of a province lists its sectors and the region’s other provinces', async () => {
    renderApp('/mappa/milano')
    const table = await screen.findByRole('table', { name: 'I settori in provincia di Milano' })
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/mappa/milano/meccanica', '/mappa/milano/dettaglio'])
    const region = screen.getByRole('navigation', { name: 'Altre province: Lombardia' })
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/mappa/bergamo'])
  })

  it('the map of a sector in a province links to the sector elsewhere and to the province’s other sectors', async () => {
    renderApp('/en/mappa/milano/dettaglio')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    await screen.findByRole('link', { name: 'Retail and large-scale distribution in all of Italy' })
    expect(hrefOf('Retail and large-scale distribution in all of Italy')).toBe('/en/mappa/settori/dettaglio')
    expect(hrefOf('All sectors in the province of Milano')).toBe('/en/mappa/milano')
    expect(hrefOf('Machinery, mechanical engineering and industrial plant')).toBe('/en/mappa/milano/meccanica')
  })

  it('a map without open positions says so, has no weeks, and is noindex', async () => {
    const weeks = makeMap().weeks.map((week) => ({ ...week, open: 0, opened: 0 }))
    server.use(answer(getMap, makeMap({ total: { open: 0, opened: 0, change: null }, weeks, sectors: [] })))
    renderApp('/mappa/l-aquila/dettaglio')
    expect(await screen.findByText(/^In questo momento non c’è nessuna posizione aperta/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Le ultime 12 settimane' })).toBeNull()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('a map of one position uses the singular', async () => {
    server.use(answer(getMap, makeMap({ total: { open: 1, opened: 0, change: null } })))
    renderApp('/mappa/roma')
    expect(await screen.findByText(/^Oggi c’è 1 posizione aperta/)).toBeTruthy()
    expect(screen.getByText(/troppo poche per un confronto$/, { selector: 'dt' })).toBeTruthy()
  })

  it('a map before the first count says so', async () => {
    const zero = { open: 0, opened: 0, change: null }
    const provinces = makeMap().provinces.map((province) => ({ ...province, ...zero }))
    server.use(answer(getMap, { countedAt: null, total: zero, weeks: [], sectors: [], provinces }))
    renderApp('/mappa')
    expect(await screen.findByText(/non sono ancora state contate/)).toBeTruthy()
  })

  it.each(['/mappa/milano/magia', '/mappa/settori/magia'])(
    'the unknown map path %s is replaced by the home page',
    async (path) => {
      const router = renderApp(path)
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    },
  )

  it('the map of an unknown province is replaced by the home page', async () => {
    server.use(fail(getMap, 'unknown_province'))
    const router = renderApp('/en/mappa/atlantide')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'))
  })

  it('a map that fails to load shows the error and a retry', async () => {
    server.use(fail(getMap, 'internal_error'))
    renderApp('/mappa')
    expect((await screen.findByRole('alert')).textContent).toContain('Adesso non riusciamo a leggere le cifre')
    server.use(answer(getMap, makeMap()))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('table', { name: 'Le province' })).toBeTruthy()
  })
})
