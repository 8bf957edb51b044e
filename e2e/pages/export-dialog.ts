import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** What the dialog that is open hands over. */
export async function exported(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Esporta' }).click()
  const download = await coming
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Of each line, where a cell in quotes may hold anything. */
export function cells(csv: string): string[][] {
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
