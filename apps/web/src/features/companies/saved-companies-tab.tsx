import { useQuery } from '@tanstack/react-query'
import type { SavedCompany } from '@vedetta/contracts/companies/saved-companies'
import { Building2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { savedCompaniesQuery, useToggleSavedCompany } from '../../domain/saved-companies.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { pageOf } from '../../lib/list-page.ts'
import { loadStateOf } from '../../lib/load-state.ts'
import type { Paging } from '../../lib/use-list-page.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { SavedPane } from '../../ui/details/saved-pane.tsx'
import { State } from '../../ui/pages/states.tsx'
import type { CompanyNavigation } from './company-cells.tsx'
import { SavedCompanyRow } from './saved-company-row.tsx'
import { useCompanyHotkeys } from './use-company-hotkeys.ts'

const noCompanies: SavedCompany[] = []

type SavedCompaniesTabProps = { paging: Paging; hrefOfSearch: string; navigation: CompanyNavigation }

/** The companies last saved first, each with the positions published since. */
export function SavedCompaniesTab({ paging, hrefOfSearch, navigation }: SavedCompaniesTabProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const toggle = useToggleSavedCompany()
  const query = useQuery(savedCompaniesQuery)
  const { data, error, refetch } = query
  const companies = data?.companies ?? noCompanies
  const { shown: rows, page, pages } = useMemo(() => pageOf(companies, paging.page), [companies, paging.page])
  const { current, announcement } = useCompanyHotkeys({ rows, paging: { ...paging, page }, pages, navigation })

  async function remove(company: SavedCompany, focusHeading: () => void) {
    if (await toggle(company)) focusHeading()
  }

  return (
    <SavedPane
      title={t('savedCompanies.title')}
      aside={
        data && t('savedCompanies.count', { count: companies.length, n: formatNumber(companies.length, language) })
      }
      state={loadStateOf(query)}
      failure={
        error ? { title: t('savedCompanies.failed'), code: error.code, onRetry: () => void refetch() } : undefined
      }
      list={companies}
      paging={paging}
      empty={
        <State
          icon={<Building2 aria-hidden="true" />}
          title={t('savedCompanies.none')}
          text={t('savedCompanies.noneText')}
        >
          <Link to={hrefOfSearch} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('savedCompanies.toSearch')}
          </Link>
        </State>
      }
    >
      {(shown, focusHeading) => (
        <>
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <ul aria-label={t('savedCompanies.title')} className="divide-y divide-line/60">
            {shown.map((company) => (
              <SavedCompanyRow
                key={company.companyID}
                company={company}
                isCurrent={company.companyID === current}
                navigation={navigation}
                onRemove={() => void remove(company, focusHeading)}
              />
            ))}
          </ul>
        </>
      )}
    </SavedPane>
  )
}
