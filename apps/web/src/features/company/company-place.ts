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

export type ReportDialog = ComponentType<{
  open: boolean
  companyID: string
  companyName: string
  onClose: () => void
}>
