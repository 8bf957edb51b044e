import { expect, it } from 'vitest'
import { pdfText } from '../src/page/pdf-text.ts'
import { pdfBombs, readableText } from './pdf-bombs.ts'
import { maxMegabytes, maxMilliseconds, readPdfBombs } from './read-pdf-bombs.ts'

// Needs no engine but a process of its own, whose memory nothing else moves.
it('pdfText ends on every PDF bomb in time, in little memory, and reads what can be read', async () => {
  const readings = await readPdfBombs()
  expect(readings).toHaveLength(pdfBombs.length)
  const isBad = ({ isRight, milliseconds, megabytes }: (typeof readings)[number]) =>
    !isRight || milliseconds > maxMilliseconds || megabytes > maxMegabytes
  expect(readings.filter(isBad)).toEqual([])
})

it('pdfText reads several PDFs at once after the bombs', async () => {
  const [ordinary] = pdfBombs
  const texts = await Promise.all([1, 2, 3].map(() => pdfText(ordinary?.bytes() ?? new Uint8Array())))
  expect(texts).toEqual([readableText, readableText, readableText])
})

it('pdfText does not begin with a file that is too large', async () => {
  expect(await pdfText(new Uint8Array(5 * 1024 * 1024 + 1))).toBeNull()
})
