import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { creditCosts } from '@vedetta/contracts/facts/plans'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { AccountsCharts } from './accounts-charts.tsx'
import { AccountsComparison } from './accounts-comparison.tsx'
import { CreditOffer } from './credit-offer.tsx'
import { useBuyAccounts } from './use-purchase.ts'

/** The yearly accounts: offered with their price, or, once bought, as charts and a comparison. */
export function AccountsSection({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const errorText = useErrorText()
  const buying = useBuyAccounts(company.companyID)
  const { state, filed, years } = company.accounts
  const sorted = years.toSorted((a, b) => a.year - b.year)
  return (
    <DetailSection title={t('company.accounts.title')} aside={filed.length > 0 && yearsText(filed)}>
      {state === 'none' && <p className="text-pretty text-muted text-sm">{errorText('company_data_unavailable')}</p>}
      {state === 'locked' && (
        <CreditOffer
          text={t('company.accounts.offer', { years: formatList(filed.toSorted().map(String), language) })}
          cost={creditCosts.accounts}
          buyLabel={t('company.accounts.buy')}
          isBuying={buying.isPending}
          onBuy={() => buying.mutate()}
        />
      )}
      {state === 'unlocked' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <AccountsCharts name={company.name} years={sorted} />
          <AccountsComparison years={sorted.slice(-3)} />
        </div>
      )}
    </DetailSection>
  )
}

function yearsText(filed: readonly number[]): string {
  const [first, last] = [Math.min(...filed), Math.max(...filed)]
  return first === last ? String(first) : `${first}–${last}`
}
