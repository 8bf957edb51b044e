import { ScrollBox } from '../pages/scroll-box.tsx'
import { NotStated } from '../tables/text-cell.tsx'
import type { ChartData } from './chart-data.ts'

/** The exact numbers of a chart, also for screen readers. */
export function ChartTable({ caption, data: { rowName, rows, series } }: { caption: string; data: ChartData }) {
  return (
    <ScrollBox label={caption}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-2xs text-muted">
            {[rowName, ...series.map(({ label }) => label)].map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`sticky top-0 border-line border-b bg-soft px-3 py-2 font-semibold ${column === 0 ? 'text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="[&>*]:border-line/60 [&>*]:border-b last:[&>*]:border-b-0">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {label}
              </th>
              {series.map((each, index) => (
                <td key={each.label} className="px-3 py-1.5 text-right">
                  {values[index] == null ? <NotStated /> : each.format(values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
