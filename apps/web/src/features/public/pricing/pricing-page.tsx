import { monthsPaidInAYear, plans, trialMonths } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { ReactNode } from 'react'
import { useCapabilities } from '../../../domain/instance.ts'
import { useSite } from '../../../domain/site.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useIsClient } from '../../../lib/use-is-client.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { contactPath } from '../contact-path.ts'
import { PageHead } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Container } from '../parts/container.tsx'
import { Faq, faqStructuredData } from '../parts/faq.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { CheckoutOutcome } from './checkout-outcome.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { CreditCosts } from './credit-costs.tsx'
import { ExtraPrices } from './extra-prices.tsx'
import { PlanCard } from './plan-card.tsx'
import { isSold } from './plan-prices.ts'
import { PlanTable } from './plan-table.tsx'
import { useCheckoutParams } from './use-checkout-params.ts'
import { usePricingTexts } from './use-pricing-texts.ts'

export function PricingPage() {
  const texts = usePricingTexts()
  const { credits, extra, trial } = texts
  const { plan, period, checkoutLink, setPeriod, close } = useCheckoutParams()
  const isClient = useIsClient()
  const can = useCapabilities()
  const isCheckoutAvailable = can.payments
  const questions = texts.questions.list(can)
  return (
    <main id="content">
      <PageHead {...texts.head} structuredData={[useOffers(), faqStructuredData(questions)]} />
      <PageHero title={texts.title} lead={texts.lead} />
      <Container>
        <CheckoutOutcome />
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden" inert={!isClient}>
          <SegmentedControl
            label={texts.period.label}
            options={[
              { value: 'monthly', label: texts.period.monthly },
              { value: 'annual', label: texts.period.annual },
            ]}
            value={period}
            onChange={setPeriod}
          />
          <p className="text-[14px] text-muted">{texts.period.saving(monthsPaidInAYear)}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2 xl:grid-cols-4">
          {keysOf(plans).map((tier) => (
            <PlanCard
              key={tier}
              tier={tier}
              period={period}
              checkoutLink={isCheckoutAvailable ? checkoutLink : undefined}
            />
          ))}
        </ul>
        {isCheckoutAvailable && (
          <noscript>
            <p className="mt-4 text-muted">{texts.withoutScripts}</p>
          </noscript>
        )}
        {plan && isCheckoutAvailable && <CheckoutSection key={plan} tier={plan} period={period} onClose={close} />}
      </Container>
      <PageSection title={texts.comparison.title} text={texts.comparison.text}>
        <PlanTable />
      </PageSection>
      <PageSection title={credits.title} text={credits.text}>
        <CreditCosts />
      </PageSection>
      <div className="border-line border-y bg-soft">
        <Container className="grid gap-x-14 gap-y-12 py-14 sm:py-[72px] md:grid-cols-2">
          <SideSection title={extra.title} text={extra.text}>
            <ExtraPrices />
          </SideSection>
          <SideSection title={trial.title} text={trial.text(trial.months(trialMonths))}>
            <PageLink to={contactPath('trial')} className={buttonClass()}>
              {trial.ask}
            </PageLink>
          </SideSection>
        </Container>
      </div>
      <PageSection title={texts.questions.title}>
        <Faq questions={questions} />
      </PageSection>
      <CallToAction next="product" />
    </main>
  )
}

function SideSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-balance font-bold text-[24px] leading-[1.15] tracking-[-0.025em]">{title}</h2>
      <p className="mt-2.5 mb-6 max-w-[48ch] text-muted">{text}</p>
      {children}
    </section>
  )
}

function useOffers() {
  const { origin } = useSite()
  const language = useLanguage()
  const { head } = usePricingTexts()
  return {
    '@type': 'Product',
    name: 'Vedetta',
    description: head.description,
    url: `${origin}/`,
    offers: keysOf(plans)
      .filter(isSold)
      .map((tier) => ({
        '@type': 'Offer',
        name: plans[tier][language],
        price: plans[tier].monthlyPrice,
        priceCurrency: 'EUR',
      })),
  }
}
