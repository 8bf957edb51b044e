import { lazy } from 'react'
import { ContactsSection } from '../features/contacts/contacts-section.tsx'

const ReportContactDialog = lazy(async () => ({
  default: (await import('../features/requests/report-contact-dialog.tsx')).ReportContactDialog,
}))

/** The contacts of a company, with the dialog to report one. */
export function CompanyContacts({ companyID }: { companyID: string }) {
  return <ContactsSection companyID={companyID} ReportDialog={ReportContactDialog} />
}
