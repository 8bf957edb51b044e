import { type SlowHost, visitOutcomes } from '@vedetta/contracts/watch/watch-status'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatSeconds } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Section } from '../../ui/pages/section.tsx'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'
import { LabelledValue } from './labelled-value.tsx'

export function SlowHosts({ hosts }: { hosts: SlowHost[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns: TableColumn<SlowHost>[] = [
    {
      id: 'host',
      header: t('watch.slow.host'),
      cell: ({ host }) => <span className="font-medium">{host}</span>,
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    {
      id: 'time',
      header: t('watch.slow.time'),
      cell: ({ seconds }) => formatSeconds(seconds, language),
      className: 'lg:w-[104px] lg:text-right max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end',
    },
    {
      id: 'requests',
      header: t('watch.slow.requests'),
      cell: ({ requests }) => (
        <LabelledValue label={t('watch.slow.requests')}>{formatNumber(requests, language)}</LabelledValue>
      ),
      className: 'lg:w-[104px] lg:text-right max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
    },
    {
      id: 'outcome',
      header: t('watch.slow.outcome'),
      cell: ({ outcome }) => <span className="max-lg:text-muted">{visitOutcomes[outcome][language]}</span>,
      className: 'lg:w-[140px] lg:pr-5 max-lg:col-start-1 max-lg:row-start-2',
    },
  ]
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
