import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

export type FirstView = {
  /** Since the navigation began. */
  paintedMs: number
  /** From asking for the search to its answer. */
  searchMs: number
  /** What came before the first result. */
  scripts: string[]
}

/** A row that is there is seen once the frame it came in is drawn: timers run after that. */
const watchFirstRow = `window.firstRow = new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('no result is shown: ' + document.body.innerText.slice(0, 300))), 30_000)
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-row]')) return
    observer.disconnect()
    const drawnMs = performance.now()
    requestAnimationFrame(() => setTimeout(() => resolve({ drawnMs, paintedMs: performance.now() })))
  })
  observer.observe(document, { childList: true, subtree: true })
})`

/** By a browser that knows nothing of the page, then again with what it kept. */
export async function openTwice(page: Page): Promise<{ first: FirstView; again: FirstView }> {
  await page.addInitScript(watchFirstRow)
  return { first: await navigate(page), again: await navigate(page) }
}

async function navigate(page: Page): Promise<FirstView> {
  // Who searches more than ten times in ten seconds is asked to wait.
  await sleep(1_000)
  await page.goto('/positions', { waitUntil: 'commit' })
  return page.evaluate<FirstView>(`window.firstRow.then(({ drawnMs, paintedMs }) => {
    const loaded = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd <= drawnMs)
    const search = loaded.find(({ name }) => name.endsWith('/api/position/search'))
    return {
      paintedMs,
      searchMs: search.responseEnd - search.startTime,
      scripts: loaded.map(({ name }) => name).filter((name) => name.endsWith('.js')),
    }
  })`)
}

/** Of each press: how long until the heading of another position is drawn, and whether the rest of it came with it. */
const watchNext = `window.shown = []
window.addEventListener('keydown', ({ timeStamp }) => {
  const headingOf = () => document.querySelector('aside h2[tabindex]')
  const before = headingOf()
  const observer = new MutationObserver(() => {
    const heading = headingOf()
    if (!heading || heading === before) return
    observer.disconnect()
    const isWhole = heading.closest('aside').querySelector('h3') !== null
    requestAnimationFrame(() => setTimeout(() => window.shown.push({ ms: performance.now() - timeStamp, isWhole })))
  })
  observer.observe(document, { childList: true, subtree: true })
}, true)`

/** As a person triages: each position is looked at for a moment. The first opens the pane, and is not counted. */
export async function pressThrough(page: Page, times: number): Promise<{ ms: number; isWhole: boolean }[]> {
  await page.addInitScript(watchNext)
  await page.goto('/positions')
  await page.locator('[data-row]').first().waitFor()
  await sleep(2_000)
  for (let press = 0; press <= times; press++) {
    await page.keyboard.press('j')
    await sleep(1_000)
  }
  const shown = await page.evaluate<{ ms: number; isWhole: boolean }[]>('window.shown')
  if (shown.length !== times + 1)
    throw new Error(`j was pressed ${times + 1} times and showed ${shown.length} positions`)
  return shown.slice(1)
}
