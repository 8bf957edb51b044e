import { createColumnHelper } from '@tanstack/react-table'
import type { CrowdedAddress } from '@vedetta/contracts/watch-status'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { DataTable, type tableShape } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import { LabelledValue } from './labelled-value.tsx'

const column = createColumnHelper<typeof tableShape, CrowdedAddress>()

export function CrowdedAddresses({ addresses }: { addresses: CrowdedAddress[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns = useMemo(
    () => [
      column.display({
        id: 'address',
        header: t('watch.crowded.address'),
        cell: ({ row }) => <span className="font-medium">{row.original.address}</span>,
        meta: { className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1' },
      }),
      column.display({
        id: 'sources',
        header: t('watch.crowded.sources'),
        cell: ({ row }) => (
          <LabelledValue label={t('watch.crowded.sources')}>
            {formatNumber(row.original.sources, language)}
          </LabelledValue>
        ),
        meta: { className: 'lg:w-[110px] lg:text-right max-lg:col-start-1 max-lg:row-start-2' },
      }),
      column.display({
        id: 'fit',
        header: t('watch.crowded.fit'),
        cell: ({ row }) => (
          <LabelledValue label={t('watch.crowded.fit')}>{formatNumber(row.original.fitInADay, language)}</LabelledValue>
        ),
        meta: { className: 'lg:w-[180px] lg:pr-5 lg:text-right max-lg:col-span-2 max-lg:row-start-3' },
      }),
    ],
    [t, language],
  )
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
