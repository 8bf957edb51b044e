import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/section.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PriceList } from './price-list.tsx'

export function BillingTab() {
  const { t } = useTranslation()
  return (
    <>
      <PlanSummary />
      <PriceList />
      <Section title={t('licences.billing.invoices')} text={t('licences.billing.noInvoices')} />
    </>
  )
}
