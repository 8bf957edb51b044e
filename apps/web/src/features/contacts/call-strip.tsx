import { useQuery } from '@tanstack/react-query'
import type { PersonalContact } from '@vedetta/contracts/companies/company-contacts'
import { departments } from '@vedetta/contracts/facts/departments'
import { creditCosts } from '@vedetta/contracts/facts/plans'
import { Lock, Mail, Phone, UserRound } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ContactAddress } from './contact-address.tsx'
import { contactsQuery, type Department } from './contacts.api.ts'
import { useReveal } from './use-reveal.ts'

/** Phone, e-mail and the person to ask for. If the contacts fail to load, their own section says so. */
export function CallStrip({ companyID }: { companyID: string }) {
  const { t } = useTranslation()
  const { data, error } = useQuery(contactsQuery(companyID, everybody))
  if (!data) return error ? null : <LoadingLines count={1} />
  const phone = data.general.find((contact) => contact.phone !== null)?.phone
  const email = data.general.find((contact) => contact.email !== null)?.email
  const person = personToAsk(data.people)
  return (
    <section
      aria-label={t('contacts.reach')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg bg-brand-soft/60 px-3.5 py-2.5"
    >
      {(phone || email) && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-0.5">
          {phone && <Address kind="phone" address={phone} />}
          {email && <Address kind="email" address={email} />}
        </div>
      )}
      {person && <PersonToAsk key={person.contactID} companyID={companyID} contact={person} />}
      {!phone && !email && !person && <p className="text-muted text-sm">{t('contacts.noneKnown')}</p>}
    </section>
  )
}

const everybody = { title: undefined, department: undefined, page: 1 }

/** Departments that speak for the company to recruiters. */
const departmentsToAsk: readonly Department[] = ['human_resources', 'general_management']

/** A person already unlocked, who costs nothing; else the one a recruiter would ask for. */
function personToAsk(people: readonly PersonalContact[]): PersonalContact | undefined {
  const rank = ({ department }: PersonalContact) => {
    const place = department === null ? -1 : departmentsToAsk.indexOf(department)
    return place === -1 ? departmentsToAsk.length : place
  }
  const unlocked = people.filter(({ person }) => person !== null)
  return [...(unlocked.length > 0 ? unlocked : people)].sort((a, b) => rank(a) - rank(b))[0]
}

function PersonToAsk({ companyID, contact }: { companyID: string; contact: PersonalContact }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const roleId = useId()
  const { unlock, isPending, name } = useReveal(companyID, contact)
  const { title, department, person } = contact
  const role = title ?? (department ? departments[department][language] : t('contacts.noTitle'))
  if (person) {
    return (
      <div>
        <p ref={name} tabIndex={-1} className="flex min-w-0 items-center gap-1.5 outline-none">
          <UserRound className={iconClass} aria-hidden="true" />
          <span className="min-w-0 break-words">
            <b className="font-semibold">{person.fullName}</b> <span className="text-muted text-sm">{role}</span>
          </span>
        </p>
        <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-0.5 pl-5.5">
          {person.phone && <ContactAddress kind="phone" address={person.phone} />}
          <ContactAddress kind="email" address={person.email} />
        </div>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p id={roleId} className="flex min-w-0 grow items-center gap-1.5 text-sm">
        <Lock className={iconClass} aria-hidden="true" />
        <span className="min-w-0 break-words">{role}</span>
      </p>
      <Button
        look="plain"
        size="small"
        className="pointer-coarse:h-10"
        aria-describedby={roleId}
        busy={isPending}
        onClick={unlock}
      >
        {t('contacts.unlockPerson', { count: creditCosts.contact })}
      </Button>
    </div>
  )
}

const iconClass = 'size-4 shrink-0 text-muted'

function Address({ kind, address }: { kind: 'email' | 'phone'; address: string }) {
  const Icon = kind === 'email' ? Mail : Phone
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Icon className={iconClass} aria-hidden="true" />
      <ContactAddress kind={kind} address={address} />
    </span>
  )
}
