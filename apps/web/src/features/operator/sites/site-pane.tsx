import { useQuery } from '@tanstack/react-query'
import { type OperatorSiteDetail, siteProofs, siteStatuses } from '@vedetta/contracts/operator/sites'
import { CirclePause, CirclePlay, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { FactList } from '../../../ui/details/fact-list.tsx'
import { SourceLink } from '../../../ui/details/source-link.tsx'
import { ActButton } from '../frame/act-button.tsx'
import { ConsoleDetail } from '../frame/console-detail.tsx'
import { Moment } from '../frame/moment.tsx'
import type { ConsoleParams } from '../frame/use-console-params.ts'
import { ReadingPane } from './reading-pane.tsx'
import { SiteNotices } from './site-notices.tsx'
import { SiteSources } from './site-sources.tsx'
import { SiteStatePill } from './site-state.tsx'
import { SiteVisits } from './site-visits.tsx'
import { siteQuery } from './sites.api.ts'
import type { SiteActs } from './use-site-acts.ts'

type SitePaneProps = { siteNo: number; params: ConsoleParams; acts: SiteActs }

export function SitePane({ siteNo, params, acts }: SitePaneProps) {
  const { t } = useTranslation()
  const query = useQuery(siteQuery(siteNo))
  const readingID = params.get('reading')
  const site = query.data
  // Not over another site that was opened meanwhile.
  const showReading = (id: string) => params.push((now) => (now.get('open') === `${siteNo}` ? { reading: id } : {}))
  const explain = (sourceNo: number) => acts.explain(sourceNo, showReading)
  const onSite = (act: (shown: OperatorSiteDetail) => void) => () => site !== undefined && act(site)
  useHotkeys({
    v: onSite(acts.visit),
    p: onSite(acts.pauseOrResume),
    e: onSite(({ sources: [first] }) => first && readingID === undefined && explain(first.sourceNo)),
  })
  if (readingID !== undefined) {
    return <ReadingPane readingID={readingID} host={site?.host} onClose={() => params.push({ reading: undefined })} />
  }
  return (
    <ConsoleDetail
      subject={`${siteNo}`}
      label={t('operator.sites.site')}
      failed={t('operator.sites.oneFailed')}
      query={query}
      onClose={() => params.push({ open: undefined })}
      title={({ host }) => host}
      mark={({ state }) => <SiteStatePill state={state} />}
    >
      {(shown) => (
        <>
          <p className="-mt-2 text-sm">
            <span className="text-muted">{shown.company.name}</span>
            {shown.company.vat && <span className="text-muted tabular-nums"> · {shown.company.vat}</span>}
            {' · '}
            <SourceLink url={`https://${shown.host}/`} />
          </p>
          <SiteNotices site={shown} />
          <SiteActions site={shown} acts={acts} />
          <SiteFacts site={shown} />
          <SiteSources sources={shown.sources} isBusy={acts.isExplaining} onExplain={explain} />
          <DetailSection title={t('operator.visits.title')} aside={t('operator.visits.days')}>
            <SiteVisits site={shown} />
          </DetailSection>
        </>
      )}
    </ConsoleDetail>
  )
}

function SiteActions({ site, acts }: { site: OperatorSiteDetail; acts: SiteActs }) {
  const { t } = useTranslation()
  const isPaused = site.state === 'paused'
  if (site.state === 'opted_out') return null
  return (
    <div className="flex flex-wrap gap-2">
      {!isPaused && (
        <ActButton hotkey="v" look="primary" busy={acts.isVisiting} onClick={() => acts.visit(site)}>
          <RefreshCw className="size-4" aria-hidden="true" />
          {t('operator.sites.visit')}
        </ActButton>
      )}
      <ActButton
        hotkey="p"
        look={isPaused ? 'primary' : 'plain'}
        busy={acts.isResuming}
        onClick={() => acts.pauseOrResume(site)}
      >
        {isPaused ? (
          <CirclePlay className="size-4" aria-hidden="true" />
        ) : (
          <CirclePause className="size-4" aria-hidden="true" />
        )}
        {t(isPaused ? 'operator.sites.resume' : 'operator.sites.pause')}
      </ActButton>
    </div>
  )
}

function SiteFacts({ site }: { site: OperatorSiteDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <FactList
      facts={[
        { label: t('operator.sites.positions'), value: formatNumber(site.openPositions, language) },
        { label: t('operator.sites.last'), value: <Moment at={site.lastVisit?.at ?? null} /> },
        {
          label: t('operator.sites.next'),
          value: site.nextVisit === null ? t('operator.sites.unplanned') : <Moment at={site.nextVisit} />,
        },
        { label: t('operator.sites.status'), value: siteStatuses[site.status][language] },
        { label: t('operator.sites.knownBy'), value: siteProofs[site.knownBy][language] },
      ]}
    />
  )
}
