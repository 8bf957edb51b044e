import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { Building2, Maximize2, PanelRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { findCachedCompany } from '../../domain/query-cache-sync.ts'
import { useToggleSavedCompany } from '../../domain/saved-companies.ts'
import { useHotkeys } from '../../lib/use-hotkeys.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { DetailPane, PaneButton } from '../../ui/details/detail-pane.tsx'
import { InPlaceLink } from '../../ui/pages/in-place-link.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState, State } from '../../ui/pages/states.tsx'
import { companyQuery } from './company.api.ts'
import { CompanyContent } from './company-content.tsx'
import { CompanyHeading } from './company-heading.tsx'
import type { CompanyDialogs, CompanyNavigation } from './company-navigation.ts'

type CompanyPaneProps = {
  companyID: string
  navigation: CompanyNavigation
  /** Parts that belong to other features. */
  contacts: ReactNode
  dialogs: CompanyDialogs
}

/** The detail of a company: beside a list, or as a page of its own. */
export function CompanyPane({ companyID, navigation, contacts, dialogs }: CompanyPaneProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: company, error: failure, refetch } = useQuery(companyQuery(companyID))
  // Loaded data stays visible when a refetch fails.
  const error = company ? null : failure
  const known = company ?? findCachedCompany(client, companyID)
  useCompanyHotkeys(company, navigation.close)

  return (
    <DetailPane
      label={t('company.label')}
      subject={companyID}
      heading={heading}
      onClose={navigation.close}
      closeLabel={t('company.close')}
      isPage={navigation.isPage}
      id={navigation.isPage ? 'content' : undefined}
      tools={<ViewChoice companyID={companyID} navigation={navigation} />}
    >
      <title>{`${known?.name ?? t('inbox.companyPage')} · Vedetta`}</title>
      {known && !error && <CompanyHeading company={known} heading={heading} />}
      {error?.code === 'unknown_company' && (
        <State
          icon={<Building2 aria-hidden="true" />}
          title={t('company.unknown')}
          text={t('company.unknownText')}
          heading="h2"
        >
          <Button look="plain" size="small" onClick={navigation.close}>
            {t('detail.back')}
          </Button>
        </State>
      )}
      {error && error.code !== 'unknown_company' && (
        <ErrorState title={t('company.failed')} code={error.code} onRetry={() => void refetch()} heading="h2" />
      )}
      {!company && !error && <LoadingLines count={8} />}
      {company && !error && (
        <CompanyContent
          key={companyID}
          company={company}
          navigation={navigation}
          contacts={contacts}
          dialogs={dialogs}
        />
      )}
    </DetailPane>
  )
}

function ViewChoice({ companyID, navigation }: Pick<CompanyPaneProps, 'companyID' | 'navigation'>) {
  const { t } = useTranslation()
  if (navigation.isPage) {
    return (
      <span className="max-lg:hidden">
        <PaneButton label={t('company.beside')} onClick={() => navigation.showAsPage(false)}>
          <PanelRight className="size-4" aria-hidden="true" />
        </PaneButton>
      </span>
    )
  }
  return (
    <InPlaceLink
      to={navigation.hrefOfCompany(companyID, { isPage: true })}
      onOpen={() => navigation.showAsPage(true)}
      className={buttonClass({ look: 'quiet', size: 'small', className: 'px-2! max-lg:hidden' })}
    >
      <Maximize2 className="size-4" aria-hidden="true" />
      {t('company.asPage')}
    </InPlaceLink>
  )
}

/** With the focus in a list's row, `s` is handled by the list. */
function useCompanyHotkeys(company: CompanyDetail | undefined, close: () => void): void {
  const toggle = useToggleSavedCompany()
  useHotkeys({
    s: (target) => company !== undefined && !target.closest('[data-row]') && void toggle(company),
    Escape: close,
  })
}
