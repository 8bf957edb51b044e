import { useQuery } from '@tanstack/react-query'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { routes } from '@vedetta/contracts/calls/routes'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { lowestTierWith, plans } from '@vedetta/contracts/facts/plans'
import { mcpPath, publicDocs } from '@vedetta/contracts/public-api/addresses'
import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { licencesQuery } from '../../domain/licences.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { ApiKeysSection } from './api-keys-section.tsx'
import { FeedsSection } from './feeds-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

/** The keys of the licences that the person administers, and the webhooks and feeds of their own seat. */
export function IntegrationsTab({ user }: { user: Profile }) {
  return (
    <>
      {user.publicApi && <DocsSection />}
      {user.administrator && <KeysOfLicences />}
      {user.publicApi && <WebhooksSection />}
      {user.publicApi && <FeedsSection />}
    </>
  )
}

function DocsSection() {
  const { t } = useTranslation()
  return (
    <Section
      title={t('integrations.docs.title')}
      text={t('integrations.docs.text')}
      action={
        <a href={publicDocs} target="_blank" rel="noreferrer" className={buttonClass({ look: 'plain', size: 'small' })}>
          <BookOpen className="size-4" aria-hidden="true" />
          {t('integrations.docs.open')}
        </a>
      }
    >
      <p className="text-muted text-sm">
        {t('integrations.docs.mcp')}{' '}
        <code className="text-ink">{`${window.location.origin}${apiPrefix}${mcpPath}`}</code>
      </p>
    </Section>
  )
}

function KeysOfLicences() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(licencesQuery)
  if (!data)
    return (
      <Section title={t('integrations.title')}>
        {error ? (
          <ErrorState title={t('integrations.failed')} code={error.code} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines />
        )}
      </Section>
    )
  const administered = data.administered.filter(({ role, expired }) => role === 'administrator' && !expired)
  return administered.map((licence) => {
    const title = administered.length > 1 ? t('integrations.keys.titleOf', licence) : t('integrations.keys.title')
    return licence.publicApi ? (
      <ApiKeysSection key={licence.licenceID} licenceID={licence.licenceID} title={title} />
    ) : (
      <Section key={licence.licenceID} title={title}>
        <Banner tone="info" action={<Link to={routes.contact}>{t('integrations.askUs')}</Link>}>
          {t('integrations.notInPlan', { plan: plans[lowestTierWith('publicApi')][language] })}
        </Banner>
      </Section>
    )
  })
}
