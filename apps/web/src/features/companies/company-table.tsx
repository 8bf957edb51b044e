import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { formatEuro } from '@vedetta/contracts/text/formats'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'
import { TextCell } from '../../ui/tables/text-cell.tsx'
import {
  CompanyName,
  type CompanyNavigation,
  type ListedCompany,
  NewPositions,
  OpenPositions,
  placeOf,
  SaveToggle,
} from './company-cells.tsx'

type CompanyTableProps = {
  rows: ListedCompany[]
  isLoading: boolean
  current: string | undefined
  navigation: CompanyNavigation
}

export function CompanyTable({ rows, isLoading, current, navigation }: CompanyTableProps) {
  const { t } = useTranslation()
  const columns = useCompanyColumns(navigation)
  return (
    <DataTable
      caption={t('companies.caption')}
      columns={columns}
      rows={rows}
      rowId={({ companyID }) => companyID}
      isLoading={isLoading}
      fills
      current={current}
      onOpen={({ companyID }) => navigation.openCompany(companyID)}
    />
  )
}

type Shape = { width: number; grow?: number; className?: string; isHidden?: boolean }

/** Widths fit the usual values; the columns most often truncated get the most of the remaining width. */
function useCompanyColumns(navigation: CompanyNavigation): TableColumn<ListedCompany>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const make = (
    id: string,
    name: string,
    cell: (company: ListedCompany) => ReactNode,
    { isHidden = false, ...shape }: Shape,
  ) => ({
    id,
    header: <span className={isHidden ? 'sr-only' : 'block truncate'}>{name}</span>,
    cell,
    ...shape,
  })
  const number = (width: number) => ({ width, className: 'text-right tabular-nums' })
  return [
    make('save', t('companies.save'), (company) => <SaveToggle company={company} />, {
      width: 46,
      className: 'pr-0! pl-2!',
      isHidden: true,
    }),
    make('name', t('companies.name'), (company) => <CompanyName company={company} navigation={navigation} />, {
      width: 230,
      grow: 4,
    }),
    make('new', t('companies.newPositions'), ({ newPositions }) => <NewPositions count={newPositions} />, number(76)),
    make(
      'open',
      t('companies.openPositions'),
      (company) => <OpenPositions company={company} navigation={navigation} />,
      number(84),
    ),
    make(
      'employees',
      t('companies.employees'),
      ({ employees }) => <TextCell text={employees === null ? null : formatNumber(employees, language)} />,
      number(104),
    ),
    make(
      'turnover',
      t('companies.turnover'),
      ({ turnover }) => <TextCell text={turnover === null ? null : formatEuro(turnover, language)} />,
      number(112),
    ),
    make('sector', t('companies.sector'), ({ sector }) => <TextCell text={sectorLabels[sector][language]} />, {
      width: 170,
      grow: 2,
    }),
    make('place', t('companies.place'), (company) => <TextCell text={placeOf(company)} />, { width: 150, grow: 1 }),
    make('ateco', t('companies.ateco'), ({ ateco }) => <TextCell text={ateco} />, { width: 84 }),
  ]
}
