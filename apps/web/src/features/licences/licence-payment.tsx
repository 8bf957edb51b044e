import { useQuery } from '@tanstack/react-query'
import {
  billingPeriods,
  nextSoldTier,
  openPortal,
  type PaidSubscription,
  priceOf,
} from '@vedetta/contracts/customers/billing'
import type { BilledLicence } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import { useCapabilities } from '../../domain/instance.ts'
import { useSite } from '../../domain/site.ts'
import { formatDate, formatPrice } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useCall } from '../../lib/use-call.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { FactList } from '../../ui/details/fact-list.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { subscriptionQuery } from './billing.api.ts'
import { BuyExtra } from './buy-extra.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { useTierName } from './use-tier-name.ts'

/** The subscription of a licence, extras, its invoices, and the links to the payment portal. */
export function LicencePayment({ licence }: { licence: BilledLicence }) {
  const { t } = useTranslation()
  const { licenceID, customer, expired } = licence
  const { payments } = useCapabilities()
  const { supportEmail } = useSite()
  const tierName = useTierName()
  const { data, error, refetch } = useQuery(subscriptionQuery(licenceID))
  const portal = useCall(openPortal, ({ url }) => window.location.assign(url))
  const subscription = data?.subscription
  const text = subscription === null ? t('licences.payment.none', { address: supportEmail }) : undefined
  const larger = subscription && subscription.status !== 'ended' ? nextSoldTier(subscription.tier) : null
  const manage = subscription && (
    <>
      {larger && (
        <Button size="small" busy={portal.isPending} onClick={() => portal.mutate({ licenceID, page: 'plans' })}>
          {t('more.upgrade', { plan: tierName(larger) })}
        </Button>
      )}
      <Button look="plain" size="small" busy={portal.isPending} onClick={() => portal.mutate({ licenceID })}>
        {t('licences.payment.manage')}
      </Button>
    </>
  )
  return (
    <Section title={t('licences.payment.title', { customer })} text={text} action={manage}>
      <div className="grid gap-5">
        {error && <ErrorState title={t('licences.failed')} code={error.code} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingLines />}
        {portal.error && <FormError code={portal.error.code} />}
        {subscription && <SubscriptionFacts subscription={subscription} />}
        {payments && !expired && <Extras licenceID={licenceID} />}
        {data && <InvoiceList licenceID={licenceID} />}
      </div>
    </Section>
  )
}

function Extras({ licenceID }: { licenceID: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 not-first:border-line not-first:border-t not-first:pt-5">
      <h3 className="font-semibold text-sm">{t('licences.extra.title')}</h3>
      <p className="text-pretty text-muted text-sm">{t('licences.extra.text')}</p>
      <div className="max-w-sm">
        <BuyExtra licenceID={licenceID} />
      </div>
    </div>
  )
}

const states = {
  active: { label: 'licences.payment.active', tone: 'brand', until: 'licences.payment.renewsOn' },
  cancelled: { label: 'licences.payment.cancelled', tone: 'new', until: 'licences.payment.endsOn' },
  past_due: { label: 'licences.payment.pastDue', tone: 'no', until: 'licences.payment.paidUntil' },
  ended: { label: 'licences.payment.ended', tone: 'neutral', until: 'licences.payment.paidUntil' },
} as const

function SubscriptionFacts({ subscription }: { subscription: PaidSubscription }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const tierName = useTierName()
  const { tier, period, paidUntil, cancelAt, graceUntil } = subscription
  const state = stateOf(subscription)
  const { label, tone, until } = states[state]
  const day = (instant: string) => formatDate(new Date(instant), language)
  return (
    <>
      {graceUntil && <Banner tone="warning">{t('licences.payment.pastDueText', { day: day(graceUntil) })}</Banner>}
      {state === 'cancelled' && cancelAt && (
        <Banner tone="info">{t('licences.payment.cancelledText', { day: day(cancelAt) })}</Banner>
      )}
      <FactList
        facts={[
          { label: t('licences.plan'), value: tierName(tier) },
          { label: t('licences.payment.billed'), value: billingPeriods[period][language] },
          {
            label: t('licences.payment.price'),
            value: t('licences.payment.beforeVat', { price: formatPrice(priceOf(tier, period), language) }),
          },
          { label: t(until), value: day(state === 'cancelled' ? (cancelAt ?? paidUntil) : paidUntil) },
          { label: t('licences.payment.status'), value: <Pill tone={tone}>{t(label)}</Pill> },
        ]}
      />
    </>
  )
}

function stateOf({ status, cancelAt }: PaidSubscription): keyof typeof states {
  return status === 'active' && cancelAt !== null ? 'cancelled' : status
}
