import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/section.tsx'
import { LicencePayment } from './licence-payment.tsx'
import { licencesQuery } from './licences.api.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PriceList } from './price-list.tsx'

export function BillingTab() {
  const { t } = useTranslation()
  const { data } = useQuery(licencesQuery)
  const own = data?.administered.filter(({ role }) => role === 'administrator') ?? []
  return (
    <>
      <PaymentOutcome />
      <PlanSummary />
      {own.map((licence) => (
        <LicencePayment key={licence.licenceID} licence={licence} />
      ))}
      <PriceList />
      {own.length === 0 && <Section title={t('licences.billing.invoices')} text={t('licences.billing.noInvoices')} />}
    </>
  )
}
