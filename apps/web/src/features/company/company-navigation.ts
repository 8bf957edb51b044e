import type { ComponentType } from 'react'

/** Links and actions that the surrounding screen provides to a company. */
export type CompanyNavigation = {
  isPage: boolean
  showAsPage: (isPage: boolean) => void
  hrefOfCompany: (companyID: string, options?: { isPage?: boolean }) => string
  hrefOfPosition: (positionID: string) => string
  openPosition: (positionID: string) => void
  hrefOfOpenings: (vat: string) => string
  close: () => void
}

type DialogProps = { open: boolean; companyName: string; onClose: () => void }

/** Dialogs of other features about a company. */
export type CompanyDialogs = {
  Report: ComponentType<DialogProps & { companyID: string }>
  MissingSite: ComponentType<DialogProps>
  Export: ComponentType<{ open: boolean; onClose: () => void; shownIDs: readonly string[]; allIDs: readonly string[] }>
}
