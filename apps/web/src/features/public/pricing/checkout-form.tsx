import { routes } from '@vedetta/contracts/calls/routes'
import {
  type BillingPeriod,
  type BuyerRole,
  italianVatPercent,
  priceOf,
  type SoldTier,
  startCheckout,
} from '@vedetta/contracts/customers/billing'
import { plans } from '@vedetta/contracts/facts/plans'
import { useEffect } from 'react'
import { formatWholeEuro } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { emptyAsMissing, useApiForm } from '../../../lib/use-api-form.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CaptchaField } from '../../../ui/forms/captcha-field.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { PageLink } from '../page-link.tsx'
import { usePricingTexts } from './use-pricing-texts.ts'

const errorFields = {
  own_licence: 'administratorEmail',
  invalid_vat_number: 'vatNumber',
  invalid_sdi_code: 'sdiCode',
  invalid_pec: 'pec',
  invoice_address_required: 'sdiCode',
  company_name_required: 'companyName',
  invalid_captcha: 'captcha',
} as const

type CheckoutFormProps = { tier: SoldTier; period: BillingPeriod; onClose: () => void }

/** The buyer's and the invoice's data; Stripe handles the payment. */
export function CheckoutForm({ tier, period, onClose }: CheckoutFormProps) {
  const { checkout: texts } = usePricingTexts()
  const language = useLanguage()
  const hasOneSeat = plans[tier].size === 1
  const form = useApiForm(startCheckout, {
    defaultValues: {
      tier,
      period,
      language,
      role: hasOneSeat ? 'use' : 'administer',
      email: '',
      companyName: '',
      vatNumber: '',
      captcha: '',
    },
    errorFields,
    onDone: ({ url }) => window.location.assign(url),
  })
  const { setValue, watch } = form
  const role = watch('role')

  useEffect(() => setValue('period', period), [setValue, period])

  return (
    <form noValidate onSubmit={form.submit} className="mt-1 grid max-w-[640px] gap-5">
      <p className="text-muted">
        {texts.sum(formatWholeEuro(priceOf(tier, period), language), texts.periods[period], italianVatPercent)}
      </p>
      {!hasOneSeat && (
        <RadioGroup<BuyerRole>
          label={texts.role}
          options={[
            { value: 'administer', label: texts.administer, hint: texts.administerHint },
            { value: 'use', label: texts.use, hint: texts.useHint },
          ]}
          value={role}
          onChange={(chosen) => setValue('role', chosen)}
        />
      )}
      <EmailInput label={texts.email} hint={texts.emailHint} autoComplete="email" {...form.field('email')} />
      {role === 'use' && (
        <EmailInput
          label={texts.administratorEmail}
          hint={texts.administratorHint}
          autoComplete="off"
          {...form.field('administratorEmail', { setValueAs: emptyAsMissing, shouldUnregister: true })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={texts.company} autoComplete="organization" {...form.field('companyName')} />
        <TextInput
          label={texts.vatNumber}
          hint={texts.vatHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('vatNumber')}
        />
        <TextInput
          label={texts.sdi}
          hint={texts.sdiHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('sdiCode', { setValueAs: emptyAsMissing })}
        />
        <EmailInput label={texts.pec} autoComplete="off" {...form.field('pec', { setValueAs: emptyAsMissing })} />
      </div>
      <CaptchaField name="captcha" form={form} />
      <p className="text-muted text-sm">
        {texts.terms}{' '}
        <PageLink to={routes.terms} className="underline underline-offset-2">
          {texts.termsLink}
        </PageLink>
        . {texts.next}
      </p>
      <FormError code={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isSending}>
          {texts.submit}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
