import { type OperatorSite, type SiteState, siteStates } from '@vedetta/contracts/operator/sites'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Banner } from '../../../ui/controls/banner.tsx'
import { FilterLinks } from '../frame/filter-links.tsx'
import { LabelledCell } from '../frame/labelled-cell.tsx'
import { type ConsoleColumn, ListScreen } from '../frame/list-screen.tsx'
import { Moment } from '../frame/moment.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { SearchToolbar } from '../frame/search-toolbar.tsx'
import { type ConsoleParams, useConsoleParams } from '../frame/use-console-params.ts'
import { OutcomeText } from './outcome-text.tsx'
import { SiteDialogs } from './site-dialogs.tsx'
import { SitePane } from './site-pane.tsx'
import { SiteStatePill } from './site-state.tsx'
import { useSites } from './sites.api.ts'
import { useSiteActs } from './use-site-acts.ts'

export function SitesScreen() {
  const { t } = useTranslation()
  const params = useConsoleParams()
  const text = useDebounced(params.get('q'), 250)
  const state = keysOf(siteStates).find((each) => each === params.get('state'))
  const list = useSites(text, state)
  const columns = useSiteColumns(params)
  const open = params.get('open')
  const acts = useSiteActs()
  const rowOf = (target: Element) => {
    const id = target.closest('[data-row]')?.getAttribute('data-row') ?? open
    return list.rows.find(({ siteNo }) => `${siteNo}` === id)
  }
  const onSite = (act: (site: OperatorSite) => unknown) => (target: Element) => {
    const site = rowOf(target)
    return site !== undefined && void act(site)
  }
  return (
    <>
      <ListScreen
        screen="sites"
        list={list}
        columns={columns}
        rowId={({ siteNo }) => `${siteNo}`}
        status={t('operator.shown', { count: list.rows.length })}
        empty={{ title: t('operator.sites.none'), text: t('operator.sites.noneText') }}
        failed={t('operator.sites.failed')}
        open={open}
        onOpen={(id) => params.push({ open: id, reading: undefined })}
        onClose={() => params.push(params.get('reading') ? { reading: undefined } : { open: undefined })}
        isDetailWide={params.get('reading') !== undefined}
        keys={{ v: onSite(acts.visit), p: onSite(acts.pauseOrResume) }}
        toolbar={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
            <SearchToolbar label={t('operator.sites.find')} params={params} maxLength={100} />
            <FilterLinks
              label={t('operator.sites.states')}
              param="state"
              params={params}
              options={(['held', 'paused', 'watched', 'opted_out'] as const satisfies readonly SiteState[]).map(
                (value) => ({ value, labels: siteStates[value] }),
              )}
            />
            {list.first?.searchedNames === false && <Banner tone="warning">{t('operator.sites.hostsOnly')}</Banner>}
          </div>
        }
        detail={open && <SitePane key={open} siteNo={Number(open)} params={params} acts={acts} />}
      />
      <SiteDialogs acts={acts} />
    </>
  )
}

function useSiteColumns(params: ConsoleParams): ConsoleColumn<OperatorSite>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      id: 'site',
      header: t('operator.sites.site'),
      cell: ({ siteNo, host, company }) => (
        <RowLink to={params.hrefOf({ open: `${siteNo}`, reading: undefined })} title={host} text={company.name} />
      ),
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    {
      id: 'state',
      header: t('operator.sites.state'),
      cell: ({ state }) => <SiteStatePill state={state} />,
      className: 'lg:w-[168px] max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end',
    },
    {
      id: 'positions',
      header: t('operator.sites.positions'),
      cell: ({ openPositions }) => (
        <LabelledCell label={t('operator.sites.positions')}>{formatNumber(openPositions, language)}</LabelledCell>
      ),
      className:
        'tabular-nums lg:w-[128px] lg:text-right max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
      isExtra: true,
    },
    {
      id: 'last',
      header: t('operator.sites.last'),
      cell: ({ lastVisit }) => (
        <LabelledCell label={t('operator.sites.last')}>
          <Moment at={lastVisit?.at ?? null} />
          {lastVisit?.outcome && (
            <>
              {' · '}
              <OutcomeText outcome={lastVisit.outcome} />
            </>
          )}
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[240px] max-lg:col-start-1 max-lg:row-start-2',
      isExtra: true,
    },
    {
      id: 'next',
      header: t('operator.sites.next'),
      cell: ({ nextVisit }) => (
        <LabelledCell label={t('operator.sites.next')}>
          {nextVisit === null ? (
            <span className="text-muted">{t('operator.sites.unplanned')}</span>
          ) : (
            <Moment at={nextVisit} />
          )}
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[150px] lg:pr-5 max-lg:col-span-2 max-lg:row-start-3',
      isExtra: true,
    },
  ]
}
