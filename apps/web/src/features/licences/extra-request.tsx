import { type LicenceDetails, requestExtra } from '@vedetta/contracts/licences'
import { type Unit, units } from '@vedetta/contracts/plans'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber, formatPrice } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Pill } from '../../ui/pill.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Section } from '../../ui/section.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useRefreshLicences } from './licences.api.ts'

export function ExtraRequest({ licence }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  if (licence.expired && licence.requests.length === 0) return null
  return (
    <Section title={t('licences.extra.title')} text={t('licences.extra.text')}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[384px_minmax(0,1fr)]">
        {!licence.expired && <ExtraForm licenceID={licence.licenceID} />}
        {licence.requests.length > 0 && <Requests requests={licence.requests} />}
      </div>
    </Section>
  )
}

function ExtraForm({ licenceID }: { licenceID: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const refresh = useRefreshLicences()
  const form = useApiForm(requestExtra, {
    defaultValues: { licenceID, unit: 'credit', amount: 500, requestID: crypto.randomUUID() },
    onDone: async () => {
      renew()
      await refresh()
      showToast({
        type: 'success',
        title: t('licences.extra.done'),
        description: t('licences.extra.doneText'),
        duration: 5000,
      })
    },
  })
  const unit = form.watch('unit')
  const amount = form.watch('amount')
  const price = units[unit].extraPrice

  // Sent twice the same request counts once; another amount or unit is another request.
  function renew() {
    form.setValue('requestID', crypto.randomUUID())
  }

  function choose(chosen: Unit) {
    form.setValue('unit', chosen)
    renew()
  }

  return (
    <form noValidate onSubmit={form.submit} className="grid content-start gap-4">
      <RadioGroup
        label={t('licences.extra.unit')}
        options={keysOf(units).map((value) => ({
          value,
          label: t('licences.extra.each', {
            unit: capitalised(units[value][language]),
            price: formatPrice(units[value].extraPrice, language),
          }),
        }))}
        value={unit}
        onChange={choose}
      />
      <TextInput
        label={t('licences.extra.amount')}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        step={1}
        hint={t('licences.extra.amountHint')}
        {...form.field('amount', { valueAsNumber: true, onChange: renew })}
      />
      <p role="status" className="flex items-baseline justify-between gap-3 border-line border-t pt-3 tabular-nums">
        <span className="text-muted">{t('licences.extra.cost')}</span>
        <b className="font-semibold text-[17px]">{amount > 0 ? formatPrice(amount * price, language) : '–'}</b>
      </p>
      <Failure code={form.failure} />
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

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
