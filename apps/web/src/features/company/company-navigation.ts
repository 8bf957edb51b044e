import type { ComponentType } from 'react'

/** What the screen around it does with a company: where it leads, and how it is left. */
export type CompanyPlace = {
  isPage: boolean
  showAsPage: (isPage: boolean) => void
  hrefOfCompany: (companyID: string, options?: { isPage?: boolean }) => string
  hrefOfPosition: (positionID: string) => string
  openPosition: (positionID: string) => void
  hrefOfOpenings: (vat: string) => string
  close: () => void
}

type DialogProps = { open: boolean; companyName: string; onClose: () => void }

/** Other features’ dialogs about a company. */
export type CompanyDialogs = {
  Report: ComponentType<DialogProps & { companyID: string }>
  MissingSite: ComponentType<DialogProps>
}
