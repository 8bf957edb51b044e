import { createColumnHelper } from '@tanstack/react-table'
import type { PositionRow } from '@vedetta/contracts/position-search'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableColumn, tableShape } from '../../ui/data-table.tsx'
import { CompanyCell, ContractCell, FoundCell, PlaceCell, PositionCell } from './position-cells.tsx'

const column = createColumnHelper<typeof tableShape, PositionRow>()

/** Below `lg` a row reads as three lines: position and when, company, place and contract. */
export function usePositionColumns(): TableColumn<PositionRow>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      column.display({
        id: 'position',
        header: t('columns.position'),
        cell: ({ row }) => <PositionCell position={row.original} />,
        meta: { className: 'lg:pl-4 max-lg:col-start-1 max-lg:row-start-1' },
      }),
      column.display({
        id: 'company',
        header: t('columns.company'),
        cell: ({ row }) => <CompanyCell company={row.original.company} />,
        meta: { className: 'lg:w-[24%] max-lg:col-span-2 max-lg:row-start-2' },
      }),
      column.display({
        id: 'place',
        header: t('columns.place'),
        cell: ({ row }) => <PlaceCell places={row.original.places} />,
        meta: { className: 'lg:w-[17%] max-lg:col-start-1 max-lg:row-start-3 max-lg:self-center' },
      }),
      column.display({
        id: 'contract',
        header: t('columns.contract'),
        cell: ({ row }) => <ContractCell contract={row.original.contract} />,
        meta: { className: 'lg:w-[160px] max-lg:col-start-2 max-lg:row-start-3 max-lg:justify-self-end' },
      }),
      column.display({
        id: 'found',
        header: t('columns.found'),
        cell: ({ row }) => <FoundCell firstSeen={row.original.firstSeen} />,
        meta: { className: 'lg:w-[140px] lg:pr-4 max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end' },
      }),
    ],
    [t],
  )
}
