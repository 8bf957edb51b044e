import { positionOfPosting, postingsIn } from '../ats/job-posting.ts'
import { at, jsonOf, textAt } from '../ats/json-values.ts'
import type { Quote } from '../evidence.ts'
import { visibleText } from '../html/dom.ts'
import { parseHtml } from '../page/parse-html.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import type { Extractor } from './extract-context.ts'
import { scriptJson } from './script-json.ts'
import { scriptsOf } from './scripts.ts'

/** schema.org `JobPosting` in JSON-LD, however it is wrapped or broken, or in an answer to a script. */
export const jsonLd: Extractor = (page) => {
  if (page.kind === 'json') return postingsIn(jsonOf(page)).flatMap((posting) => positionIn(page, posting, false) ?? [])
  if (page.kind !== 'html') return []
  return scriptsOf(page, ({ attribs }) => /ld\+json/i.test(attribs.type ?? '')).flatMap((source) => {
    const json = scriptJson(source)
    if (!json) return []
    return postingsIn(json.value).flatMap((posting) => positionIn(page, posting, json.isRepaired) ?? [])
  })
}

function positionIn(page: Page, posting: unknown, isRepaired: boolean): RawPosition | null {
  const position = positionOfPosting(posting, {
    system: 'json-ld',
    answerUrl: page.url,
    url: page.url,
    reference: null,
  })
  if (!position) return null
  const title = withoutPlaces(unescapedText(position.title.text), position.hints.place ?? [])
  if (!title || title.length > 200) return null
  const pay = payOf(posting, page.url)
  return {
    ...position,
    title: { ...position.title, text: title },
    // A string cut by a stray quotation mark would be half a text: the page's own words say it better.
    sections: isRepaired ? [] : position.sections,
    hints: pay ? { ...position.hints, pay } : position.hints,
  }
}

function unescapedText(text: string): string {
  return /[&<]/.test(text) ? visibleText(parseHtml(text)) : text
}

/** "Saldatore in Bregenz": search engines are told the posting’s own place in its title too. */
function withoutPlaces(title: string, places: readonly Quote[]): string {
  const place = places.find(({ text }) => title.endsWith(text) && text.length >= minPlace)
  const post = place && title.slice(0, -place.text.length).match(/^(.{3,})(?:\s(?:in|a|at)|,|\s[–|-])\s+$/u)?.[1]
  return post?.trim() ?? title
}

const minPlace = 3

/** A number, a text, or a `MonetaryAmount` with a range. */
function payOf(posting: unknown, url: string): Quote | null {
  const salary = at(posting, 'baseSalary') ?? at(posting, 'salary') ?? at(posting, 'estimatedSalary')
  const amount = Array.isArray(salary) ? salary[0] : salary
  const value = at(amount, 'value') ?? amount
  const figures = [textAt(value, 'minValue') ?? textAt(value, 'value') ?? textAt(value), textAt(value, 'maxValue')]
  const written = figures.filter((figure) => figure !== null).join(' - ')
  if (!written) return null
  const unit = textAt(value, 'unitText') ?? textAt(amount, 'unitText')
  const currency = textAt(amount, 'currency') ?? textAt(posting, 'salaryCurrency')
  return {
    text: [written, currency, unit]
      .filter((part) => part !== null)
      .join(' ')
      .slice(0, 300),
    url,
  }
}
