import { useQuery } from '@tanstack/react-query'
import { type LicenceDetails, requestExtra } from '@vedetta/contracts/customers/licences'
import { units } from '@vedetta/contracts/facts/plans'
import { useTranslation } from 'react-i18next'
import { instanceQuery } from '../../domain/instance.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { BuyExtra } from './buy-extra.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { useRefreshLicences } from './licences.api.ts'

/** Administrators buy extras where checkout is available; otherwise, and for managers, extras are requested. */
export function ExtraRequest({ licence }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const { data: instance, isPending } = useQuery(instanceQuery)
  if (licence.expired && licence.requests.length === 0) return null
  const { licenceID, role, expired, requests } = licence
  const canBuy = instance?.payments === true && role === 'administrator'
  const form = canBuy ? <BuyExtra licenceID={licenceID} /> : <ExtraForm licenceID={licenceID} />
  return (
    <Section title={t('licences.extra.title')} text={t('licences.extra.text')}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[384px_minmax(0,1fr)]">
        {!expired && !isPending && form}
        {requests.length > 0 && <Requests requests={requests} />}
      </div>
    </Section>
  )
}

function ExtraForm({ licenceID }: { licenceID: string }) {
  const { t } = useTranslation()
  const refresh = useRefreshLicences()
  const form = useApiForm(requestExtra, {
    defaultValues: { licenceID, unit: 'credit', amount: 500, requestID: crypto.randomUUID() },
    onDone: async () => {
      renewRequestID()
      await refresh()
      showToast({
        type: 'success',
        title: t('licences.extra.done'),
        description: t('licences.extra.doneText'),
        duration: 5000,
      })
    },
  })

  // The ID makes retries idempotent; another amount or unit is a new request.
  function renewRequestID() {
    form.setValue('requestID', crypto.randomUUID())
  }

  return (
    <form noValidate onSubmit={form.submit} className="grid content-start gap-4">
      <ExtraFields
        unit={form.watch('unit')}
        onUnit={(unit) => {
          form.setValue('unit', unit)
          renewRequestID()
        }}
        amount={form.watch('amount')}
        amountInput={{
          min: 1,
          max: 1_000_000,
          hint: t('licences.extra.amountHint'),
          ...form.field('amount', { valueAsNumber: true, onChange: renewRequestID }),
        }}
      />
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending} className="sm:justify-self-start">
        {t('licences.extra.submit')}
      </Button>
    </form>
  )
}

function Requests({ requests }: Pick<LicenceDetails, 'requests'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="max-lg:border-line max-lg:not-first:border-t max-lg:not-first:pt-5 lg:not-first:border-line lg:not-first:border-l lg:not-first:pl-10">
      <h3 className="mb-1 font-semibold text-sm">{t('licences.extra.requests')}</h3>
      <ul className="grid text-sm">
        {requests.map(({ unit, amount, requestedAt, granted }) => (
          <li key={`${requestedAt}${unit}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 tabular-nums">
            <span className="min-w-32">
              {formatNumber(amount, language)} {units[unit][language]}
            </span>
            <span className="text-muted">{formatDate(new Date(requestedAt), language)}</span>
            <Pill tone={granted ? 'brand' : 'new'}>
              {t(granted ? 'licences.extra.granted' : 'licences.extra.waiting')}
            </Pill>
          </li>
        ))}
      </ul>
    </div>
  )
}
