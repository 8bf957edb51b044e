import { exampleCompany } from '@vedetta/contracts/company-data'
import type { Site } from '@vedetta/contracts/page-rendering'
import { createContext, useContext } from 'react'

/** On the server: that of the page that is rendered. */
export const SiteContext = createContext<Site | undefined>(undefined)

let cached: Site | undefined

/** What the instance says of itself. */
export function useSite(): Site {
  const rendered = useContext(SiteContext)
  if (rendered) return rendered
  cached ??= { origin: window.location.origin, ...exampleCompany, ...readDataBlock<Site>('site') }
  return cached
}

/** JSON that came with the page; undefined where there is none, or the development server has left it unfilled. */
export function readDataBlock<Data>(id: string): Data | undefined {
  const text = document.getElementById(id)?.textContent
  return text?.startsWith('{') ? (JSON.parse(text) as Data) : undefined
}
