import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber, formatShortDay } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { SeriesCard } from '../../ui/charts/series-card.tsx'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { HiringPace } from './hiring-pace.tsx'

/** Openings week by week, and the hiring pace compared with others. */
export function HiringSection({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation()
  return (
    <DetailSection title={t('company.hiring.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <OpeningsOverTime company={company} />
        <HiringPace company={company} />
      </div>
    </DetailSection>
  )
}

function OpeningsOverTime({ company: { name, openings } }: { company: CompanyDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const count = (value: number) => formatNumber(value, language)
  const opened = openings.reduce((sum, week) => sum + week.opened, 0)
  const open = openings.at(-1)?.open ?? 0
  if (opened === 0 && openings.every((week) => week.open === 0)) {
    return <p className="text-pretty text-muted text-sm">{t('company.hiring.nothing')}</p>
  }
  return (
    <SeriesCard
      title={t('company.hiring.overTime')}
      summary={t('company.hiring.overTimeText', { weeks: openings.length, opened: count(opened), open: count(open) })}
      subject={name}
      axis={{ format: count, wholeNumbers: true }}
      data={{
        rowName: t('company.hiring.week'),
        rows: openings.map((week) => ({
          label: formatDay(week.week, language),
          shortLabel: formatShortDay(week.week, language),
          values: [week.open, week.opened],
        })),
        series: [
          { label: t('company.hiring.open'), shape: 'line', format: count },
          { label: t('company.hiring.opened'), shape: 'bar', format: count },
        ],
      }}
    />
  )
}
