import { listOptOuts, type OptOut, withdrawOptOut } from '@vedetta/contracts/operator/opt-outs'
import { consolePath } from '@vedetta/contracts/operator/screens'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { ActButton } from '../frame/act-button.tsx'
import { LabelledCell } from '../frame/labelled-cell.tsx'
import { type ConsoleColumn, ListScreen } from '../frame/list-screen.tsx'
import { Moment } from '../frame/moment.tsx'
import { ReasonDialog } from '../frame/reason-dialog.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { SearchToolbar } from '../frame/search-toolbar.tsx'
import { useConsoleList } from '../frame/use-console-list.ts'
import { useConsoleParams } from '../frame/use-console-params.ts'
import { useAskedCall } from '../frame/use-operator-call.ts'
import { AddOptOutDialog } from './add-opt-out-dialog.tsx'

export function OptOutsScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const params = useConsoleParams()
  const query = useDebounced(params.get('q')?.trim() || undefined, 250)
  const adding = useLazyDialog()
  const list = useConsoleList(['opt-outs', query], async (cursor, signal) => {
    const { optOuts, next } = await fetchFromApi(listOptOuts, { query, cursor }, signal)
    return { rows: optOuts, next }
  })
  const withdrawing = useAskedCall(
    withdrawOptOut,
    ({ host }: OptOut, reason) => ({ host, reason }),
    ({ sites }) => t('operator.optOuts.withdrawn', { count: sites }),
  )
  const columns: ConsoleColumn<OptOut>[] = [
    {
      id: 'host',
      header: t('operator.optOuts.host'),
      cell: ({ host }) => <RowLink to={sitesOf(host)} title={host} />,
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    {
      id: 'reason',
      header: t('operator.reason.label'),
      cell: ({ reason }) => (
        <div className="truncate max-lg:whitespace-normal" title={reason}>
          {reason}
        </div>
      ),
      className: 'max-lg:col-span-2 max-lg:row-start-2',
    },
    {
      id: 'since',
      header: t('operator.optOuts.since'),
      cell: ({ since }) => (
        <LabelledCell label={t('operator.optOuts.since')}>
          <Moment at={since} />
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[170px] max-lg:col-start-1 max-lg:row-start-3',
    },
    {
      id: 'acts',
      header: <span className="sr-only">{t('operator.acts')}</span>,
      cell: (row) => (
        <ActButton
          aria-label={t('operator.optOuts.withdrawOf', { host: row.host })}
          onClick={() => withdrawing.openDialog(row)}
        >
          {t('operator.optOuts.withdraw')}
        </ActButton>
      ),
      className: 'lg:w-[190px] lg:pr-5 lg:text-right max-lg:col-span-2 max-lg:row-start-4 max-lg:pt-1',
    },
  ]
  return (
    <>
      <ListScreen
        screen="opt-outs"
        list={list}
        columns={columns}
        rowId={({ host }) => host}
        status={t('operator.shown', { count: list.rows.length })}
        empty={{
          title: t('operator.optOuts.none'),
          text: t(query ? 'operator.optOuts.noneFound' : 'operator.optOuts.noneText'),
        }}
        failed={t('operator.optOuts.failed')}
        open={undefined}
        onOpen={(host) => void navigate(sitesOf(host))}
        onClose={() => undefined}
        keys={{ n: adding.open }}
        toolbar={
          <SearchToolbar label={t('operator.optOuts.find')} params={params} maxLength={253}>
            <ActButton hotkey="n" onClick={adding.open}>
              <Plus className="size-4" aria-hidden="true" />
              {t('operator.optOuts.add')}
            </ActButton>
          </SearchToolbar>
        }
      />
      <AddOptOutDialog {...adding.dialog} />
      <ReasonDialog
        {...withdrawing.asking}
        title={t('operator.optOuts.withdrawTitle', { host: withdrawing.chosen?.host ?? '' })}
        text={t('operator.optOuts.withdrawText')}
        submitLabel={t('operator.optOuts.withdraw')}
      />
    </>
  )
}

function sitesOf(host: string): string {
  return `${consolePath('sites')}?${new URLSearchParams({ q: host })}`
}
