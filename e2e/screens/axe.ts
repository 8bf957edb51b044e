import { hash } from 'node:crypto'
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** The rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What a page has many of, and what many pages have. */
const parts = 'header, aside, footer, li, tr'
/** The attributes of which only the presence matters to axe. */
const names = 'id|for|href|src|d|title|name|value|datetime|aria-(?:label|labelledby|describedby|controls)'

/** The markup of each part without its words, with the theme, the width and the colour that it stands on. */
const describeParts = `{
  const groundOf = (part) => {
    for (let element = part; element; element = element.parentElement) {
      const ground = getComputedStyle(element).backgroundColor
      if (ground !== 'rgba(0, 0, 0, 0)') return ground
    }
    return ''
  }
  window.describedParts = [...document.querySelectorAll('${parts}')]
  describedParts.map((part) =>
    groundOf(part) + ' ' + matchMedia('(prefers-color-scheme: dark)').matches + ' ' + innerWidth +
    part.outerHTML.replaceAll(/>[^<]+</g, '>…<').replaceAll(/ (${names})="[^"]+"/g, ' $1'))
}`

/** Digests of the parts that this process has analysed. */
const analysed = new Set<string>()

/**
 * Runs axe on the page, without the parts that were analysed before with other words in them, which cost half of its time;
 * `colours` suffices for a page already checked in the other theme.
 */
export async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(axe.source)
  const { violations } = await withoutFading(page, async () => {
    const described = await page.evaluate<string[]>(describeParts)
    const repeated = described.flatMap((part, at) => (isRepeated(rules + part) ? [at] : []))
    // Only violations need selectors, which cost a tenth of the time.
    const options: RunOptions = { resultTypes: ['violations'], selectors: false }
    if (rules === 'colours') options.runOnly = colourRules
    const results = await runAxe(page, options, repeated)
    return results.violations.length === 0 ? results : runAxe(page, { ...options, selectors: true }, repeated)
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

function isRepeated(part: string): boolean {
  const digest = hash('sha1', part)
  if (analysed.has(digest)) return true
  analysed.add(digest)
  return false
}

/** Axe compares each element with each excluded one, so that of nested parts only the outermost are excluded. */
function runAxe(page: Page, options: RunOptions, repeated: number[]): Promise<AxeResults> {
  return page.evaluate<AxeResults>(`{
    const repeated = new Set([${repeated}].map((at) => describedParts[at]))
    const isNested = (part) => [...repeated].some((other) => other !== part && other.contains(part))
    axe.run({ exclude: [...repeated].filter((part) => !isNested(part)) }, ${JSON.stringify(options)})
  }`)
}

const stopFading = `{
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
}`
const fadeAgain = 'document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)'

/** A message that is just fading in has too little contrast for a moment, which is no colour of ours. */
async function withoutFading<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  await page.evaluate(stopFading)
  try {
    return await run()
  } finally {
    await page.evaluate(fadeAgain)
  }
}
