import { createColumnHelper } from '@tanstack/react-table'
import { type SlowHost, visitOutcomes } from '@vedetta/contracts/watch-status'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatSeconds } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { DataTable, type tableShape } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import { LabelledValue } from './labelled-value.tsx'

const column = createColumnHelper<typeof tableShape, SlowHost>()

export function SlowHosts({ hosts }: { hosts: SlowHost[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns = useMemo(
    () => [
      column.display({
        id: 'host',
        header: t('watch.slow.host'),
        cell: ({ row }) => <span className="font-medium">{row.original.host}</span>,
        meta: { className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1' },
      }),
      column.display({
        id: 'time',
        header: t('watch.slow.time'),
        cell: ({ row }) => formatSeconds(row.original.seconds, language),
        meta: {
          className: 'lg:w-[104px] lg:text-right max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end',
        },
      }),
      column.display({
        id: 'requests',
        header: t('watch.slow.requests'),
        cell: ({ row }) => (
          <LabelledValue label={t('watch.slow.requests')}>
            {formatNumber(row.original.requests, language)}
          </LabelledValue>
        ),
        meta: {
          className: 'lg:w-[104px] lg:text-right max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
        },
      }),
      column.display({
        id: 'outcome',
        header: t('watch.slow.outcome'),
        cell: ({ row }) => <span className="max-lg:text-muted">{visitOutcomes[row.original.outcome][language]}</span>,
        meta: { className: 'lg:w-[140px] lg:pr-5 max-lg:col-start-1 max-lg:row-start-2' },
      }),
    ],
    [t, language],
  )
  return (
    <Section flush title={t('watch.slow.title')} text={t('watch.slow.text')}>
      {hosts.length === 0 ? (
        <p className="px-4 py-4 text-muted sm:px-5">{t('watch.slow.none')}</p>
      ) : (
        <DataTable
          caption={t('watch.slow.title')}
          columns={columns}
          rows={hosts}
          rowId={({ host }) => host}
          isLoading={false}
        />
      )}
    </Section>
  )
}
