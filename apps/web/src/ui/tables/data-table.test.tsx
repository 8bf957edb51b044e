import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DataTable, type TableColumn } from './data-table.tsx'

type Line = { id: string }

const columns: TableColumn<Line>[] = [{ id: 'id', header: 'Numero', cell: (line) => line.id }]

function renderRows(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `riga ${index + 1}` }))
  render(<DataTable caption="Righe" columns={columns} rows={rows} rowId={({ id }) => id} isLoading={false} />)
}

it('DataTable renders every row of a short table', () => {
  renderRows(50)
  expect(screen.getAllByRole('row')).toHaveLength(51)
})

it('DataTable renders only the rows in view of a long table, with the total in aria-rowcount', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  renderRows(1000)
  await screen.findByText('riga 1')
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
  expect(screen.getByText('riga 1').closest('tr')?.getAttribute('aria-rowindex')).toBe('2')
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(40))
  expect(screen.queryByText('riga 900')).toBeNull()
})
