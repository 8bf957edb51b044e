import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readHeadings, readTable } from './csv-table.ts'
import { ReferenceFileError } from './reference-file-error.ts'
import { writeOneFile } from './testing/write-files.ts'

const layouts = [{ required: ['code', 'title it'] }]

async function readCells(name: string, content: string | Uint8Array) {
  const cells: string[][] = []
  for await (const { cell } of readTable(await writeOneFile(name, content), layouts)) {
    cells.push([cell('code'), cell('title it'), cell('missing'), cell(undefined)])
  }
  return cells
}

test.each([
  ['commas', 'code,title_it\n01,"Uno, due"\n'],
  ['semicolons', 'code;title_it\n01;Uno, due\n'],
  ['tabs', 'code\ttitle_it\n01\tUno, due\n'],
  ['a byte order mark and CRLF', '\uFEFFCODE;Title_IT\r\n01;Uno, due\r\n'],
  ['headings over several lines, with separators inside', '"Code";"Title\nIT";"a,b,c,d,e"\n01;Uno, due;x\n'],
  ['blank lines and rows', 'code;title_it\n\n;\n01; Uno, due \n;\n'],
  ['no last line end', 'code;title_it\n01;Uno, due'],
])('readTable reads a table with %s', async (_, content) => {
  expect(await readCells('t.csv', content)).toEqual([['01', 'Uno, due', '', '']])
})

test('readTable unpacks gzip', async () => {
  expect(await readCells('t.csv.gz', gzipSync('code,title_it\n01,Città\n'))).toEqual([['01', 'Città', '', '']])
})

test('readTable reads a file larger than one chunk of its stream', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `${index},è più di ${index}`)
  expect(await readCells('t.csv', `code,title_it\n${rows.join('\n')}`)).toHaveLength(20_000)
})

test.each([
  ['other headings', 't.csv', 'a,b\n1,2\n', 't.csv, line 1: expected the headings code, title it'],
  ['nothing', 't.csv', '', 't.csv, line 1: expected the headings code, title it'],
  ['a cell too many', 't.csv', 'code,title_it\n01,Uno\n02,Due,3\n', 't.csv, line 3: expected well-formed CSV'],
  ['an open quote', 't.csv', 'code,title_it\n01,"Uno\n', 't.csv, line 2: expected well-formed CSV'],
  ['a huge cell', 't.csv', `code,title_it\n01,${'x'.repeat(300_000)}\n`, 't.csv, line 2: expected well-formed CSV'],
  [
    'Latin 1',
    't.csv',
    Buffer.from('code,title_it\n01,Uno\n02,Citt\u00e0\n03,Tre', 'latin1'),
    'line 3: expected text in UTF-8',
  ],
  [
    'half a letter at the end',
    't.csv',
    Buffer.from('code,title_it\n01,Citt\u00e0').subarray(0, -1),
    'line 2: expected text',
  ],
  ['gzip by name only', 't.csv.gz', 'code,title_it\n01,Uno\n', 't.csv.gz, line 1: expected a whole gzip file'],
  ['half a gzip file', 't.csv.gz', gzipSync('code,title_it\n01,Uno\n').subarray(0, -9), 'expected a whole gzip file'],
])('readTable refuses a file with %s', async (_, name, content, message) => {
  const error = await readCells(name, content).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ReferenceFileError)
  expect(String(error)).toContain(message)
})

test('readHeadings passes on the system error for a missing file', async () => {
  await expect(readHeadings('/nowhere/t.csv')).rejects.toMatchObject({ code: 'ENOENT' })
})
