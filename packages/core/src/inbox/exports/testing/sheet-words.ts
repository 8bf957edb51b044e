import { readXlsx } from 'hucre/xlsx'

/** All cells of a workbook as one text. */
export async function wordsOfSheet(file: Buffer): Promise<string> {
  const { sheets } = await readXlsx(file)
  return JSON.stringify(sheets.map(({ rows }) => rows))
}
