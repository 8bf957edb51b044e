import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { contactsQuery } from './contacts.api.ts'
import { GeneralContacts } from './general-contacts.tsx'
import { People } from './people.tsx'
import type { ReportDialog } from './person-row.tsx'
import { useContactSearch } from './use-contact-search.ts'

type ContactsSectionProps = { companyID: string; ReportDialog: ReportDialog }

/** The general contacts of a company, and its people. */
export function ContactsSection({ companyID, ReportDialog }: ContactsSectionProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const search = useContactSearch()
  const { data, error, isPlaceholderData, refetch } = useQuery(contactsQuery(companyID, search))
  const number = (value: number) => formatNumber(value, language)
  const isUnknown = data && data.general.length === 0 && data.total === 0
  return (
    <DetailSection
      title={t('contacts.title')}
      aside={
        data &&
        data.total > 0 &&
        t('contacts.unlockedOf', { unlocked: number(data.unlocked), total: number(data.total) })
      }
    >
      {!data && !error && <LoadingLines />}
      {!data && error && <ErrorState title={t('contacts.failed')} code={error.code} onRetry={() => void refetch()} />}
      {isUnknown && <p className="text-pretty text-muted text-sm">{t('contacts.none')}</p>}
      {data && !isUnknown && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <GeneralContacts contacts={data.general} />
          {data.total > 0 ? (
            <People
              companyID={companyID}
              list={data}
              search={search}
              isStale={isPlaceholderData}
              ReportDialog={ReportDialog}
            />
          ) : (
            <p className="text-pretty text-muted text-sm">{t('contacts.noPeople')}</p>
          )}
        </div>
      )}
    </DetailSection>
  )
}
