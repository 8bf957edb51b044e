import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getCompany, getCompanyNews } from '@vedetta/contracts/companies/company-detail'
import { describe, expect, it } from 'vitest'
import { answer, answerFacets, answerSearch, makePosition, server } from '../../testing/api.ts'
import { makeCompanyDetail } from '../../testing/company.ts'
import { lockedNews } from '../../testing/open-company.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'

startTestApi()

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Sezioni delle posizioni' }))
const named = (links: HTMLElement[]) => links.map(({ textContent }) => textContent)

describe('the tabs of the positions', () => {
  it('the tabs are positions, all companies, saved positions, saved companies and saved filters, then what is discarded, with the unseen results', async () => {
    const statuses = [{ value: 'notSeen', count: 1214 }]
    server.use(answerSearch({ positions: [makePosition()] }), answerFacets({ statuses }))
    renderApp('/positions')
    await screen.findByText('1.214 da vedere')
    const links = (await tabs()).getAllByRole('link')
    expect(named(links)).toEqual([
      'Posizioni1.214 da vedere',
      'Tutte le aziende',
      'Posizioni salvate',
      'Aziende salvate',
      'Filtri salvati',
      'Scartate',
    ])
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
  })

  it('the title of the browser’s tab names the open position or company, else the list', async () => {
    server.use(answerSearch({ positions: [makePosition()] }))
    server.use(answer(getCompany, makeCompanyDetail()), answer(getCompanyNews, lockedNews))
    const router = renderApp('/positions?name=saldatore')
    await waitFor(() => expect(document.title).toBe('Posizioni aperte · Vedetta'))
    const { positionID, company } = makePosition()
    await act(() => router.navigate(`/positions?name=saldatore&position=${positionID}`))
    await waitFor(() => expect(document.title).toBe(`Saldatore TIG · ${company.name} · Vedetta`))
    await act(() => router.navigate(`/positions?name=saldatore&company=${company.companyID}`))
    await waitFor(() => expect(document.title).toBe(`${makeCompanyDetail().name} · Vedetta`))
    await act(() => router.navigate('/positions?tab=saved'))
    await waitFor(() => expect(document.title).toBe('Posizioni salvate · Vedetta'))
  })

  it('changing the tab keeps the search, and each tab has a title of its own', async () => {
    const router = renderApp('/positions?name=saldatore&page=2')
    fireEvent.click((await tabs()).getByRole('link', { name: 'Posizioni salvate' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Posizioni salvate' })).toBeTruthy()
    fireEvent.click((await tabs()).getByRole('link', { name: 'Filtri salvati' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Filtri salvati' })).toBeTruthy()
    fireEvent.click((await tabs()).getByRole('link', { name: 'Aziende salvate' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Aziende salvate' })).toBeTruthy()
    fireEvent.click((await tabs()).getByRole('link', { name: 'Tutte le aziende' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tutte le aziende' })).toBeTruthy()
    fireEvent.click((await tabs()).getByRole('link', { name: /^Posizioni(?! salvate)/ }))
    expect(router.state.location.search).toBe('?name=saldatore')
  })

  it('the tabs lead to the positions from any page', async () => {
    renderApp('/profile')
    const links = (await tabs()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/positions?tab=positions',
      '/positions?tab=companies',
      '/positions?tab=saved',
      '/positions?tab=savedCompanies',
      '/positions?tab=filters',
      '/positions?tab=discarded',
    ])
    expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false)
  })
})
