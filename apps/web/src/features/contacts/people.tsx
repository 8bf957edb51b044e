import { type ContactList, contactsPageSize } from '@vedetta/contracts/companies/company-contacts'
import { creditCosts } from '@vedetta/contracts/facts/plans'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { contactsAnchor } from '../../domain/contact-anchor.ts'
import { useBalance } from '../../domain/profile.ts'
import { useGetMore } from '../../domain/use-get-more.ts'
import { useRenewal } from '../../domain/use-renewal.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { OutOfCredits } from '../../ui/forms/out-of-credits.tsx'
import { Pagination } from '../../ui/tables/pagination.tsx'
import { ContactSearchForm } from './contact-search-form.tsx'
import { PersonRow, type ReportDialog } from './person-row.tsx'
import type { useContactSearch } from './use-contact-search.ts'

type PeopleProps = {
  companyID: string
  list: ContactList
  search: ReturnType<typeof useContactSearch>
  /** The list is the result of the previous search. */
  isStale: boolean
  ReportDialog: ReportDialog
}

/** The people of a company, searched by title or department, and unlocked one by one. */
export function People({ companyID, list, search, isStale, ReportDialog }: PeopleProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { people, found, total } = list
  const pages = Math.ceil(found / contactsPageSize)
  return (
    <div>
      <h4 ref={heading} id={contactsAnchor} tabIndex={-1} className="scroll-mt-16 font-medium text-sm outline-none">
        {t('contacts.people')}
      </h4>
      <CreditsLeft />
      <ContactSearchForm search={search} counts={list.departments} total={total} onSearch={search.search} />
      <p role="status" className="mt-3 text-muted text-xs tabular-nums">
        {!isStale && t('contacts.found', { count: found, n: formatNumber(found, language) })}
      </p>
      <div className={clsx('transition-opacity', isStale && 'opacity-50')}>
        {found === 0 && <NoMatches onClear={() => search.search({ title: undefined, department: undefined })} />}
        {found > 0 && people.length === 0 && <EmptyPage firstPage={search.hrefOf(1)} />}
        <ul aria-label={t('contacts.people')} className="divide-y divide-line/60 empty:hidden">
          {people.map((contact) => (
            <PersonRow key={contact.contactID} companyID={companyID} contact={contact} ReportDialog={ReportDialog} />
          ))}
        </ul>
      </div>
      {pages > 1 && (
        <Pagination
          label={t('contacts.pages')}
          page={search.page}
          pages={pages}
          hrefOf={search.hrefOf}
          onGo={() => heading.current?.focus()}
        />
      )}
    </div>
  )
}

function CreditsLeft() {
  const { t } = useTranslation()
  const language = useLanguage()
  const left = useBalance()?.credit.left
  if (left !== undefined && left < creditCosts.contact) {
    return <NotEnough />
  }
  return (
    <p className="mt-0.5 mb-3 text-pretty text-muted text-xs tabular-nums">
      {t('contacts.terms')}
      {left !== undefined && ` ${t('contacts.left', { count: left, n: formatNumber(left, language) })}`}
    </p>
  )
}

function NotEnough() {
  return (
    <OutOfCredits code="credits_used_up" renewal={useRenewal()} more={useGetMore('credit')} className="mt-2 mb-3" />
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-2 py-3">
      <p className="text-muted text-sm">{t('contacts.noneFound')}</p>
      <Button look="plain" size="small" onClick={onClear}>
        {t('contacts.clear')}
      </Button>
    </div>
  )
}

function EmptyPage({ firstPage }: { firstPage: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-2 py-3">
      <p className="text-muted text-sm">{t('empty.pageText')}</p>
      <Link to={firstPage} className={buttonClass({ look: 'plain', size: 'small' })}>
        {t('empty.firstPage')}
      </Link>
    </div>
  )
}
