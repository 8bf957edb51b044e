import { type OperatorSiteDetail, sourceKinds } from '@vedetta/contracts/operator/sites'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { SourceLink } from '../../../ui/details/source-link.tsx'
import { ActButton } from '../frame/act-button.tsx'
import { Moment } from '../frame/moment.tsx'
import { OutcomeText } from './outcome-text.tsx'

type Source = OperatorSiteDetail['sources'][number]

type SiteSourcesProps = { sources: readonly Source[]; isBusy: boolean; onExplain: (sourceNo: number) => void }

export function SiteSources({ sources, isBusy, onExplain }: SiteSourcesProps) {
  const { t } = useTranslation()
  return (
    <DetailSection title={t('operator.sources.title')} aside={sources.length > 1 ? `${sources.length}` : undefined}>
      {sources.length === 0 ? (
        <p className="text-muted text-sm">{t('operator.sources.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {sources.map((source, index) => (
            <li key={source.sourceNo} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="grid min-w-0 flex-[1_1_260px] gap-1">
                <div className="break-words font-medium text-sm">
                  <SourceLink url={source.url} />
                </div>
                <SourceLine source={source} />
              </div>
              <ActButton
                {...(index === 0 && { hotkey: 'e' })}
                busy={isBusy}
                of={source.url}
                onClick={() => onExplain(source.sourceNo)}
              >
                {t('operator.sources.explain')}
              </ActButton>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

function SourceLine({ source }: { source: Source }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { kind, system, lastVisit, nextVisit, failures, openPositions, confidence, unsure, sharedBy } = source
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <Pill tone="neutral">{system ?? sourceKinds[kind][language]}</Pill>
        {failures > 0 && <Pill tone="no">{t('operator.sources.failures', { count: failures })}</Pill>}
        {unsure > 0 && <Pill tone="new">{t('operator.sources.unsure', { count: unsure })}</Pill>}
      </div>
      <p className="text-muted text-xs tabular-nums">
        {t('operator.sources.positions', { count: openPositions, n: formatNumber(openPositions, language) })}
        {confidence !== null && ` · ${t('operator.sources.sure', { share: formatShare(confidence, language) })}`}
        {sharedBy > 1 && ` · ${t('operator.sources.shared', { count: sharedBy, n: formatNumber(sharedBy, language) })}`}
      </p>
      <p className="text-muted text-xs tabular-nums">
        {t('operator.sources.last')} <Moment at={lastVisit?.at ?? null} />
        {lastVisit?.outcome && (
          <>
            {' · '}
            <OutcomeText outcome={lastVisit.outcome} />
          </>
        )}
        {nextVisit && (
          <>
            {' · '}
            {t('operator.sources.next')} <Moment at={nextVisit} />
          </>
        )}
      </p>
    </>
  )
}
