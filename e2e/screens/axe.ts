import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** All that a theme can change. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with what is on screen; `colours` is for a page that was looked at before in the other theme. */
export async function violationsOf(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: ofColours }) }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
