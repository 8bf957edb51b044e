import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

export type FirstView = {
  /** Milliseconds since the navigation started. */
  paintedMs: number
  /** Milliseconds from the search request to its response. */
  searchMs: number
  /** Scripts loaded before the first result. */
  scripts: string[]
}

/** A row is painted at the end of its frame, and a timer set in the animation frame runs after that. */
const firstRowProbe = `window.firstRow = new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('no result is shown: ' + document.body.innerText.slice(0, 300))), 30_000)
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-row]')) return
    observer.disconnect()
    const drawnMs = performance.now()
    requestAnimationFrame(() => setTimeout(() => resolve({ drawnMs, paintedMs: performance.now() })))
  })
  observer.observe(document, { childList: true, subtree: true })
})`

/** Opens the inbox with a cold cache, then again with a warm one. */
export async function openColdThenWarm(page: Page): Promise<{ first: FirstView; again: FirstView }> {
  await watchFirstRow(page)
  return { first: await navigate(page), again: await navigate(page) }
}

export async function watchFirstRow(page: Page): Promise<void> {
  await page.addInitScript(firstRowProbe)
}

/** Opens the inbox and waits for its first result, which `watchFirstRow` has to be called for before. */
export async function navigate(page: Page): Promise<FirstView> {
  // Stay below the limit of ten searches in ten seconds.
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

/** Records for each key press the time until the next position's heading is painted, and whether its details appeared in the same frame. */
const nextPositionProbe = `window.shown = []
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

/** Presses `j` at a reader's pace. The first press opens the pane and is not counted. */
export async function pressNextRepeatedly(page: Page, times: number): Promise<{ ms: number; isWhole: boolean }[]> {
  await page.addInitScript(nextPositionProbe)
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
