import { lazy } from 'react'
import { CompanyPane } from '../features/company/company-pane.tsx'
import type { UrlSearchState } from '../features/positions/use-search-state.ts'
import { CompanyContacts } from './company-contacts.tsx'

const dialogs = {
  Report: lazy(async () => ({
    default: (await import('../features/requests/report-company-dialog.tsx')).ReportCompanyDialog,
  })),
  Export: lazy(async () => ({
    default: (await import('../features/positions/export/export-list-dialog.tsx')).ExportListDialog,
  })),
  MissingSite: lazy(async () => ({
    default: (await import('../features/requests/missing-site-dialog.tsx')).MissingSiteDialog,
  })),
}

/** The company in the URL, composed of several features. */
export function OpenCompany({ state }: { state: UrlSearchState }) {
  const { companyID } = state
  if (companyID === undefined) return null
  return (
    <CompanyPane
      companyID={companyID}
      navigation={state}
      dialogs={dialogs}
      contacts={<CompanyContacts key={companyID} companyID={companyID} />}
    />
  )
}
