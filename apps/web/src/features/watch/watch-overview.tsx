import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/controls/banner.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { BoardSystems } from './board-systems.tsx'
import { CrowdedAddresses } from './crowded-addresses.tsx'
import { FreshnessTable } from './freshness-table.tsx'
import { HeldSites } from './held-sites.tsx'
import { OutcomeTable } from './outcome-table.tsx'
import { SlowHosts } from './slow-hosts.tsx'
import { watchQuery } from './watch.api.ts'
import { WatchFigures } from './watch-figures.tsx'

export function WatchOverview() {
  const { t } = useTranslation()
  const { data: status, error, refetch } = useQuery(watchQuery)
  if (!status) {
    return (
      <Section title={t('watch.today')}>
        {error ? (
          <ErrorState title={t('watch.failed')} code={error.code} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines count={5} />
        )}
      </Section>
    )
  }
  return (
    <>
      {error && <Banner tone="warning">{t('watch.notRefreshed')}</Banner>}
      <WatchFigures status={status} />
      <OutcomeTable outcomes={status.outcomes} />
      <FreshnessTable windows={status.freshness} />
      <HeldSites status={status} />
      <BoardSystems systems={status.systems} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <SlowHosts hosts={status.slowestHosts} />
        <CrowdedAddresses addresses={status.crowded} />
      </div>
    </>
  )
}
