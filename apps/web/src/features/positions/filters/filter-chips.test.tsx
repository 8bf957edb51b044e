import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { defaultSettings, getSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { findAteco, listAtecoDivisions } from '@vedetta/contracts/search/reference'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../../lib/i18n.ts'
import { answer, server } from '../../../testing/api.ts'
import { renderFilters } from '../../../testing/filter-screen.tsx'
import { startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const everything = [
  'name=saldatore+TIG&-name=apprendista&city=016024~30&-city=016024~10~20&cities=016024&provinces=BG&regions=-03',
  'contract=permanent&schedule=part&collar=-blue&smartWorking=hybrid&targetPersona=senior&experience=~1&pay=30000~',
  'languages=-de&skills=C%2B%2B&certifications=PES%2FPAV&-benefits=mensa&protectedCategories=no&reading=-unsure',
  'companyName=officine&sectors=metalworking&specificSectors=28&ateco=28.4&employees=250~&-turnover=2000000~10000000',
  'vat=01234567890&status=notSeen&from=2026-11-08&to=2026-11-10',
].join('&')

const machinery = { code: '28', it: 'Macchinari', en: 'Machinery' }

function chips(): string[] {
  const list = screen.getByRole('list', { name: /attivi|Active/ })
  return within(list)
    .getAllByRole('listitem')
    .map((chip) => chip.textContent ?? '')
}

describe('the chips', () => {
  it('the filter chips describe every field in words', async () => {
    server.use(answer(listAtecoDivisions, { divisions: [machinery] }), answer(findAteco, { codes: [] }))
    await renderFilters(`?${everything}`)
    fireEvent.click(screen.getByRole('button', { name: 'Mostra altri 15 filtri' }))
    expect(chips()).toEqual([
      'Ruolo saldatore TIG',
      'Escludi Ruolo apprendista',
      'Luogo Bergamo entro 30 km',
      'Escludi Luogo Bergamo da 10 a 20 km',
      'Luogo Bergamo',
      'Provincia Bergamo',
      'Escludi Regione Lombardia',
      'Contratto Tempo indeterminato',
      'Orario Part-time',
      'Escludi Inquadramento Operai',
      'Smart working Ibrido',
      'Profilo Senior',
      'Esperienza fino a 1 anno',
      'Retribuzione annua da 30.000\u00A0€',
      'Escludi Lingue Tedesco',
      'Competenze C++',
      'Certificazioni PES/PAV',
      'Escludi Benefit mensa',
      'Categorie protette Non riservata',
      'Escludi Lettura Da verificare',
      'Azienda officine',
      'Settore Metallurgia e lavorazione dei metalli',
      'Settore specifico 28 Macchinari',
      'Codice ATECO 28.4',
      'Dipendenti 250+',
      'Escludi Fatturato 2–10\u00a0Mln\u00a0€',
      'Partita IVA 01234567890',
      'Stato Da vedere',
      'Trovata 8 nov 2026 – 10 nov 2026',
      'Azzera',
    ])
  })

  it('the filter chips describe every field in English', async () => {
    server.use(answer(listAtecoDivisions, { divisions: [machinery] }), answer(findAteco, { codes: [] }))
    changeLanguage('en')
    await renderFilters('?languages=-de&specificSectors=28&experience=2~4&status=contacted')
    expect(chips()).toEqual([
      'Experience 2–4 years',
      'Exclude Languages German',
      'Specific sector 28 Machinery',
      'Status Contacted',
      'Clear',
    ])
  })

  it('each filter chip removes its part, and the last button all of them', async () => {
    const { search } = await renderFilters('?provinces=BG,-MI&employees=50~249&status=notSeen,seen&from=2026-11-08')
    for (const name of ['Provincia Bergamo', 'Dipendenti 50–249', 'Stato Vista', 'Trovata dal giorno 8 nov 2026']) {
      fireEvent.click(screen.getByRole('button', { name: `Togli il filtro ${name}` }))
    }
    expect(search()).toBe('?provinces=-MI&status=notSeen')
    const list = within(screen.getByRole('list', { name: 'Filtri attivi' }))
    fireEvent.click(list.getByRole('button', { name: 'Azzera' }))
    expect(search()).toBe('')
    expect(screen.queryByRole('list', { name: 'Filtri attivi' })).toBeNull()
  })

  it('the filter chips of a long list are folded until expanded', async () => {
    await renderFilters('?skills=a&skills=b&skills=c&skills=d&skills=e&-skills=f&-skills=g&-skills=h&-skills=i')
    expect(chips()).toEqual([
      ...['a', 'b', 'c'].map((skill) => `Competenze ${skill}`),
      '+2',
      ...['f', 'g', 'h', 'i'].map((skill) => `Escludi Competenze ${skill}`),
      'Azzera',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Mostra altri 2 filtri Competenze' }))
    expect(chips()).toContain('Competenze e')
    expect(chips()).not.toContain('+2')
  })

  it('agencies left out are a chip, which brings them back and which clearing the filter leaves', async () => {
    const stored = { ...defaultSettings, hideAgencies: true }
    const onSave = vi.fn((changes: unknown) => Object.assign(stored, changes))
    server.use(answer(getSettings, stored), answer(updateSettings, stored, onSave))
    await renderFilters('?schedule=part')
    await waitFor(() => expect(chips()).toEqual(['Orario Part-time', 'Agenzie escluse', 'Azzera']))
    fireEvent.click(screen.getByRole('button', { name: 'Azzera' }))
    expect(chips()).toEqual(['Agenzie escluse'])
    fireEvent.click(screen.getByRole('button', { name: 'Togli il filtro Agenzie escluse' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Filtri attivi' })).toBeNull())
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ hideAgencies: false })
  })
})
