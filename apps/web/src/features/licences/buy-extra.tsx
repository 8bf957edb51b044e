import { buyExtra, extraAmounts, suggestedExtras } from '@vedetta/contracts/customers/billing'
import type { Unit } from '@vedetta/contracts/facts/plans'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { ExtraFields } from './extra-fields.tsx'

/** Redirects to the checkout page. */
export function BuyExtra({ licenceID }: { licenceID: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useApiForm(buyExtra, {
    defaultValues: { licenceID, unit: 'credit' as Unit, amount: suggestedExtras.credit },
    onDone: ({ url }) => window.location.assign(url),
  })
  const { min, max } = extraAmounts
  const limits = { least: formatNumber(min, language), most: formatNumber(max, language) }
  return (
    <form noValidate onSubmit={form.submit} className="grid content-start gap-4">
      <ExtraFields
        unit={form.watch('unit')}
        onUnit={(unit) => form.setValue('unit', unit)}
        amount={form.watch('amount')}
        amountInput={{
          min,
          max,
          hint: t('licences.extra.buyHint', limits),
          ...form.field('amount', { valueAsNumber: true }),
        }}
      >
        <p className="text-muted text-sm">{t('licences.extra.buyText')}</p>
      </ExtraFields>
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending} className="sm:justify-self-start">
        {t('licences.extra.buy')}
      </Button>
    </form>
  )
}
