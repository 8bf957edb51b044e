import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { SitePages } from './visited-site.ts'

const spelling = z.object({
  id: z.string(),
  kind: z.string(),
  language: z.string(),
  html: z.string(),
  person: z.object({
    given: z.string(),
    family: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  /** Folded: only letters and digits. */
  mustVanish: z.array(z.string()),
  mustStay: z.array(z.string()),
})
export type Spelling = z.infer<typeof spelling>

/** Adverts that name people who do not exist, written by others without sight of the rules. */
export function readSpellings(): Spelling[] {
  const file = readFileSync(new URL('../../../fixtures/optout-spellings.json', import.meta.url), 'utf8')
  return z.array(spelling).parse(JSON.parse(file))
}

export const hostOf = ({ id }: Spelling) => `${id}.example`
const asciiOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
export const emailOf = (one: Spelling) =>
  one.person.email ?? `${asciiOf(one.person.given)}.${asciiOf(one.person.family)}@${hostOf(one)}`
const advertPath = ({ person: { given, family } }: Spelling) =>
  `/lavoro/${encodeURIComponent(`${given}-${family}`.toLowerCase())}`

/** The site of the company that publishes the advert, changed a little from one visit to the next. */
export function sitePages(one: Spelling | undefined, visit: 'first' | 'later'): SitePages {
  if (one === undefined) return {}
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="${one.language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`
  const links = '<nav><a href="/lavora-con-noi/">Lavora con noi</a> <a href="/contatti/">Contatti</a></nav>'
  const title = /<h[12][^>]*>(.*?)<\/h[12]>/s.exec(one.html)?.[1]?.replace(/<[^>]*>/g, '') ?? 'Annuncio'
  return {
    '/': page('Azienda', `<h1>Azienda</h1>${links}`),
    '/contatti/': page('Contatti', '<h1>Contatti</h1><p>Centralino: tel. 035 5550100</p>'),
    '/lavora-con-noi/': page(
      'Lavora con noi',
      `<h1>Lavora con noi</h1><ul><li><h3><a href="${advertPath(one)}">${title}</a></h3></li></ul><p>${visit}</p>`,
    ),
    [advertPath(one)]: page(title, `${one.html}<p>${visit}</p>`),
  }
}
