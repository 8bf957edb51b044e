import type { BillingPeriod, SoldTier } from '@vedetta/contracts/customers/billing'
import { plans } from '@vedetta/contracts/facts/plans'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { loadTexts } from '../../../lib/load-texts.ts'
import { ClientOnly } from '../../../ui/pages/client-only.tsx'
import { usePricingTexts } from './use-pricing-texts.ts'

const CheckoutForm = lazy(async () => {
  const [{ CheckoutForm: Form }] = await Promise.all([import('./checkout-form.tsx'), loadTexts()])
  return { default: Form }
})

type CheckoutSectionProps = { tier: SoldTier; period: BillingPeriod; onClose: () => void }

export function CheckoutSection({ tier, period, onClose }: CheckoutSectionProps) {
  const { checkout } = usePricingTexts()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className="mt-8 rounded-lg border border-line p-6 sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="font-bold text-[22px] tracking-tight outline-none">
        {checkout.title(plans[tier][language])}
      </h2>
      <ClientOnly>
        {() => (
          <Suspense fallback={<div className="min-h-[640px]" />}>
            <CheckoutForm tier={tier} period={period} onClose={onClose} />
          </Suspense>
        )}
      </ClientOnly>
    </section>
  )
}
