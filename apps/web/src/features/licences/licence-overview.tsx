import type { LicenceDetails } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMinutes, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { Meter } from '../../ui/controls/meter.tsx'
import { FactList } from '../../ui/details/fact-list.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { LicencePills } from './licence-pills.tsx'
import { useSeatCount } from './use-seat-count.ts'

export function LicenceOverview({ licence }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const seatCount = useSeatCount()
  const { balance, lastWeek, remainingRedeems } = licence
  const day = (instant: string) => formatDate(new Date(instant), language)
  const number = (value: number) => formatNumber(value, language)
  return (
    <Section
      title={licence.customer}
      text={
        licence.role === 'administrator'
          ? t('licences.youAdminister')
          : t('licences.administeredBy', { email: licence.administratorEmail })
      }
      action={<LicencePills licence={licence} />}
    >
      <div className="grid gap-5 divide-y divide-line *:not-last:pb-5">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <dl className="min-w-0">
            <dt className="text-muted text-xs">{t('licences.code')}</dt>
            <dd className="mt-0.5 font-mono text-[17px] tracking-wide">{licence.code}</dd>
          </dl>
          <CopyButton text={licence.code} label={t('licences.copyCode')} />
          <p className="basis-full text-pretty text-muted text-sm">
            {t('licences.codeText')}
            {licence.codeChangedAt && ` ${t('licences.codeChanged', { day: day(licence.codeChangedAt) })}`}
          </p>
        </div>
        <FactList
          facts={[
            { label: t('licences.seats'), value: seatCount(licence) },
            {
              label: t('licences.remainingRedeems'),
              value: remainingRedeems === null ? t('licences.unlimited') : number(remainingRedeems),
            },
            { label: t('licences.nextReset'), value: licence.expired ? '–' : day(balance.nextReset) },
            { label: t('licences.expiresAt'), value: day(licence.expiresAt) },
          ]}
        />
        <div className="grid gap-x-10 gap-y-4 text-muted text-sm sm:grid-cols-2">
          <Meter label={t('licences.searchesLeft')} {...balance.search} />
          <Meter label={t('licences.creditsLeft')} {...balance.credit} />
        </div>
        <div className="grid gap-3">
          <h3 className="font-semibold text-sm">{t('licences.lastWeek')}</h3>
          <FactList
            facts={[
              { label: t('licences.sessions'), value: number(lastWeek.sessions) },
              { label: t('licences.time'), value: formatMinutes(lastWeek.minutes, language) },
              { label: t('licences.credits'), value: number(lastWeek.credits) },
              { label: t('licences.searches'), value: number(lastWeek.searches) },
            ]}
          />
        </div>
      </div>
    </Section>
  )
}
