import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import { findAteco, listAtecoDivisions } from '@vedetta/contracts/search/reference'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '../../../lib/i18n.ts'
import { answer, server } from '../../../testing/api.ts'
import { renderFilters } from '../../../testing/filter-screen.tsx'
import { startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

describe('the sections', () => {
  it('the filter panel has a section for every field, those of the position before those of the company', async () => {
    await renderFilters()
    const titles = screen.getAllByRole('heading').map((heading) => heading.textContent)
    const titlesOf = (group: string) => {
      const fields = filterFieldNames.filter((name) => filterFields[name].group === group)
      return new Set(fields.map((name) => filterFields[name].labels.it))
    }
    expect(titles).toEqual([
      'Posizione',
      'Stato',
      'Trovata',
      ...titlesOf('position'),
      'Azienda',
      ...titlesOf('company'),
    ])
  })

  it('a filter section in use is open, shows its count, and is cleared alone or with all others', async () => {
    const { search } = await renderFilters('?smartWorking=yes,-no&employees=50~249&status=seen&ai=1')
    expect(section('Smart working 2').getAttribute('aria-expanded')).toBe('true')
    expect(section('Orario').getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Azzera Smart working' }))
    expect(search()).toBe('?employees=50~249&status=seen&ai=1')
    fireEvent.click(screen.getByRole('button', { name: 'Azzera Stato' }))
    expect(search()).toBe('?employees=50~249&ai=1')
    fireEvent.click(screen.getByRole('button', { name: 'Azzera tutto' }))
    expect(search()).toBe('')
  })

  it('a filter section opens when it comes into use from elsewhere, and can be closed', async () => {
    const { router } = await renderFilters()
    await router.navigate('/positions?schedule=part')
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Part-time' })).checked).toBe(true)
    fireEvent.click(section('Orario 1'))
    expect(screen.queryByRole('checkbox', { name: 'Part-time' })).toBeNull()
  })
})

describe('a choice', () => {
  it('a family of jobs is chosen by the name that recruiters use', async () => {
    const { search } = await renderFilters('?jobFamily=-83')
    expect(
      screen.getByRole('button', { name: 'Escludi Autisti e conduttori di mezzi' }).getAttribute('aria-pressed'),
    ).toBe('true')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Metalmeccanica e manutenzione' }))
    expect(search()).toBe('?jobFamily=72,-83')
  })

  it('a choice is included, excluded and removed by mouse', async () => {
    const { search } = await renderFilters()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tirocinio' }))
    expect(search()).toBe('?contract=internship')
    fireEvent.click(screen.getByRole('button', { name: 'Escludi Tirocinio' }))
    expect(search()).toBe('?contract=-internship')
    fireEvent.click(screen.getByRole('button', { name: 'Escludi Tirocinio' }))
    expect(search()).toBe('')
  })

  const fixedChoices = filterFieldNames.flatMap((name) => {
    const { options, labels } = filterFields[name]
    return options ? [{ name, title: labels.it, options: Object.entries(options) }] : []
  })

  it.each(fixedChoices)(
    'each choice of $title can be clicked, and reaches the search',
    async ({ name, title, options }) => {
      const { search } = await renderFilters()
      const heading = screen.getByRole('button', { name: title })
      if (heading.getAttribute('aria-expanded') === 'false') fireEvent.click(heading)
      const group = within(heading.closest('section') ?? document.body)
      const chosen: string[] = []
      for (const [value, { it: label }] of options) {
        fireEvent.click(group.getByLabelText(label))
        chosen.push(value)
        expect(search()).toBe(`?${name}=${chosen.join(',')}`)
      }
    },
    // Each click renders the inbox again, dozens of times for the longest list.
    60_000,
  )

  it('a choice is reached by the arrow keys and excluded by the minus key', async () => {
    const { search } = await renderFilters()
    const first = screen.getByRole('checkbox', { name: 'Tempo indeterminato' })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    const second = screen.getByRole('checkbox', { name: 'Tempo determinato' })
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second, { key: '-' })
    expect(search()).toBe('?contract=-fixed term')
  })

  it('a choice shows its number of results, grouped, and 0 for none', async () => {
    await renderFilters('', { contract: { permanent: 12_331 }, statuses: { notSeen: 9 } })
    expect(countBeside('Tempo indeterminato')).toBe('12.331')
    expect(countBeside('Tirocinio')).toBe('0')
    expect(countBeside('Da vedere')).toBe('9')
  })

  it('the reserve quota is marked as an estimate from the headcount, without counts', async () => {
    const { search } = await renderFilters('', { contract: { permanent: 1 } })
    fireEvent.click(screen.getByRole('button', { name: 'Quota L. 68/99 (stima)' }))
    const choice = screen.getByRole('checkbox', { name: '2 persone (36–50 dip.)' })
    expect(choice.closest('label')?.textContent).toBe('2 persone (36–50 dip.)')
    fireEvent.click(choice)
    expect(search()).toBe('?reserveQuota=two')
    const chips = within(screen.getByRole('list', { name: 'Filtri attivi' }))
    expect(chips.getAllByRole('listitem')[0]?.textContent).toContain('2 persone (36–50 dip.)')
  })

  it('the status choices are the user’s marks', async () => {
    const { search } = await renderFilters()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Contattata' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Da vedere' }))
    expect(search()).toBe('?status=notSeen,contacted')
    expect(screen.queryByRole('button', { name: 'Escludi Contattata' })).toBeNull()
  })
})

describe('a long list', () => {
  const sectors = { metalworking: 121, food_beverage: 31, retail: 44 }
  const shown = () =>
    within(screen.getByRole('list', { name: 'Settore' }))
      .getAllByRole('checkbox')
      .slice(0, 4)
      .map((box) => box.closest('label')?.textContent)

  it('a long list starts with the chosen options, then sorts by count', async () => {
    await renderFilters('?sectors=automotive', { sectors })
    expect(shown()).toEqual([
      'Automotive: produzione, vendita e riparazione',
      'Metallurgia e lavorazione dei metalli',
      'Commercio al dettaglio e GDO',
      'Alimentare, bevande e tabacco',
    ])
  })

  it('a long list keeps its order while it is in use', async () => {
    const { search } = await renderFilters('', { sectors })
    const before = shown()
    const third = screen.getByRole('checkbox', { name: 'Alimentare, bevande e tabacco' })
    third.focus()
    fireEvent.click(third)
    expect(search()).toBe('?sectors=food_beverage')
    expect(shown()).toEqual(before)
    fireEvent.blur(third, { relatedTarget: document.body })
    expect(shown()[0]).toBe('Alimentare, bevande e tabacco')
  })

  it('a long list is searched by text, ignoring accents and capitals', async () => {
    const { search } = await renderFilters('', { sectors })
    const input = screen.getByRole('searchbox', { name: 'Cerca un settore' })
    fireEvent.change(input, { target: { value: 'SANITA' } })
    expect(shown()).toEqual(['Sanità e veterinaria'])
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(search()).toBe('?sectors=healthcare')
    fireEvent.change(input, { target: { value: 'zzz' } })
    expect(screen.getByText('Nessuna voce corrisponde.')).toBeTruthy()
  })

  it('a long list waits for its counts, which decide the order', async () => {
    await renderFilters('?provinces=BG', 'awaited')
    expect(screen.getByRole('searchbox', { name: 'Cerca una provincia' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Bergamo' })).toBeNull()
  })

  it('a long list is shown without counts when they fail to load', async () => {
    await renderFilters('?provinces=BG', 'failed')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bergamo' }).checked).toBe(true)
    expect(countBeside('Bergamo')).toBe('')
  })

  it('the list of languages shows their names, including those found', async () => {
    const { search } = await renderFilters('?languages=fr', { languages: { de: 12, eu: 3 } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tedesco' }))
    fireEvent.click(screen.getByRole('button', { name: 'Escludi Basco' }))
    expect(search()).toBe('?languages=fr,de,-eu')
  })

  it('the list of specific sectors has the divisions of ATECO', async () => {
    server.use(answer(listAtecoDivisions, { divisions: [{ code: '28', it: 'Fabbricazione di macchinari', en: null }] }))
    const { search } = await renderFilters()
    fireEvent.click(section('Settore specifico'))
    fireEvent.click(await screen.findByRole('checkbox', { name: '28 Fabbricazione di macchinari' }))
    expect(search()).toBe('?specificSectors=28')
  })
})

describe('word fields', () => {
  it('words are suggested from the results, or added as typed', async () => {
    const { search } = await renderFilters('?skills=SAP', { skills: { 'PLC Siemens': 12, SAP: 7 } })
    const input = screen.getByRole('searchbox', { name: 'Aggiungi una competenza' })
    fireEvent.change(input, { target: { value: 'plc' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'PLC Siemens' }))
    fireEvent.change(input, { target: { value: ' C++, embedded ' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(search()).toBe('?skills=SAP&skills=PLC Siemens&skills=C++, embedded')
    fireEvent.change(input, { target: { value: 'cobol' } })
    fireEvent.click(screen.getByRole('button', { name: 'Escludi cobol' }))
    expect(search()).toContain('&-skills=cobol')
    expect(countBeside('PLC Siemens')).toBe('12')
  })

  it('a word just added comes first, though the list is in use', async () => {
    await renderFilters('?skills=SAP', { skills: { 'PLC Siemens': 12, SAP: 7 } })
    const input = screen.getByRole('searchbox', { name: 'Aggiungi una competenza' })
    input.focus()
    fireEvent.change(input, { target: { value: 'cobol' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(within(screen.getByRole('list', { name: 'Competenze' })).getAllByRole('checkbox')[0]).toBe(
      screen.getByRole('checkbox', { name: 'cobol' }),
    )
  })

  it('a word already suggested is not added again in other capitals', async () => {
    const { search } = await renderFilters('?benefits=mensa', { benefits: { 'Buoni pasto': 4 } })
    const input = screen.getByRole('searchbox', { name: 'Aggiungi un benefit' })
    fireEvent.change(input, { target: { value: 'buoni pasto' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(search()).toBe('?benefits=mensa&benefits=Buoni pasto')
  })
})

describe('text fields', () => {
  it('roles are tags, included or excluded, Boolean or not', async () => {
    const { search } = await renderFilters('?name=saldatore')
    type('Ruoli cercati', '"capo officina" OR caporeparto -junior')
    type('Ruoli da escludere', 'apprendista, stage')
    expect(search()).toBe('?name=saldatore&name="capo officina" OR caporeparto -junior&-name=apprendista, stage')
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Ruoli da escludere' }), { key: 'Backspace' })
    fireEvent.click(screen.getByRole('button', { name: 'Togli saldatore' }))
    expect(search()).toBe('?name="capo officina" OR caporeparto -junior')
  })

  it('a text that the contract refuses stays in the field, with the error', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `companyName=azienda+${index}`)
    const { search } = await renderFilters(`?${names.join('&')}`)
    const before = search()
    type('Aziende cercate', 'una di troppo')
    expect(screen.getByRole('alert').textContent).toContain('Hai raggiunto il numero massimo di voci')
    expect(search()).toBe(before)
  })
})

describe('places', () => {
  it('a town with its surroundings and several towns are one section, counted and cleared together', async () => {
    const { search } = await renderFilters('?city=016024~30&cities=016024&provinces=BG')
    expect(screen.getAllByRole('heading', { name: /^Luogo/ })).toHaveLength(1)
    expect(section('Luogo 2').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('combobox', { name: 'Comune e dintorni' })).toBeTruthy()
    expect(screen.getByRole('searchbox', { name: 'Aggiungi un comune' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Azzera Luogo' }))
    expect(search()).toBe('?provinces=BG')
  })

  it('a place is a town alone, a radius, or a range of distances, included or excluded', async () => {
    const { search } = await renderFilters()
    fireEvent.click(section('Luogo'))
    fireEvent.click(screen.getByRole('radio', { name: 'Escludi' }))
    const town = screen.getByRole('combobox', { name: 'Comune e dintorni' })
    fireEvent.input(town, { target: { value: 'berg' }, inputType: 'insertText' })
    fireEvent.click(await screen.findByRole('option', { name: /Bergamo/ }))
    expect(search()).toBe('?-city=016024~30')
    const distance = screen.getByRole('combobox', { name: 'Distanza da comune e dintorni' })
    fireEvent.change(distance, { target: { value: '0' } })
    expect(search()).toBe('?-city=016024')
    fireEvent.change(distance, { target: { value: '10~30' } })
    expect(search()).toBe('?-city=016024~10~30')
    const between = within(screen.getByRole('group', { name: 'Distanza da comune e dintorni' }))
    fireEvent.change(between.getByLabelText('a'), { target: { value: '5' } })
    fireEvent.keyDown(between.getByLabelText('a'), { key: 'Enter' })
    expect(screen.getByRole('alert').textContent).toContain('da 1 a 200 km')
    fireEvent.change(between.getByLabelText('a'), { target: { value: '60' } })
    fireEvent.keyDown(between.getByLabelText('a'), { key: 'Enter' })
    expect(search()).toBe('?-city=016024~10~60')
  })

  it('several towns are chosen from the server’s suggestions', async () => {
    const { search } = await renderFilters()
    fireEvent.click(section('Luogo'))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Aggiungi un comune' }), { target: { value: 'berg' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Escludi Bergamo (BG)' }))
    expect(search()).toBe('?cities=-016024')
    expect(await screen.findByRole('checkbox', { name: 'Bergamo (BG)' })).toBeTruthy()
  })
})

describe('an ATECO code', () => {
  it('an ATECO code is found by its words or its first digits, and shown with its title', async () => {
    server.use(answer(findAteco, { codes: [{ code: '28.41', it: 'Macchine per la formatura dei metalli', en: null }] }))
    const { search } = await renderFilters()
    fireEvent.click(section('Codice ATECO'))
    const input = screen.getByRole('searchbox', { name: 'Aggiungi codice ATECO' })
    fireEvent.change(input, { target: { value: 'metalli' } })
    fireEvent.click(await screen.findByRole('checkbox', { name: /^28\.41/ }))
    expect(search()).toBe('?ateco=28.41')
    expect(screen.getByRole('checkbox', { name: '28.41 Macchine per la formatura dei metalli' })).toBeTruthy()
  })
})

describe('a range', () => {
  it('a range is a preset or typed, included or excluded', async () => {
    const { search } = await renderFilters()
    fireEvent.click(section('Dipendenti'))
    fireEvent.click(screen.getByRole('button', { name: '50–249' }))
    expect(search()).toBe('?employees=50~249')
    fireEvent.click(screen.getByRole('button', { name: '50–249' }))
    expect(search()).toBe('')
    fireEvent.click(screen.getByRole('radio', { name: 'Escludi' }))
    typeRange('Dipendenti', '1.000', '')
    expect(search()).toBe('?-employees=1000~')
  })

  it('a range of turnover is in millions', async () => {
    const { search } = await renderFilters()
    fireEvent.click(section('Fatturato'))
    typeRange('Fatturato', '2,3', '10')
    expect(search()).toBe('?turnover=2300000~10000000')
    fireEvent.click(screen.getByRole('button', { name: '50+' }))
    expect(search()).toBe('?turnover=50000000~')
  })

  it('an invalid range is not applied, and the error is shown', async () => {
    const { search } = await renderFilters('?experience=2~4')
    typeRange('Esperienza', '5', '4')
    expect(screen.getByRole('alert').textContent).toContain('il primo non può superare il secondo')
    typeRange('Esperienza', 'molti', '4')
    expect(screen.getByRole('alert').textContent).toBe('Scrivi solo numeri.')
    expect(search()).toBe('?experience=2~4')
    typeRange('Esperienza', '', '')
    expect(search()).toBe('')
  })
})

describe('VAT numbers', () => {
  it('VAT numbers are pasted one or many at once, of 11 digits each', async () => {
    const { search } = await renderFilters('?vat=00000000001')
    type('Partite IVA cercate', 'IT01234567890, 09876543210; 123')
    expect(screen.getByRole('alert').textContent).toContain('11 cifre')
    expect(search()).toBe('?vat=00000000001')
    type('Partite IVA cercate', 'IT01234567890, 09876543210')
    type('Partite IVA da escludere', '11111111111')
    expect(search()).toBe('?vat=00000000001,01234567890,09876543210,-11111111111')
  })
})

it('the filter panel in English has the contract’s English labels', async () => {
  changeLanguage('en')
  await renderFilters('?languages=de')
  expect(section('ATECO code')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'German' })).toBeTruthy())
})

function section(title: string): HTMLElement {
  const [name, count = ''] = title.split(/ (?=\d+$)/)
  return screen.getByRole('button', { name: new RegExp(`^${name}\\s*${count}$`) })
}

function countBeside(choice: string): string | undefined {
  const id = screen.getByRole('checkbox', { name: choice }).getAttribute('aria-describedby')
  return document.getElementById(id ?? '')?.textContent ?? undefined
}

function type(label: string, text: string): void {
  const input = screen.getByRole('textbox', { name: label })
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

function typeRange(label: string, from: string, to: string): void {
  const range = within(screen.getByRole('group', { name: label }))
  fireEvent.change(range.getByLabelText('Da'), { target: { value: from } })
  fireEvent.change(range.getByLabelText('a'), { target: { value: to } })
  fireEvent.keyDown(range.getByLabelText('a'), { key: 'Enter' })
}
