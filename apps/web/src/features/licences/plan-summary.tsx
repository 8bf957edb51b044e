import { useQuery } from '@tanstack/react-query'
import type { listLicences } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { licencesQuery } from '../../domain/licences.ts'
import { useBalance } from '../../domain/profile.ts'
import { formatDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Meter } from '../../ui/controls/meter.tsx'
import { FactList } from '../../ui/details/fact-list.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { RowList } from '../../ui/tables/row-list.tsx'
import { LicenceRow } from './licence-row.tsx'
import { OwnLicence } from './own-licence.tsx'
import { usePlanPrice } from './use-plan-price.ts'
import { useTierName } from './use-tier-name.ts'

type Licences = z.output<typeof listLicences.output>

export function PlanSummary() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(licencesQuery)
  if (!data) {
    return (
      <Section title={t('licences.billing.plan')}>
        {error ? (
          <ErrorState title={t('licences.failed')} code={error.code} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines />
        )}
      </Section>
    )
  }
  const { own, administered } = data
  return (
    <>
      {own && <PlanInUse own={own} />}
      {administered.length > 0 && <AdministeredPlans licences={administered} />}
      {!own && administered.length === 0 && <OwnLicence own={null} administers={false} />}
    </>
  )
}

function PlanInUse({ own }: { own: NonNullable<Licences['own']> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const tierName = useTierName()
  const { monthly } = usePlanPrice()
  const balance = useBalance()
  const day = (instant: string) => formatDate(new Date(instant), language)
  return (
    <Section title={t('licences.billing.plan')} text={t('licences.billing.paidBy', { customer: own.customer })}>
      <div className="grid gap-5">
        <FactList
          facts={[
            { label: t('licences.plan'), value: tierName(own.tier) },
            {
              label: t('licences.billing.listPrice'),
              value: own.tier === 'none' ? '–' : t('licences.billing.aMonth', { price: monthly(own.tier) }),
            },
            { label: t('licences.expiresAt'), value: own.expiresAt ? day(own.expiresAt) : '–' },
            { label: t('licences.nextReset'), value: balance ? day(balance.nextReset) : '–' },
          ]}
        />
        {balance && (
          <div className="grid gap-x-10 gap-y-4 border-line border-t pt-5 text-muted text-sm sm:grid-cols-2">
            <Meter label={t('licences.searchesLeft')} {...balance.search} />
            <Meter label={t('licences.creditsLeft')} {...balance.credit} />
          </div>
        )}
      </div>
    </Section>
  )
}

function AdministeredPlans({ licences }: { licences: Licences['administered'] }) {
  const { t } = useTranslation()
  const { monthly } = usePlanPrice()
  return (
    <Section title={t('licences.administered')}>
      <RowList>
        {licences.map((licence) => (
          <LicenceRow
            key={licence.licenceID}
            licence={licence}
            remark={licence.trial ? undefined : t('licences.billing.aMonth', { price: monthly(licence.tier) })}
          />
        ))}
      </RowList>
    </Section>
  )
}
