import { type WatchFigure, type WatchStatus, watchFigures } from '@vedetta/contracts/watch/watch-status'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatNumber, formatSeconds, formatShare, formatTenths } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Section } from '../../ui/pages/section.tsx'

type Figures = WatchStatus['figures']

/** A visit with a longer lag misses the day it was due. */
const maxLagSeconds = 6 * 3600

const ofVisits = ['overdue', 'underWay'] as const satisfies readonly WatchFigure[]
const ofPositions = ['newToday', 'changedToday', 'closedToday'] as const satisfies readonly WatchFigure[]
const ofSites = ['heldSites', 'pausedHosts'] as const satisfies readonly WatchFigure[]

type CountName = (typeof ofVisits | typeof ofPositions | typeof ofSites)[number]

export function WatchFigures({ status: { at, figures } }: { status: WatchStatus }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { visitsPerSecond, unchangedShare, lagSeconds } = figures
  const countFigure = (name: CountName) => (
    <Figure key={name} name={name} value={formatNumber(figures[name], language)} />
  )
  return (
    <Section
      title={t('watch.today')}
      text={t('watch.refreshed', { moment: formatMoment(new Date(at), new Date(), language) })}
    >
      <dl className="grid grid-cols-2 gap-x-5 gap-y-5 sm:grid-cols-4 lg:grid-cols-6">
        <DailyVisits figures={figures} />
        <Figure name="visitsPerSecond" value={formatTenths(visitsPerSecond, language)} />
        <Figure name="lagSeconds" value={formatSeconds(lagSeconds, language)} isAlarming={lagSeconds > maxLagSeconds} />
        {ofVisits.map(countFigure)}
        <Figure name="unchangedShare" value={unchangedShare === null ? '–' : formatShare(unchangedShare, language)} />
        {ofPositions.map(countFigure)}
        {ofSites.map(countFigure)}
      </dl>
    </Section>
  )
}

function DailyVisits({ figures: { visitsToday, plannedToday } }: { figures: Figures }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const share = plannedToday ? Math.min(1, visitsToday / plannedToday) : 0
  return (
    <div className="col-span-2 min-w-0">
      <dt className="text-muted text-xs">{watchFigures.visitsToday[language]}</dt>
      <dd className="mt-0.5 tabular-nums">
        <span className="font-semibold text-xl tracking-tight">{formatNumber(visitsToday, language)}</span>{' '}
        <span className="text-muted text-sm">
          {plannedToday === null
            ? t('watch.notPlanned')
            : t('watch.planned', { n: formatNumber(plannedToday, language) })}
        </span>
        <span className="mt-1.5 block h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
          <span className="block h-full rounded-full bg-brand" style={{ width: `${share * 100}%` }} />
        </span>
      </dd>
    </div>
  )
}

function Figure({ name, value, isAlarming = false }: { name: WatchFigure; value: string; isAlarming?: boolean }) {
  const language = useLanguage()
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{watchFigures[name][language]}</dt>
      <dd className={clsx('mt-0.5 font-semibold text-xl tabular-nums tracking-tight', isAlarming && 'text-no')}>
        {value}
      </dd>
    </div>
  )
}
