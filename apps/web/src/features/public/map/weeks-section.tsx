import type { MarketWeek } from '@vedetta/contracts/operations/public-figures'
import type { Language } from '@vedetta/contracts/text/labels'
import { formatNumber, formatShortDay } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { PageSection } from '../parts/page-section.tsx'
import type { MarketView, ShownFigure } from './market-view.ts'
import { useMapTexts } from './use-map-texts.ts'

/** The last weeks as bars, and as a table for screen readers. */
export function WeeksSection({ map: { weeks }, shown }: MarketView & { shown: ShownFigure }) {
  const texts = useMapTexts().weeks
  return (
    <PageSection title={texts.title} text={texts[shown]}>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <WeekBars weeks={weeks} shown={shown} />
        <WeekTable weeks={weeks} />
      </div>
    </PageSection>
  )
}

const bar = { width: 46, step: 60, height: 290 }
const head = 24
const foot = 26

function WeekBars({ weeks, shown }: { weeks: readonly MarketWeek[]; shown: ShownFigure }) {
  const language = useLanguage()
  const max = Math.max(1, ...weeks.map((week) => week[shown]))
  return (
    <svg
      viewBox={`0 0 ${weeks.length * bar.step} ${head + bar.height + foot}`}
      className="block h-auto w-full overflow-visible"
      aria-hidden="true"
    >
      {weeks.map((week, index) => {
        const height = Math.max(2, Math.round((week[shown] / max) * bar.height))
        const middle = index * bar.step + bar.step / 2
        const isCurrent = index === weeks.length - 1
        // A phone has room for every third label.
        const textClass = (weeks.length - 1 - index) % 3 === 0 ? 'max-sm:text-[26px]' : 'max-sm:hidden'
        return (
          <g key={week.week}>
            <rect
              x={middle - bar.width / 2}
              y={head + bar.height - height}
              width={bar.width}
              height={height}
              rx={3}
              fill="var(--brand)"
              fillOpacity={isCurrent ? 0.45 : 1}
              stroke="var(--brand)"
              strokeDasharray={isCurrent ? '4 3' : undefined}
            />
            <text
              x={middle}
              y={head + bar.height - height - 7}
              textAnchor="middle"
              fontSize={14}
              fill="var(--ink)"
              className={textClass}
            >
              {shortNumber(week[shown], language)}
            </text>
            <text
              x={middle}
              y={head + bar.height + 20}
              textAnchor="middle"
              fontSize={13}
              fill="var(--muted)"
              className={textClass}
            >
              {formatShortDay(week.week, language)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** A bar is as wide as six digits. */
function shortNumber(value: number, language: Language): string {
  return value < 100_000 ? formatNumber(value, language) : `${formatNumber(Math.round(value / 1000), language)}k`
}

function WeekTable({ weeks }: { weeks: readonly MarketWeek[] }) {
  const { weeks: texts, columns } = useMapTexts()
  const language = useLanguage()
  const cellClass = 'border-line/60 border-b px-3 py-1.5'
  return (
    <table className="w-full border-separate border-spacing-0 text-[14px]">
      <caption className="sr-only">{texts.table}</caption>
      <thead className="text-[13px] text-muted">
        <tr>
          <th scope="col" className={`${cellClass} text-left font-semibold`}>
            {texts.week}
          </th>
          <th scope="col" className={`${cellClass} text-right font-semibold`}>
            {columns.open}
          </th>
          <th scope="col" className={`${cellClass} text-right font-semibold`}>
            {columns.opened}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {weeks.toReversed().map(({ week, open, opened }, index) => (
          <tr key={week}>
            <th scope="row" className={`${cellClass} text-left font-normal`}>
              {formatShortDay(week, language)}
              {index === 0 && <span className="text-muted"> ({texts.running})</span>}
            </th>
            <td className={`${cellClass} text-right`}>{formatNumber(open, language)}</td>
            <td className={`${cellClass} text-right`}>{formatNumber(opened, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
