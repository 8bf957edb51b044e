import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { licencesQuery } from '../../domain/licences.ts'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { LicenceDetails } from './licence-details.tsx'
import { LicenceList } from './licence-list.tsx'
import { OwnLicence } from './own-licence.tsx'

/** A single administered licence is shown at once; of several, the one in the URL (`&licence=`). */
export function LicencesTab() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const { data, error, refetch } = useQuery(licencesQuery)
  if (!data) {
    return (
      <Section title={t('licences.own.title')}>
        {error ? (
          <ErrorState title={t('licences.failed')} code={error.code} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines />
        )}
      </Section>
    )
  }
  const { own, administered } = data
  const isOnly = administered.length === 1
  const chosen = isOnly ? administered[0] : administered.find(({ licenceID }) => licenceID === params.get('licence'))
  if (chosen && !isOnly) {
    return (
      <>
        <Link
          to="?tab=licenses"
          className="inline-flex items-center gap-1.5 justify-self-start rounded-sm font-medium text-muted hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('licences.all')}
        </Link>
        <LicenceDetails key={chosen.licenceID} licenceID={chosen.licenceID} />
      </>
    )
  }
  return (
    <>
      <OwnLicence own={own} administers={administered.length > 0} />
      {administered.length > 1 && <LicenceList licences={administered} />}
      {chosen && <LicenceDetails licenceID={chosen.licenceID} />}
    </>
  )
}
