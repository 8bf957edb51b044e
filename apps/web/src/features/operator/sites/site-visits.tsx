import type { OperatorSiteDetail } from '@vedetta/contracts/operator/sites'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatLatency, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Moment } from '../frame/moment.tsx'
import { OutcomeText } from './outcome-text.tsx'

type Visit = OperatorSiteDetail['visits'][number]

const changes = [
  { name: 'opened', sign: '+', label: 'operator.visits.opened', colour: 'text-brand' },
  { name: 'changed', sign: '~', label: 'operator.visits.changed', colour: 'text-ink' },
  { name: 'closed', sign: '−', label: 'operator.visits.closed', colour: 'text-no' },
] as const

export function SiteVisits({ site: { visits, sources } }: { site: OperatorSiteDetail }) {
  const { t } = useTranslation()
  if (visits.length === 0) return <p className="text-muted text-sm">{t('operator.visits.none')}</p>
  return (
    <ol className="divide-y divide-line/60 text-sm">
      {visits.map((visit) => (
        <li key={`${visit.at} ${visit.sourceNo}`} className="grid gap-0.5 py-2 first:pt-0">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span className="min-w-[120px] text-muted tabular-nums">
              <Moment at={visit.at} />
            </span>
            <span className="font-medium">
              <OutcomeText outcome={visit.outcome} />
            </span>
            <Changes visit={visit} />
            <VisitCost visit={visit} />
          </div>
          {sources.length > 1 && (
            <p className="truncate text-muted text-xs">
              {sources.find(({ sourceNo }) => sourceNo === visit.sourceNo)?.url}
            </p>
          )}
          {visit.drifted.length > 0 && (
            <p className="text-new text-xs">{t('operator.visits.drifted', { systems: visit.drifted.join(', ') })}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Changes({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const counted = changes.filter(({ name }) => visit[name] > 0)
  return (
    <span className="flex gap-2 tabular-nums empty:hidden">
      {counted.map(({ name, sign, label, colour }) => (
        <span key={name} className={clsx('font-medium', colour)} title={t(label, { count: visit[name] })}>
          <span aria-hidden="true">
            {sign}
            {formatNumber(visit[name], language)}
          </span>
          <span className="sr-only">{t(label, { count: visit[name] })}</span>
        </span>
      ))}
    </span>
  )
}

function VisitCost({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <span className="ml-auto text-muted text-xs tabular-nums">
      {formatLatency(visit.seconds * 1000, language)} ·{' '}
      {t('operator.visits.requests', { count: visit.requests, n: formatNumber(visit.requests, language) })} ·{' '}
      {formatNumber(Math.ceil(visit.bytes / 1000), language)} kB
    </span>
  )
}
