import type { z } from 'zod'
import type { Call } from './call.ts'
import type { CompanyData } from './company-data.ts'
import type { PublicPage } from './routes.ts'
import { keysOf } from './vocabulary.ts'

/** What pages say that only the running instance knows. Each stands in what is rendered at build, until the API fills it in. */
export const sitePlaceholders = {
  /** Where the instance is reached, without a slash at the end. */
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

/** An answer of the API that a page is rendered with, kept where the page would keep it had it asked by itself. */
export type PageAnswer = { readonly key: readonly unknown[]; readonly data: unknown }

export function pageAnswer<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  data: z.output<Output>,
): PageAnswer {
  return { key: [call.path, input], data }
}

/** The page around all pages, and the scripts each is going to need. */
export type PageTemplate = { readonly html: string; readonly scripts: Readonly<Record<PublicPage, readonly string[]>> }

/** What the build leaves for the API: the template, and where the pages stand that it has rendered. */
export type BuiltPages = { readonly template: PageTemplate; readonly paths: readonly string[] }

/** The name, without its ending, of what the build makes of a page. */
export function pageFile(path: string): string {
  return path === '/' ? 'it' : path.slice(1)
}

/** The web app's server bundle: a public page, at its path in a language, as a document. */
export type RenderPage = (
  template: PageTemplate,
  path: string,
  site: Site,
  answers: readonly PageAnswer[],
) => Promise<string>
