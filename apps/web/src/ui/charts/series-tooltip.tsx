import type { ChartData } from './chart-data.ts'
import { SeriesMark } from './series-mark.tsx'

/** The numbers of a row, beside the pointer. */
export function SeriesTooltip({ data: { rows, series }, at }: { data: ChartData; at: number }) {
  const row = rows[at]
  if (!row) return null
  return (
    <div className="rounded-md border border-edge/60 bg-card px-2.5 py-2 text-xs">
      <p className="font-semibold">{row.label}</p>
      <dl className="mt-1 grid gap-0.5 tabular-nums">
        {series.map(({ label, shape, format }, index) => {
          const value = row.values[index]
          if (value === null || value === undefined) return null
          return (
            <div key={label} className="flex items-center gap-1.5">
              <SeriesMark index={row.isReference ? 1 : index} shape={shape} />
              <dt className="text-muted">{label}</dt>
              <dd className="ml-auto pl-3 font-medium">{format(value)}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
