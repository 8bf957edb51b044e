import type { PersonalContact } from '@vedetta/contracts/companies/company-contacts'
import { departments } from '@vedetta/contracts/facts/departments'
import { creditCosts } from '@vedetta/contracts/facts/plans'
import { Flag, Lock } from 'lucide-react'
import { type ComponentType, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactAnchor } from '../../domain/contact-anchor.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ContactAddress } from './contact-address.tsx'
import { ContactSource } from './contact-source.tsx'
import { useReveal } from './use-reveal.ts'

export type ReportDialog = ComponentType<{ open: boolean; contactID: string; onClose: () => void }>

type PersonRowProps = { companyID: string; contact: PersonalContact; ReportDialog: ReportDialog }

/** Title and department are always visible, name and addresses once unlocked. */
export function PersonRow({ companyID, contact, ReportDialog }: PersonRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const titleId = useId()
  const { unlock, isPending, name } = useReveal(companyID, contact)
  const { contactID, title, department, person, sourceUrl, lastSeen } = contact

  return (
    <li
      id={contactAnchor(contactID)}
      tabIndex={-1}
      className="flex scroll-mt-16 flex-wrap items-start gap-x-3 gap-y-2 rounded-sm py-3"
    >
      <div className="min-w-0 flex-[1_1_180px]">
        <p id={titleId} className="break-words font-medium">
          {title ?? <span className="text-muted">{t('contacts.noTitle')}</span>}
        </p>
        {department && <p className="text-muted text-xs">{departments[department][language]}</p>}
        {person ? (
          <>
            <p ref={name} tabIndex={-1} className="mt-1 break-words font-semibold outline-none">
              {person.fullName}
            </p>
            <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-0.5">
              <ContactAddress kind="email" address={person.email} />
              {person.phone && <ContactAddress kind="phone" address={person.phone} />}
            </div>
          </>
        ) : (
          <p className="mt-1 flex items-center gap-1.5 text-muted text-sm">
            <Lock className="size-3.5 shrink-0" aria-hidden="true" />
            {t('contacts.hidden')}
          </p>
        )}
        <div className="mt-1">
          <ContactSource url={sourceUrl} lastSeen={lastSeen} />
        </div>
      </div>
      {person ? (
        <ReportButton contactID={contactID} name={person.fullName} Dialog={ReportDialog} />
      ) : (
        <Button
          look="plain"
          size="small"
          className="pointer-coarse:h-10"
          aria-describedby={titleId}
          busy={isPending}
          onClick={unlock}
        >
          {t('contacts.unlock', { count: creditCosts.contact })}
        </Button>
      )}
    </li>
  )
}

function ReportButton({ contactID, name, Dialog }: { contactID: string; name: string; Dialog: ReportDialog }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const label = t('contacts.report', { name })
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="px-2! pointer-coarse:h-10"
        aria-label={label}
        title={label}
        onClick={() => setState('open')}
      >
        <Flag className="size-4" aria-hidden="true" />
      </Button>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <Dialog open={state === 'open'} contactID={contactID} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
