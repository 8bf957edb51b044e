import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart, startTestApi } from '../../testing/render-app.tsx'
import type { ChartData } from '../../ui/charts/chart-data.ts'
import { SeriesCard } from '../../ui/charts/series-card.tsx'

startTestApi()

// Without layout every element is 0 wide.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(520))
afterEach(() => vi.restoreAllMocks())

const euro = (value: number) => `${value} €`

const data: ChartData = {
  rowName: 'Anno',
  rows: [
    { label: '2024', values: [3.5, -1] },
    { label: '2025', values: [4, null] },
  ],
  series: [
    { label: 'EBITDA', shape: 'bar', format: euro },
    { label: 'Utile', shape: 'bar', format: euro },
  ],
}

function show(change: Partial<ChartData> = {}) {
  renderPart(
    <SeriesCard
      title="EBITDA e utile"
      summary="Nel 2025 EBITDA di 4 €."
      subject="Officine 1"
      axis={{ unit: 'mln €', format: String }}
      data={{ ...data, ...change }}
    />,
    '/',
  )
  return within(screen.getByRole('figure', { name: 'EBITDA e utile' }))
}

const findShapes = async (card: ReturnType<typeof show>, selector: string) => {
  const image = await card.findByRole('img')
  // The first chart loads the chart library.
  await waitFor(() => expect(image.querySelector('.recharts-surface')).toBeTruthy())
  return [...image.querySelectorAll(selector)]
}

describe('a chart', () => {
  it('a chart is an image described by its title and summary, with a legend', async () => {
    const card = show()
    expect(await card.findByRole('img', { name: 'EBITDA e utile Nel 2025 EBITDA di 4 €.' })).toBeTruthy()
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['EBITDA', 'Utile'])
  })

  it('a bar chart draws known values, also negative ones, with the second series hatched', async () => {
    const bars = await findShapes(show(), '.recharts-bar-rectangle path')
    const fills = bars.map((bar) => bar.getAttribute('fill'))
    expect(fills.filter((fill) => fill === 'var(--brand)')).toHaveLength(2)
    expect(fills.filter((fill) => fill?.startsWith('url(#'))).toHaveLength(1)
  })

  it('a line chart draws the second series dashed', async () => {
    const series = data.series.map((each) => ({ ...each, shape: 'line' as const }))
    const lines = await findShapes(show({ series }), '.recharts-line-curve')
    expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual(['none', '5 4'])
  })

  it('a chart switches to the table of its numbers', () => {
    const card = show()
    fireEvent.click(card.getByRole('radio', { name: 'Tabella' }))
    expect(card.queryByRole('img')).toBeNull()
    const rows = within(card.getByRole('table', { name: 'EBITDA e utile' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Anno', 'EBITDA', 'Utile'],
      ['2024', '3.5 €', '-1 €'],
      ['2025', '4 €', '–non indicato'],
    ])
    fireEvent.click(card.getByRole('radio', { name: 'Grafico' }))
    expect(card.queryByRole('table')).toBeNull()
  })

  it('a chart is downloaded as a CSV of its numbers', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:numbers'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const card = show()
    fireEvent.click(card.getByRole('button', { name: 'Scarica: EBITDA e utile' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Scarica i numeri (CSV)' }))
    expect(names).toEqual(['officine-1-ebitda-e-utile.csv'])
    expect(files[0]?.type).toBe('text/csv')
    expect(await files[0]?.text()).toContain('Anno;EBITDA;Utile\r\n2024;3,5;-1\r\n2025;4;\r\n')
  })
})
