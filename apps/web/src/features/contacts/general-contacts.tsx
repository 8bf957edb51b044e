import type { GeneralContact } from '@vedetta/contracts/companies/company-contacts'
import { useTranslation } from 'react-i18next'
import { ContactAddress } from './contact-address.tsx'
import { ContactSource } from './contact-source.tsx'

/** The company's own contacts, which cost nothing. */
export function GeneralContacts({ contacts }: { contacts: readonly GeneralContact[] }) {
  const { t } = useTranslation()
  if (contacts.length === 0) return null
  return (
    <div>
      <h4 className="font-medium text-sm">{t('contacts.general')}</h4>
      <ul className="mt-1.5 grid gap-2.5">
        {contacts.map(({ email, phone, sourceUrl, lastSeen }) => (
          <li key={`${email} ${phone}`} className="min-w-0">
            <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-0.5">
              {email && <ContactAddress kind="email" address={email} />}
              {phone && <ContactAddress kind="phone" address={phone} />}
            </div>
            <ContactSource url={sourceUrl} lastSeen={lastSeen} />
          </li>
        ))}
      </ul>
    </div>
  )
}
