import type { CompanyRow } from '@vedetta/contracts/company-row'
import { clsx } from 'clsx'
import { Bookmark } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { MarkedText, type Ranges } from '../../ui/marked-text.tsx'
import { Pill } from '../../ui/pill.tsx'
import { useIsSavedCompany, useToggleSavedCompany } from './company-saves.ts'

/** A row of any list; one of a search also tells which words it was found by. */
export type ListedCompany = CompanyRow & { matches?: { name: Ranges } }

/** Where the open positions of the company with a VAT number are listed. */
export type HrefOfCompany = (vat: string) => string

/** Below the name: what tells it from others of that name. */
export const CompanyName = memo(function CompanyName({ company }: { company: ListedCompany }) {
  const { t } = useTranslation()
  const { name, vat, legalForm, isAgency, newPositions, matches } = company
  const facts = [t('companies.vat', { vat }), legalForm].filter(Boolean).join(' · ')
  return (
    <>
      <div className="flex items-center gap-1.5">
        <span
          className={clsx(
            'min-w-0 truncate leading-[18px] max-lg:whitespace-normal max-lg:break-words',
            newPositions > 0 && 'font-semibold',
          )}
          title={name}
        >
          <MarkedText text={name} ranges={matches?.name} />
        </span>
        {isAgency && <Pill tone="neutral">{t('companies.agency')}</Pill>}
      </div>
      <div className="truncate text-muted text-xs tabular-nums leading-4 max-lg:whitespace-normal" title={facts}>
        {facts}
      </div>
    </>
  )
})

export function placeOf({ city, province }: CompanyRow): string | null {
  return city && (province ? `${city} (${province})` : city)
}

export const NewPositions = memo(function NewPositions({ count }: { count: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const n = formatNumber(count, language)
  if (count === 0) return <span className="text-muted">0</span>
  return (
    <span title={t('companies.new', { count, n })}>
      <Pill tone="new">{n}</Pill>
    </span>
  )
})

type OpenPositionsProps = { company: CompanyRow; hrefOfCompany: HrefOfCompany; inWords?: boolean }

/** Leads to them where there are any. */
export function OpenPositions({ company, hrefOfCompany, inWords = false }: OpenPositionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { openPositions: count, vat, name } = company
  const n = formatNumber(count, language)
  if (count === 0) return <span className="text-muted">{inWords ? t('companies.noOpen') : n}</span>
  return (
    <Link
      to={hrefOfCompany(vat)}
      title={t('companies.searchOpen', { name })}
      className="rounded-sm text-brand tabular-nums underline decoration-brand/40 underline-offset-2 hover:decoration-brand"
    >
      {inWords ? t('companies.open', { count, n }) : n}
      <span className="sr-only"> {t('companies.searchOpen', { name })}</span>
    </Link>
  )
}

/** Pressed where it is saved; the key of the list presses it too. */
export function SaveToggle({ company, className }: { company: CompanyRow; className?: string }) {
  const { t } = useTranslation()
  const toggle = useToggleSavedCompany()
  const isSaved = useIsSavedCompany(company.companyID) ?? false
  const label = t(isSaved ? 'companies.removeOf' : 'companies.saveOf', { name: company.name })
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('companies.saveOf', { name: company.name })}
      title={label}
      onClick={() => void toggle(company)}
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-md hover:bg-hover pointer-coarse:size-11',
        isSaved ? 'text-brand' : 'text-muted',
        className,
      )}
    >
      <Bookmark className={clsx('size-4', isSaved && 'fill-current')} aria-hidden="true" />
    </button>
  )
}
