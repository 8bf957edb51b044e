import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '@vedetta/contracts/customers/billing'
import { useTranslation } from 'react-i18next'
import { formatDate, formatPrice } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { invoicesQuery } from './billing.api.ts'

export function InvoiceList({ licenceID }: { licenceID: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(invoicesQuery(licenceID))
  return (
    <div className="grid gap-3 not-first:border-line not-first:border-t not-first:pt-5">
      <h3 className="font-semibold text-sm">{t('licences.billing.invoices')}</h3>
      {error && <ErrorState title={t('licences.invoice.failed')} code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines />}
      {data?.invoices.length === 0 && <p className="text-muted text-sm">{t('licences.invoice.none')}</p>}
      {data && data.invoices.length > 0 && (
        <div className="py-1">
          <RowList label={t('licences.billing.invoices')}>
            {data.invoices.map((invoice) => (
              <InvoiceRow key={invoice.invoiceID} invoice={invoice} />
            ))}
          </RowList>
        </div>
      )}
    </div>
  )
}

const states = {
  paid: { label: 'licences.invoice.paid', tone: 'brand' },
  open: { label: 'licences.invoice.open', tone: 'new' },
  uncollectible: { label: 'licences.invoice.uncollectible', tone: 'no' },
  void: { label: 'licences.invoice.void', tone: 'neutral' },
} as const satisfies Record<Invoice['status'], object>

function InvoiceRow({ invoice: { number, issuedAt, total, status, url } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = number ?? '–'
  const { label, tone } = states[status]
  return (
    <Row
      title={
        <>
          {name}
          <Pill tone={tone}>{t(label)}</Pill>
        </>
      }
      text={`${formatDate(new Date(issuedAt), language)} · ${formatPrice(total / 100, language)}`}
      action={
        url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('licences.invoice.seeOf', { number: name })}
            className={buttonClass({ look: 'plain', size: 'small' })}
          >
            {t('licences.invoice.see')}
          </a>
        )
      }
    />
  )
}
