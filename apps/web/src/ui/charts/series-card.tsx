import { type ComponentProps, lazy, Suspense } from 'react'
import { ChartCard } from './chart-card.tsx'
import type { ChartAxis } from './chart-data.ts'

const SeriesChart = lazy(async () => ({ default: (await import('./series-chart.tsx')).SeriesChart }))

type SeriesCardProps = Omit<ComponentProps<typeof ChartCard>, 'children'> & { axis: ChartAxis }

const height = 220

/** A chart of bars and lines, whose code is loaded when the first one is shown. */
export function SeriesCard({ axis, ...card }: SeriesCardProps) {
  return (
    <ChartCard {...card}>
      {(width) => (
        <div style={{ height }}>
          <Suspense fallback={<div className="h-full animate-pulse rounded-md bg-soft" />}>
            <SeriesChart data={card.data} axis={axis} width={width} height={height} />
          </Suspense>
        </div>
      )}
    </ChartCard>
  )
}
