import { lazy } from 'react'
import { CompanyPane } from '../features/company/company-pane.tsx'
import type { UrlSearchState } from '../features/positions/use-search-state.ts'
import { CompanyContacts } from './company-contacts.tsx'

const ReportCompanyDialog = lazy(async () => ({
  default: (await import('../features/requests/report-company-dialog.tsx')).ReportCompanyDialog,
}))

/** The company of the URL, put together of what each feature knows of it. */
export function OpenCompany({ state }: { state: UrlSearchState }) {
  const { companyID } = state
  if (companyID === undefined) return null
  return (
    <CompanyPane
      companyID={companyID}
      place={state}
      ReportDialog={ReportCompanyDialog}
      contacts={<CompanyContacts key={companyID} companyID={companyID} />}
    />
  )
}
