import { expect, it } from 'vitest'
import { type PdfItem, pdfLines } from './pdf-lines.ts'

const item = (str: string, x: number, y: number, { width = str.length * 5, hasEOL = false } = {}): PdfItem => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width,
  height: 10,
  hasEOL,
})

it('pdfLines joins the runs of one line', () => {
  expect(pdfLines([item('Sal', 0, 700), item('datore', 15, 700), item('TIG', 60, 700)])).toEqual(['Saldatore TIG'])
})

it('pdfLines breaks where the next run is lower', () => {
  expect(pdfLines([item('Cerca', 0, 700), item('Saldatore', 0, 688)])).toEqual(['Cerca', 'Saldatore'])
})

it('pdfLines leaves an empty line for a gap', () => {
  expect(pdfLines([item('Titolo', 0, 700, { hasEOL: true }), item('Testo', 0, 660)])).toEqual(['Titolo', '', 'Testo'])
})

it('pdfLines of an empty page is empty', () => {
  expect(pdfLines([item('  ', 0, 0)])).toEqual([])
})
