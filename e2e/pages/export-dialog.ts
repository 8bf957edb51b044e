import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** Exports from the open dialog, which then closes, and returns the downloaded file. */
export async function exportFile(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const dialog = page.getByRole('dialog')
  const file = await download(page, dialog.getByRole('button', { name: 'Esporta' }))
  await expect(dialog).toBeHidden()
  return file
}

export async function exportCsv(page: Page): Promise<{ name: string; text: string }> {
  const { name, bytes } = await exportFile(page)
  return { name, text: bytes.toString('utf8') }
}

/** Presses what starts a download. */
export async function download(page: Page, control: Locator): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await control.click()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
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
