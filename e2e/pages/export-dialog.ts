import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Exports from the open dialog and returns the downloaded file. */
export async function exportCsv(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Esporta' }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Parses the cells of each line; a quoted cell may hold separators and line ends. */
export function parseCells(csv: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/g)) {
    line.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === ';') continue
    lines.push(line)
    line = []
  }
  return lines
}
