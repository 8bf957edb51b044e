import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** The rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Runs axe on the page; `colours` suffices for a page already checked in the other theme. */
export async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: colourRules }) }
  const { violations } = await withoutFading(page, () =>
    page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
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
