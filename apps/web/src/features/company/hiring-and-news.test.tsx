import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buyNews, getCompany, getCompanyNews } from '@vedetta/contracts/companies/company-detail'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { makeCompanyDetail, makeNews } from '../../testing/company.ts'
import {
  answerAroundCompany,
  cellsOf,
  companyID,
  lockedNews,
  openCompany,
  plainText,
  regionOf,
} from '../../testing/open-company.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { listOf } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

beforeEach(answerAroundCompany)

describe('hiring of a company', () => {
  it('the openings of a company are shown week by week', async () => {
    const { pane } = await openCompany()
    const chart = within(pane.getByRole('figure', { name: 'Posizioni nel tempo' }))
    expect(chart.getByText('Nelle ultime 26 settimane ha pubblicato 27 posizioni; ora ne ha aperte 3.')).toBeTruthy()
    fireEvent.click(chart.getByRole('radio', { name: 'Tabella' }))
    const rows = cellsOf(chart.getByRole('table'))
    expect(rows).toHaveLength(27)
    expect(rows[1]).toEqual(['18 mag 2026', '3', '1'])
  })

  it('the hiring pace of a company is compared with its sector and its province', async () => {
    const { pane } = await openCompany()
    const chart = within(pane.getByRole('figure', { name: 'Ritmo delle assunzioni' }))
    expect(
      await chart.findByText(
        'In 90 giorni ha pubblicato 2,4 posizioni ogni cento dipendenti; il suo settore 1,7 e la provincia di Bergamo 1,3.',
      ),
    ).toBeTruthy()
    fireEvent.click(chart.getByRole('radio', { name: 'Tabella' }))
    expect(cellsOf(chart.getByRole('table')).slice(1)).toEqual([
      ['Officine 1', '2,4'],
      ['Settore Metallurgia e lavorazione dei metalli', '1,7'],
      ['Provincia di Bergamo', '1,3'],
    ])
  })

  it('the places of a company are a map and a table', async () => {
    const { pane } = await openCompany()
    const map = within(pane.getByRole('figure', { name: 'Dove cerca persone' }))
    expect(map.getByText('Sede legale: Albino (BG). Posizioni aperte in 2 comuni.')).toBeTruthy()
    fireEvent.click(map.getByRole('radio', { name: 'Tabella' }))
    expect(cellsOf(map.getByRole('table')).slice(1)).toEqual([
      ['Albino (BG) · Sede legale', '3'],
      ['Lodi (LO)', '1'],
    ])
  })
})

describe('the news of a company', () => {
  const unlocked = (page: number) => ({
    ...{ state: 'unlocked' as const, total: 7, page },
    news: page === 1 ? listOf(5, makeNews) : [makeNews(6), makeNews(7)],
  })

  it('locked news show their number and price, and appear once they are bought', async () => {
    server.use(answer(buyNews, { credits: 1 }))
    const { pane } = await openCompany()
    const news = regionOf(pane, 'Notizie')
    expect(await news.findByText(/^Ci sono 7 notizie/)).toBeTruthy()
    expect(news.getByText(/^Costo: 1 credito/)).toBeTruthy()
    server.use(answer(getCompanyNews, unlocked(1)))
    fireEvent.click(news.getByRole('button', { name: 'Sblocca le notizie · 1 credito' }))
    await waitFor(() => expect(news.getAllByRole('link').length).toBeGreaterThanOrEqual(5))
    await expectToast('Notizie sbloccate', '1 credito usato.')
  })

  it('news come in pages of five, with the page in the URL', async () => {
    const onCall = vi.fn()
    server.use(answer(getCompanyNews, unlocked(1)))
    const { router, pane } = await openCompany()
    const news = regionOf(pane, 'Notizie')
    const titles = () => news.getAllByRole('listitem').map((item) => /Notizia \d/.exec(item.textContent ?? '')?.[0])
    await waitFor(() => expect(titles()).toEqual(listOf(5, (number) => `Notizia ${number}`)))
    expect(news.getAllByRole('link')[0]?.getAttribute('href')).toBe('https://officine.example/news/1')
    expect(plainText(news.getAllByRole('listitem')[0] as HTMLElement)).toContain('3 nov 2026 · officine.example')
    server.use(answer(getCompanyNews, unlocked(2), onCall))
    fireEvent.click(news.getByRole('link', { name: 'Pagina 2' }))
    await waitFor(() => expect(titles()).toEqual(['Notizia 6', 'Notizia 7']))
    expect(String(onCall.mock.lastCall?.[0])).toBe(`companyID=${companyID}&page=2`)
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}&newsPage=2`)
  })

  it('a company without news says so', async () => {
    server.use(answer(getCompanyNews, { state: 'none', total: 0, page: 1, news: [] }))
    const { pane } = await openCompany()
    expect(await pane.findByText('Nessuna notizia trovata')).toBeTruthy()
  })

  it('news that fail to load show the error and a retry', async () => {
    server.use(fail(getCompanyNews, 'internal_error'))
    const { pane } = await openCompany()
    const news = regionOf(pane, 'Notizie')
    expect((await news.findByRole('alert')).textContent).toContain('Errore nel caricamento delle notizie')
    server.use(answer(getCompanyNews, lockedNews))
    fireEvent.click(news.getByRole('button', { name: 'Riprova' }))
    expect(await news.findByText(/^Ci sono 7 notizie/)).toBeTruthy()
  })

  it('news have the specification’s English texts', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }))
    server.use(answer(getCompany, makeCompanyDetail({ accounts: { state: 'none', filed: [], years: [] } })))
    server.use(fail(getCompanyNews, 'internal_error'))
    renderApp(`/positions?tab=companies&company=${companyID}`)
    expect(await screen.findByRole('heading', { name: 'Error loading news' })).toBeTruthy()
    expect(screen.getByText('Data not available. No credits have been used.')).toBeTruthy()
    server.use(answer(getCompanyNews, { state: 'none', total: 0, page: 1, news: [] }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No news found')).toBeTruthy()
  })

  it('news link only to http and https URLs', async () => {
    const news = [{ ...makeNews(1), url: 'javascript:alert(1)' }]
    server.use(answer(getCompanyNews, { state: 'unlocked', total: 1, page: 1, news }))
    const { pane } = await openCompany()
    expect((await pane.findByText('Notizia 1')).closest('a')).toBeNull()
  })
})
