import type { z } from 'zod'
import type { Call } from '../calls/call.ts'
import type { PublicPage } from '../calls/routes.ts'
import type { CompanyData } from '../companies/company-data.ts'
import { keysOf } from '../text/vocabulary.ts'

/** Placeholders in pages rendered at build for values only the running instance knows; the API fills them in. */
export const sitePlaceholders = {
  /** The public origin of the instance, without a trailing slash. */
  origin: '%site.origin%',
  companyName: '%site.companyName%',
  companyAddress: '%site.companyAddress%',
  companyVat: '%site.companyVat%',
  companyPec: '%site.companyPec%',
  supportEmail: '%site.supportEmail%',
  privacyEmail: '%site.privacyEmail%',
  dpo: '%site.dpo%',
  court: '%site.court%',
} as const satisfies Record<keyof CompanyData | 'origin', `%site.${string}%`>

export type Site = Readonly<Record<keyof typeof sitePlaceholders, string>>

export const siteFields = keysOf(sitePlaceholders)

/** The whole of it, as JSON for the browser. */
export const siteJsonPlaceholder = '"%site%"'

/** An API answer a page is rendered with, under the cache key the page would use itself. */
export type PageAnswer = { readonly key: readonly unknown[]; readonly data: unknown }

export function pageAnswer<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  data: z.output<Output>,
): PageAnswer {
  return { key: [call.path, input], data }
}

/** The HTML shell of all pages, and the scripts each page needs. */
export type PageTemplate = { readonly html: string; readonly scripts: Readonly<Record<PublicPage, readonly string[]>> }

/** The build’s output for the API: the template, and the paths of the pages it has rendered. */
export type BuiltPages = { readonly template: PageTemplate; readonly paths: readonly string[] }

/** The name, without extension, of the file the build writes for a page. */
export function pageFile(path: string): string {
  return path === '/' ? 'it' : path.slice(1)
}

/** The web app’s server bundle: renders a public page, at its path in a language, to a document. */
export type RenderPage = (
  template: PageTemplate,
  path: string,
  site: Site,
  answers: readonly PageAnswer[],
) => Promise<string>
