import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type PublicFigures, searchPublic } from '@vedetta/contracts/operations/public-figures'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../lib/italian-time.ts'
import { answer, fail, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const figures: PublicFigures = {
  open: 1214,
  newInWeek: 1,
  provinces: [
    { code: 'BS', name: 'Brescia', slug: 'brescia', open: 188 },
    { code: 'BG', name: 'Bergamo', slug: 'bergamo', open: 96 },
  ],
  positions: [
    {
      title: 'Manutentore elettromeccanico',
      sector: 'machinery_automation',
      size: 'medium',
      town: 'Albino',
      firstSeen: dayOf(new Date()),
    },
    { title: 'Manutentore stampi', sector: 'metalworking', size: null, town: null, firstSeen: '2026-01-02' },
  ],
}
const none: PublicFigures = { open: 0, newInWeek: 0, provinces: figures.provinces, positions: [] }

const panel = () => screen.findByRole('region', { name: 'Prova a cercare tra le posizioni aperte oggi' })

async function search(role: string, province: string): Promise<void> {
  const within_ = within(await panel())
  fireEvent.change(within_.getByRole('searchbox', { name: 'Ruolo' }), { target: { value: role } })
  fireEvent.change(within_.getByRole('combobox', { name: 'Provincia' }), { target: { value: province } })
  fireEvent.click(within_.getByRole('button', { name: 'Cerca' }))
}

describe('the live search', () => {
  it('the live search starts with an example and shows figures and anonymous rows', async () => {
    const queries: Record<string, string>[] = []
    server.use(answer(searchPublic, figures, (query) => queries.push(Object.fromEntries(query as URLSearchParams))))
    renderApp('/')
    const found = within(await panel())
    expect(await found.findByText('1.214 posizioni aperte')).toBeTruthy()
    expect(queries).toEqual([{ role: 'manutentore' }])
    expect(found.getByText(/1 nuova negli ultimi 7 giorni/)).toBeTruthy()
    const [first, second] = found.getAllByRole('listitem')
    expect(first?.textContent).toBe(
      'Manutentore elettromeccanicoAlbino · Meccanica, macchinari e impianti industriali · 50–249 dipendentioggi',
    )
    expect(second?.textContent).toMatch(/^Manutentore stampi.*giorni fa$/)
    expect(found.getByText(/Qui i nomi delle aziende non compaiono/)).toBeTruthy()
  })

  it('the live search searches the typed role, then another province', async () => {
    const queries: Record<string, string>[] = []
    server.use(answer(searchPublic, figures, (query) => queries.push(Object.fromEntries(query as URLSearchParams))))
    renderApp('/')
    await search(`  ${'saldatore '.repeat(20)}`, '')
    await waitFor(() => expect(queries.at(-1)?.role).toMatch(/^saldatore /))
    const role = queries.at(-1)?.role ?? ''
    expect(queries.at(-1)).toEqual({ role })
    expect(role.length).toBeLessThanOrEqual(80)
    fireEvent.click(await screen.findByRole('button', { name: 'Brescia 188' }))
    await waitFor(() => expect(queries.at(-1)).toEqual({ role, province: 'BS' }))
    expect((within(await panel()).getByRole('combobox') as HTMLSelectElement).value).toBe('BS')
  })

  it('the live search submitted before hydration is answered afterwards', async () => {
    const queries: Record<string, string>[] = []
    server.use(answer(searchPublic, figures, (query) => queries.push(Object.fromEntries(query as URLSearchParams))))
    window.history.replaceState(null, '', '/?role=contabile&province=MI')
    renderApp('/?role=contabile&province=MI')
    expect(await screen.findByText('1.214 posizioni aperte')).toBeTruthy()
    expect(queries).toEqual([{ role: 'contabile', province: 'MI' }])
    expect(within(await panel()).getByRole<HTMLInputElement>('searchbox').value).toBe('contabile')
  })

  it('the live search without results says so, but an empty initial example invites to search', async () => {
    server.use(answer(searchPublic, none))
    renderApp('/')
    fireEvent.click(await screen.findByRole('button', { name: 'contabile, Milano' }))
    expect(await screen.findByText(/Nessuna posizione aperta con queste parole/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Brescia 188' })).toBeTruthy()
  })

  it.each([
    ['request_limit', /molte ricerche in poco tempo/],
    ['internal_error', /non riusciamo a cercare/],
  ] as const)('the live search refused with %s explains what to do', async (code, text) => {
    server.use(answer(searchPublic, none))
    renderApp('/')
    await screen.findByRole('button', { name: 'saldatore, Brescia' })
    server.use(fail(searchPublic, code))
    await search('saldatore', 'TO')
    expect((await within(await panel()).findByRole('alert')).textContent).toMatch(text)
    server.use(answer(searchPublic, figures))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('1.214 posizioni aperte')).toBeTruthy()
  })
})
