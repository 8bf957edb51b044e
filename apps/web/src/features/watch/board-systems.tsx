import type { BoardSystem } from '@vedetta/contracts/watch/watch-status'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'
import { DriftSampleDialog } from './drift-sample-dialog.tsx'
import { LabelledValue } from './labelled-value.tsx'

/** Where the table is narrow, two of them to a line. */
const readings = [
  { name: 'boards', label: 'watch.boards.boards', place: 'max-lg:col-start-1 max-lg:row-start-2' },
  {
    name: 'whole',
    label: 'watch.boards.whole',
    place: 'max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
  },
  { name: 'partly', label: 'watch.boards.partly', place: 'max-lg:col-start-1 max-lg:row-start-3' },
  {
    name: 'unread',
    label: 'watch.boards.unread',
    place: 'max-lg:col-start-2 max-lg:row-start-3 max-lg:justify-self-end',
  },
] as const

export function BoardSystems({ systems }: { systems: BoardSystem[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [shown, show] = useState<string | null>(null)
  const columns: TableColumn<BoardSystem>[] = [
    {
      id: 'system',
      header: t('watch.boards.system'),
      cell: ({ system }) => <span className="font-medium">{system}</span>,
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1 max-lg:self-center',
    },
    ...readings.map(
      ({ name, label, place }): TableColumn<BoardSystem> => ({
        id: name,
        header: t(label),
        cell: (row) => (
          <LabelledValue label={t(label)}>
            <span className={clsx(row[name] === 0 && 'text-muted')}>{formatNumber(row[name], language)}</span>
          </LabelledValue>
        ),
        className: clsx('tabular-nums lg:w-[112px] lg:text-right xl:w-[120px]', place),
      }),
    ),
    {
      id: 'drifts',
      header: t('watch.boards.drifts'),
      cell: ({ drifts }) => (
        <LabelledValue label={t('watch.boards.drifts')}>
          <span className={drifts === 0 ? 'text-muted' : 'font-semibold text-no'}>
            {formatNumber(drifts, language)}
          </span>
        </LabelledValue>
      ),
      className: 'tabular-nums lg:w-[212px] lg:text-right xl:w-[220px] max-lg:col-span-2 max-lg:row-start-4',
    },
    {
      id: 'sample',
      header: <span className="sr-only">{t('watch.boards.sample')}</span>,
      cell: ({ system, sampledAt }) =>
        sampledAt !== null && (
          <Button
            look="plain"
            size="small"
            aria-label={t('watch.boards.openOf', { system })}
            onClick={() => show(system)}
          >
            {t('watch.boards.open')}
          </Button>
        ),
      className:
        'lg:w-[164px] lg:pr-5 lg:text-right max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end max-lg:empty:hidden',
    },
  ]
  return (
    <Section flush title={t('watch.boards.title')} text={t('watch.boards.text')}>
      {systems.length === 0 ? (
        <p className="px-4 py-4 text-muted sm:px-5">{t('watch.boards.none')}</p>
      ) : (
        <DataTable
          caption={t('watch.boards.title')}
          columns={columns}
          rows={systems}
          rowId={({ system }) => system}
          isLoading={false}
        />
      )}
      <DriftSampleDialog system={shown} onClose={() => show(null)} />
    </Section>
  )
}
