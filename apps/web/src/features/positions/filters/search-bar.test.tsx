import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderFilters } from '../../../testing/filter-screen.tsx'
import { startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const role = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Ruolo/ })
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))

describe('the role', () => {
  it('the search bar edits the first of several roles and keeps the others', async () => {
    const { search } = await renderFilters('?name=saldatore&name=tornitore&-name=stage')
    expect(role().value).toBe('saldatore')
    fireEvent.change(role(), { target: { value: '"capo officina"' } })
    expect(search()).toBe('?name=saldatore&name=tornitore&-name=stage')
    submit()
    expect(search()).toBe('?name="capo officina"&name=tornitore&-name=stage')
    fireEvent.change(role(), { target: { value: ' ' } })
    submit()
    expect(search()).toBe('?name=tornitore&-name=stage')
    expect(role().value).toBe('tornitore')
  })

  it('the role in the search bar follows the URL', async () => {
    const { router } = await renderFilters('?name=saldatore')
    fireEvent.change(role(), { target: { value: 'salda' } })
    await router.navigate('/positions?name=tornitore')
    await waitFor(() => expect(role().value).toBe('tornitore'))
  })
})

describe('the town', () => {
  it('the search bar keeps a range of distances set in the panel', async () => {
    const { search } = await renderFilters('?city=016024~10~30')
    const distance = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Distanza dal comune' })
    expect(distance.selectedOptions[0]?.textContent).toBe('da 10 a 30 km')
    fireEvent.change(role(), { target: { value: 'saldatore' } })
    submit()
    expect(search()).toBe('?name=saldatore&city=016024~10~30')
  })

  it('the search bar keeps a distance that is no preset', async () => {
    await renderFilters('?city=016024~42')
    const distance = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Distanza dal comune' })
    expect(distance.selectedOptions[0]?.textContent).toBe('entro 42 km')
  })
})
