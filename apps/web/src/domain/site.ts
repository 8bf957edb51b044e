import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import { createContext, useContext } from 'react'

/** Set on the server only, around the page being rendered. */
export const SiteContext = createContext<Site | undefined>(undefined)

let cached: Site | undefined

/** The instance's own data: its origin, company, addresses. */
export function useSite(): Site {
  const rendered = useContext(SiteContext)
  if (rendered) return rendered
  cached ??= { origin: window.location.origin, ...exampleCompany, ...readDataBlock<Site>('site') }
  return cached
}

/** Reads a JSON script of the page; undefined where it is missing, or unfilled as on the development server. */
export function readDataBlock<Data>(id: string): Data | undefined {
  const text = document.getElementById(id)?.textContent
  return text?.startsWith('{') ? (JSON.parse(text) as Data) : undefined
}
