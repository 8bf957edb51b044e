import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import { clsx } from 'clsx'
import { Bookmark } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIsSavedCompany, useToggleSavedCompany } from '../../domain/saved-companies.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Pill } from '../../ui/controls/pill.tsx'
import { AgencyPill } from '../../ui/details/agency-pill.tsx'
import { HighlightedText, type Ranges } from '../../ui/details/highlighted-text.tsx'
import { InPlaceLink } from '../../ui/pages/in-place-link.tsx'

/** A row of any list; one of a search has the matched words too. */
export type ListedCompany = CompanyRow & { matches?: { name: Ranges } }

/** Links of a list to a company and to its open positions. */
export type CompanyNavigation = {
  /** The open company. */
  companyID: string | undefined
  openCompany: (companyID: string) => void
  hrefOfCompany: (companyID: string) => string
  hrefOfOpenings: (vat: string) => string
}

type CompanyNameProps = {
  company: ListedCompany
  navigation: CompanyNavigation
  /** The link covers its row, so that a click anywhere opens the company. */
  covers?: boolean
}

/** The name, with VAT number and legal form below it to tell namesakes apart. */
export function CompanyName({ company, navigation, covers = false }: CompanyNameProps) {
  const { t } = useTranslation()
  const { companyID, name, vat, legalForm, isAgency, agencyReason, newPositions, matches } = company
  const facts = [t('companies.vat', { vat }), legalForm].filter(Boolean).join(' · ')
  return (
    <>
      <div className="flex items-center gap-1.5">
        <InPlaceLink
          to={navigation.hrefOfCompany(companyID)}
          onOpen={() => navigation.openCompany(companyID)}
          className={clsx(
            'min-w-0 truncate rounded-sm leading-[18px] -outline-offset-1 max-lg:whitespace-normal max-lg:break-words',
            newPositions > 0 && 'font-semibold',
            covers && 'after:absolute after:inset-0',
          )}
          title={name}
        >
          <HighlightedText text={name} ranges={matches?.name} />
        </InPlaceLink>
        {isAgency && <AgencyPill reason={agencyReason} />}
      </div>
      <div className="truncate text-muted text-xs tabular-nums leading-4 max-lg:whitespace-normal" title={facts}>
        {facts}
      </div>
    </>
  )
}

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

type OpenPositionsProps = { company: CompanyRow; navigation: CompanyNavigation; inWords?: boolean }

/** The count of open positions, as a link where there are any. */
export function OpenPositions({ company, navigation, inWords = false }: OpenPositionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { openPositions: count, vat, name } = company
  const n = formatNumber(count, language)
  if (count === 0) return <span className="text-muted">{inWords ? t('companies.noOpen') : n}</span>
  return (
    <Link
      to={navigation.hrefOfOpenings(vat)}
      title={t('companies.searchOpen', { name })}
      className="relative rounded-sm text-brand tabular-nums underline decoration-brand/40 underline-offset-2 hover:decoration-brand"
    >
      {inWords ? t('companies.open', { count, n }) : n}
      <span className="sr-only"> {t('companies.searchOpen', { name })}</span>
    </Link>
  )
}

/** Pressed while the company is saved. */
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
        'relative grid size-8 shrink-0 place-items-center rounded-md hover:bg-hover pointer-coarse:size-11',
        isSaved ? 'text-brand' : 'text-muted',
        className,
      )}
    >
      <Bookmark className={clsx('size-4', isSaved && 'fill-current')} aria-hidden="true" />
    </button>
  )
}
