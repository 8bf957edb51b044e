import { plans } from '@vedetta/contracts/facts/plans'
import { findLicences, type OperatorLicence } from '@vedetta/contracts/operator/licences'
import { useTranslation } from 'react-i18next'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { LabelledCell } from '../frame/labelled-cell.tsx'
import { type ConsoleColumn, ListScreen } from '../frame/list-screen.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { SearchToolbar } from '../frame/search-toolbar.tsx'
import { useConsoleList } from '../frame/use-console-list.ts'
import { type ConsoleParams, useConsoleParams } from '../frame/use-console-params.ts'
import { LicencePane } from './licence-pane.tsx'

export function LicencesScreen() {
  const { t } = useTranslation()
  const params = useConsoleParams()
  const query = useDebounced(params.get('q')?.trim() || undefined, 250)
  const list = useConsoleList(['licences', query], async (cursor, signal) => {
    const { licences, next } = await fetchFromApi(findLicences, { query, cursor }, signal)
    return { rows: licences, next }
  })
  const columns = useLicenceColumns(params)
  const open = params.get('open')
  return (
    <ListScreen
      screen="licences"
      list={list}
      columns={columns}
      rowId={({ licenceID }) => licenceID}
      status={t('operator.shown', { count: list.rows.length })}
      empty={{ title: t('operator.licences.none'), text: t('operator.licences.noneText') }}
      failed={t('operator.licences.failed')}
      open={open}
      onOpen={(id) => params.push({ open: id })}
      onClose={() => params.push({ open: undefined })}
      toolbar={<SearchToolbar label={t('operator.licences.find')} params={params} maxLength={254} />}
      detail={open && <LicencePane key={open} licenceID={open} onClose={() => params.push({ open: undefined })} />}
    />
  )
}

function useLicenceColumns(params: ConsoleParams): ConsoleColumn<OperatorLicence>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      id: 'customer',
      header: t('operator.licences.customer'),
      cell: ({ licenceID, customer, administratorEmail }) => (
        <RowLink to={params.hrefOf({ open: licenceID })} title={customer} text={administratorEmail} />
      ),
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    {
      id: 'tier',
      header: t('operator.licences.tier'),
      cell: ({ tier, trial, expired }) => (
        <span className="flex flex-wrap gap-1.5">
          <Pill tone="brand">{plans[tier][language]}</Pill>
          {trial && <Pill tone="new">{t('operator.licences.trial')}</Pill>}
          {expired && <Pill tone="no">{t('operator.licences.expired')}</Pill>}
        </span>
      ),
      className: 'lg:w-[170px] max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end',
    },
    {
      id: 'seats',
      header: t('operator.licences.seats'),
      cell: ({ assigned, size }) => (
        <LabelledCell label={t('operator.licences.seats')}>
          {t('operator.licences.seatsOf', {
            assigned: formatNumber(assigned, language),
            size: size === null ? '∞' : formatNumber(size, language),
          })}
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[120px] lg:text-right max-lg:col-start-1 max-lg:row-start-2',
      isExtra: true,
    },
    {
      id: 'api',
      header: t('operator.licences.publicApi'),
      cell: ({ publicApi }) => (
        <LabelledCell label={t('operator.licences.publicApi')}>
          {t(publicApi ? 'operator.yes' : 'operator.no')}
        </LabelledCell>
      ),
      className: 'lg:w-[130px] max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
      isExtra: true,
    },
    {
      id: 'end',
      header: t('operator.licences.end'),
      cell: ({ expiresAt }) => (
        <LabelledCell label={t('operator.licences.end')}>{formatDate(new Date(expiresAt), language)}</LabelledCell>
      ),
      className: 'tabular-nums lg:w-[140px] lg:pr-5 max-lg:col-span-2 max-lg:row-start-3',
      isExtra: true,
    },
  ]
}
