import { type FileHandle, open } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { type RefusalCode, refusals } from './file/refusals.ts'

export type RefusedRow = { line: number; code: RefusalCode; column: string | null; raw: string }

export type RefusedRowsFile = {
  /** Returns the length of the file, once it is flushed to disk. */
  append: (rows: readonly RefusedRow[]) => Promise<number>
  close: () => Promise<void>
}

const heading = ['line', 'code', 'reason', 'refused', 'column', 'row']

/**
 * The rows an import refuses, as they are in its file: for an Italian spreadsheet, with no cell that it would run.
 * Appends after `length` bytes, which is what the last transaction confirmed; null where the file is shorter.
 */
export async function openRefusedRows(path: string, length: number): Promise<RefusedRowsFile | null> {
  const handle = await openFile(path, length === 0)
  if (handle === null) return null
  const { size } = await handle.stat()
  if (size < length) {
    await handle.close()
    return null
  }
  await handle.truncate(length)
  let end = length
  const write = async (records: readonly (readonly (string | number)[])[], bom: boolean) => {
    const bytes = Buffer.from(
      stringify([...records] as string[][], {
        bom,
        delimiter: ';',
        record_delimiter: 'windows',
        escape_formulas: true,
      }),
    )
    await handle.write(bytes, 0, bytes.length, end)
    end += bytes.length
  }
  return {
    append: async (rows) => {
      if (rows.length === 0) return end
      if (end === 0) await write([heading], true)
      await write(rows.map(cellsOf), false)
      await handle.datasync()
      return end
    },
    close: () => handle.close(),
  }
}

function cellsOf({ line, code, column, raw }: RefusedRow): (string | number)[] {
  const { text, refuses } = refusals[code]
  return [line, code, text, refuses, column ?? '', raw]
}

async function openFile(path: string, isNew: boolean): Promise<FileHandle | null> {
  try {
    return await open(path, isNew ? 'w' : 'r+')
  } catch (error) {
    if (!isNew && (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
