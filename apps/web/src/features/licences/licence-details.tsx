import { useQuery } from '@tanstack/react-query'
import { errors } from '@vedetta/contracts/calls/errors'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { DeleteLicence } from './delete-licence.tsx'
import { ExtraRequest } from './extra-request.tsx'
import { LicenceManagers } from './licence-managers.tsx'
import { LicenceOverview } from './licence-overview.tsx'
import { LicenceUsers } from './licence-users.tsx'
import { licenceQuery } from './licences.api.ts'
import { SecondStepRule } from './second-step-rule.tsx'

/** The licence as its administrator sees it; managers see neither the list of managers, nor the rule on second steps, nor the deletion. */
export function LicenceDetails({ licenceID }: { licenceID: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: licence, error, refetch } = useQuery(licenceQuery(licenceID))
  if (!licence) {
    return (
      <Section title={t('licences.details')}>
        {error ? (
          <ErrorState title={t('licences.failed')} code={error.code} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines count={5} />
        )}
      </Section>
    )
  }
  return (
    <>
      {licence.expired && <Banner tone="warning">{errors.licence_expired[language]}</Banner>}
      <LicenceOverview licence={licence} />
      <LicenceUsers licence={licence} />
      {licence.role === 'administrator' && <LicenceManagers licence={licence} />}
      {licence.role === 'administrator' && <SecondStepRule licence={licence} />}
      <ExtraRequest licence={licence} />
      {licence.role === 'administrator' && <DeleteLicence licence={licence} />}
    </>
  )
}
