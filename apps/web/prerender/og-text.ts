import { type Language, languages } from '@vedetta/contracts/text/labels'

/** Drawn below every title. */
const taglines = {
  it: 'Per agenzie per il lavoro e head hunter',
  en: 'For employment agencies and headhunters',
} satisfies Record<Language, string>

/** The title of a rendered page without the product's name, and the tagline in its language. */
export function ogTextOf(html: string): { title: string; tagline: string } {
  const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? []
  const language = languages.find((each) => html.includes(`<html lang="${each}">`))
  if (!title || !language) throw new Error('A page has no title, or no language')
  return { title: decodeEntities(title).replace(/^Vedetta · | · Vedetta$/, ''), tagline: taglines[language] }
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
