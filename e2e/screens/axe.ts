import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** The rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Runs axe on the page; `colours` suffices for a page already checked in the other theme. */
export async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: colourRules }) }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
