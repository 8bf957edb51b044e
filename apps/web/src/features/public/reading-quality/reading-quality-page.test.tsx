import { screen, within } from '@testing-library/react'
import { readingQuality } from '@vedetta/contracts/watch/reading-quality'
import { describe, expect, it } from 'vitest'
import { formatShare } from '../../../lib/format.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { readingQualityEn } from './reading-quality.en.ts'
import { readingQualityIt } from './reading-quality.it.ts'

startTestApi()

describe('the page on how well Vedetta reads', () => {
  it.each([
    ['/lettura', 'Quanto legge bene Vedetta', 'it'],
    ['/en/lettura', 'How well Vedetta reads', 'en'],
  ] as const)('the page %s states every published figure with its interval', async (path, title, language) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: title })
    const tables = screen.getAllByRole('table')
    expect(tables).toHaveLength(readingQuality.rows.length)
    for (const [index, { precision, recall, f1 }] of readingQuality.rows.entries()) {
      const cells = within(tables[index] as HTMLElement).getAllByRole('cell')
      const texts = cells.map(({ textContent }) => textContent?.replace(/^.*:/, ''))
      for (const { value, from, to } of [precision, recall, f1]) {
        expect(texts).toContain(formatShare(value, language))
        expect(texts.some((text) => [from, to].every((end) => text?.includes(formatShare(end, language))))).toBe(true)
      }
    }
  })

  it('the page on reading has the same sections in both languages', () => {
    const shapes = [readingQualityIt, readingQualityEn].map((texts) =>
      texts(readingQuality.rows).sections.map(({ blocks }) => blocks.length),
    )
    expect(shapes[0]).toEqual(shapes[1])
  })
})
