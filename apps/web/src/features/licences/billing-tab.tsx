import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { licencesQuery } from '../../domain/licences.ts'
import { Section } from '../../ui/pages/section.tsx'
import { LicencePayment } from './licence-payment.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PriceList } from './price-list.tsx'

export function BillingTab() {
  const { t } = useTranslation()
  const { data } = useQuery(licencesQuery)
  return (
    <>
      <PaymentOutcome />
      <PlanSummary />
      {data?.billed.map((licence) => (
        <LicencePayment key={licence.licenceID} licence={licence} />
      ))}
      <PriceList />
      {data?.billed.length === 0 && (
        <Section title={t('licences.billing.invoices')} text={t('licences.billing.noInvoices')} />
      )}
    </>
  )
}
