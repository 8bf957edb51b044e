import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { FreshnessWindow } from '@vedetta/contracts/watch/freshness'
import { type FreshnessStage, freshnessStages, minMeasured } from '@vedetta/contracts/watch/freshness-stages'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatLatency, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Section } from '../../ui/pages/section.tsx'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'
import { LabelledValue } from './labelled-value.tsx'

type Measured = FreshnessWindow['stages'][number]
type StageRow = { stage: FreshnessStage; windows: (Measured | undefined)[] }

/** Where the table is narrow, a window to a line. */
const windowPlaces = ['max-lg:row-start-3', 'max-lg:row-start-4']

/** How long each stage took, over every window that is measured. */
export function FreshnessTable({ windows }: { windows: readonly FreshnessWindow[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const last = windows.at(-1)
  const columns: TableColumn<StageRow>[] = [
    {
      id: 'stage',
      header: t('watch.freshness.stage'),
      cell: ({ stage }) => (
        <span className="block py-1.5">
          <span className="block font-medium">{freshnessStages[stage][language]}</span>
          <span className="block max-w-[72ch] text-muted text-sm">{freshnessStages[stage].meaning[language]}</span>
        </span>
      ),
      className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1',
    },
    ...windows.map(({ days }, index): TableColumn<StageRow> => {
      const label = t('watch.freshness.days', { n: formatNumber(days, language) })
      return {
        id: `${days}`,
        header: label,
        cell: (row) => {
          const { p50Ms = null, p95Ms = null } = row.windows[index] ?? {}
          return (
            <LabelledValue label={label}>
              {p50Ms === null || p95Ms === null ? (
                <span className="text-muted">
                  {t('watch.freshness.few', { n: formatNumber(minMeasured, language) })}
                </span>
              ) : (
                <>
                  {formatLatency(p50Ms, language)} · <strong>{formatLatency(p95Ms, language)}</strong>
                </>
              )}
            </LabelledValue>
          )
        },
        className: clsx('whitespace-nowrap tabular-nums lg:w-[190px] lg:text-right', windowPlaces[index]),
      }
    }),
    {
      id: 'measured',
      header: t('watch.freshness.measured', { n: formatNumber(last?.days ?? 0, language) }),
      cell: (row) => {
        const count = formatNumber(row.windows.at(-1)?.measured ?? 0, language)
        return (
          <LabelledValue label={t('watch.freshness.measured', { n: formatNumber(last?.days ?? 0, language) })}>
            {count}
          </LabelledValue>
        )
      },
      className: 'tabular-nums lg:w-[170px] lg:pr-5 lg:text-right max-lg:row-start-5',
    },
  ]
  const rows = keysOf(freshnessStages).map((stage) => ({
    stage,
    windows: windows.map(({ stages }) => stages.find((one) => one.stage === stage)),
  }))
  return (
    <Section flush title={t('watch.freshness.title')} text={t('watch.freshness.text')}>
      <DataTable
        caption={t('watch.freshness.title')}
        columns={columns}
        rows={rows}
        rowId={({ stage }) => stage}
        isLoading={false}
      />
    </Section>
  )
}
