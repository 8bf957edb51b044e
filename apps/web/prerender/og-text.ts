import { type Language, languages } from '@vedetta/contracts/labels'

/** Below the title of every page: whom it is for. */
const promises = {
  it: 'Per agenzie per il lavoro e head hunter',
  en: 'For employment agencies and headhunters',
} satisfies Record<Language, string>

/** What a rendered page is called, without the product's name, and the product's promise in its language. */
export function titleOf(html: string): { title: string; promise: string } {
  const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? []
  const language = languages.find((each) => html.includes(`<html lang="${each}">`))
  if (!title || !language) throw new Error('A page has no title, or no language')
  return { title: plain(title).replace(/^Vedetta · | · Vedetta$/, ''), promise: promises[language] }
}

function plain(text: string): string {
  return text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
