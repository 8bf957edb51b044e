import { acceptHeld, type HeldSource, listHeld } from '@vedetta/contracts/operator/held'
import { consolePath } from '@vedetta/contracts/operator/screens'
import { revisitHeld } from '@vedetta/contracts/watch/watch-status'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useResultToast } from '../../../lib/use-result-toast.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { ActButton } from '../frame/act-button.tsx'
import { LabelledCell } from '../frame/labelled-cell.tsx'
import { type ConsoleColumn, ListScreen } from '../frame/list-screen.tsx'
import { Moment } from '../frame/moment.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { useConsoleList } from '../frame/use-console-list.ts'
import { useAskedCall, useOperatorCall } from '../frame/use-operator-call.ts'

export function HeldScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const resultToast = useResultToast()
  const list = useConsoleList(['held'], async (cursor, signal) => {
    const { held, next } = await fetchFromApi(listHeld, { cursor }, signal)
    return { rows: held, next }
  })
  const visiting = useOperatorCall(revisitHeld)
  const accepting = useAskedCall(
    acceptHeld,
    ({ sourceNo }: HeldSource) => ({ sourceNo }),
    () => t('operator.held.accepted'),
  )
  const visit = ({ sourceNo }: HeldSource) =>
    visiting.mutate(
      { sourceNo },
      resultToast({ done: t('operator.sites.visiting'), failed: t('operator.sites.notVisiting') }),
    )
  const onRow = (act: (held: HeldSource) => unknown) => (target: Element) => {
    const id = target.closest('[data-row]')?.getAttribute('data-row')
    const row = list.rows.find(({ sourceNo }) => `${sourceNo}` === id)
    return row !== undefined && void act(row)
  }
  const gone = ({ gone, ofOpen }: HeldSource) =>
    t('operator.held.goneOf', { gone: formatNumber(gone, language), ofOpen: formatNumber(ofOpen, language) })
  const columns: ConsoleColumn<HeldSource>[] = [
    {
      id: 'site',
      header: t('operator.sites.site'),
      cell: (row) => <RowLink to={siteOf(row)} title={addressOf(row.url)} text={row.companies.join(' · ')} />,
      className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1',
    },
    {
      id: 'gone',
      header: t('operator.held.gone'),
      cell: (row) => <LabelledCell label={t('operator.held.gone')}>{gone(row)}</LabelledCell>,
      className: 'tabular-nums lg:w-[110px] lg:text-right max-lg:col-start-1 max-lg:row-start-2',
    },
    {
      id: 'since',
      header: t('operator.held.since'),
      cell: ({ heldAt }) => (
        <LabelledCell label={t('operator.held.since')}>
          <Moment at={heldAt} />
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[150px] max-lg:col-start-1 max-lg:row-start-3',
    },
    {
      id: 'next',
      header: t('operator.sites.next'),
      cell: ({ nextVisit, acceptedAt }) => (
        <LabelledCell label={t('operator.sites.next')}>
          {acceptedAt ? (
            <Pill tone="brand">{t('operator.held.isAccepted')}</Pill>
          ) : nextVisit !== null && Date.parse(nextVisit) <= Date.now() ? (
            t('operator.held.queued')
          ) : (
            <Moment at={nextVisit} />
          )}
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[150px] max-lg:col-start-1 max-lg:row-start-4',
    },
    {
      id: 'acts',
      header: <span className="sr-only">{t('operator.acts')}</span>,
      cell: (row) => (
        <div className="flex flex-wrap justify-end gap-2">
          <ActButton hotkey="v" of={addressOf(row.url)} onClick={() => visit(row)}>
            {t('operator.sites.visit')}
          </ActButton>
          <ActButton hotkey="a" of={addressOf(row.url)} onClick={() => accepting.openDialog(row)}>
            {t('operator.held.accept')}
          </ActButton>
        </div>
      ),
      className: 'lg:w-[290px] lg:pr-5 max-lg:col-span-2 max-lg:row-start-5 max-lg:pt-2',
    },
  ]
  return (
    <>
      <ListScreen
        screen="held"
        list={list}
        columns={columns}
        rowId={({ sourceNo }) => `${sourceNo}`}
        status={t('operator.shown', { count: list.rows.length })}
        toolbar={<p className="max-w-prose text-pretty text-muted text-sm">{t('operator.held.text')}</p>}
        empty={{ title: t('operator.held.none'), text: t('operator.held.noneText') }}
        failed={t('operator.held.failed')}
        open={undefined}
        onOpen={(id) => {
          const row = list.rows.find(({ sourceNo }) => `${sourceNo}` === id)
          if (row) void navigate(siteOf(row))
        }}
        onClose={() => undefined}
        keys={{ v: onRow(visit), a: onRow(accepting.openDialog) }}
      />
      <ConfirmDialog
        {...accepting.confirming}
        title={t('operator.held.acceptTitle')}
        text={t('operator.held.acceptText', {
          gone: accepting.chosen ? gone(accepting.chosen) : '',
          site: accepting.chosen ? addressOf(accepting.chosen.url) : '',
        })}
        confirmLabel={t('operator.held.accept')}
        look="danger"
      />
    </>
  )
}

/** Its site; a source without one is looked for by its host. */
function siteOf({ siteNo, url }: HeldSource): string {
  const params = siteNo === null ? { q: URL.parse(url)?.host ?? url } : { open: `${siteNo}` }
  return `${consolePath('sites')}?${new URLSearchParams(params)}`
}

function addressOf(url: string): string {
  const address = URL.parse(url)
  return address ? `${address.host.replace(/^www\./, '')}${address.pathname === '/' ? '' : address.pathname}` : url
}
