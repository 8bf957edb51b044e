import type { CrowdedAddress } from '@vedetta/contracts/watch/watch-status'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Section } from '../../ui/pages/section.tsx'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'
import { LabelledValue } from './labelled-value.tsx'

export function CrowdedAddresses({ addresses }: { addresses: CrowdedAddress[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns: TableColumn<CrowdedAddress>[] = [
    {
      id: 'address',
      header: t('watch.crowded.address'),
      cell: ({ address }) => <span className="font-medium">{address}</span>,
      className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1',
    },
    {
      id: 'sources',
      header: t('watch.crowded.sources'),
      cell: ({ sources }) => (
        <LabelledValue label={t('watch.crowded.sources')}>{formatNumber(sources, language)}</LabelledValue>
      ),
      className: 'lg:w-[110px] lg:text-right max-lg:col-start-1 max-lg:row-start-2',
    },
    {
      id: 'fit',
      header: t('watch.crowded.fit'),
      cell: ({ fitInADay }) => (
        <LabelledValue label={t('watch.crowded.fit')}>{formatNumber(fitInADay, language)}</LabelledValue>
      ),
      className: 'lg:w-[180px] lg:pr-5 lg:text-right max-lg:col-span-2 max-lg:row-start-3',
    },
  ]
  return (
    <Section flush title={t('watch.crowded.title')} text={t('watch.crowded.text')}>
      {addresses.length === 0 ? (
        <p className="px-4 py-4 text-muted sm:px-5">{t('watch.crowded.none')}</p>
      ) : (
        <DataTable
          caption={t('watch.crowded.title')}
          columns={columns}
          rows={addresses}
          rowId={({ address }) => address}
          isLoading={false}
        />
      )}
    </Section>
  )
}
