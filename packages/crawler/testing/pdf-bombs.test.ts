import { expect, it } from 'vitest'
import { createPdfReader, readPdf } from '../src/page/read-pdf.ts'
import { pdfBombs, readableText } from './pdf-bombs.ts'
import { maxMegabytes, maxMilliseconds, measureGrowth, readPdfBombs } from './read-pdf-bombs.ts'

// Needs a process of its own, whose memory nothing else moves.
it('readPdf ends on every PDF bomb in time, in little memory, and reads what can be read', async () => {
  const readings = await readPdfBombs()
  expect(readings).toHaveLength(pdfBombs.length)
  const isBad = ({ isRight, milliseconds, megabytes }: (typeof readings)[number]) =>
    !isRight || milliseconds > maxMilliseconds || megabytes > maxMegabytes
  expect(readings.filter(isBad)).toEqual([])
})

it('readPdf of twelve hostile files at once reads two at a time, in the memory of two', async () => {
  const bomb = pdfBombs.find(({ name }) => name === 'a thousand streams that inflate')
  const body = bomb?.bytes() ?? new Uint8Array()
  expect(body.byteLength).toBeLessThan(50_000)
  const { result, megabytes, threads } = await measureGrowth(() =>
    Promise.all(Array.from({ length: 12 }, () => readPdf(body))),
  )
  expect(result).toEqual(Array(12).fill({ isBusy: false, text: null }))
  expect(threads).toBe(2)
  expect(megabytes).toBeLessThan(2 * maxMegabytes)
})

it('readPdf reads several PDFs at once after the bombs', async () => {
  const [ordinary] = pdfBombs
  const texts = await Promise.all([1, 2, 3].map(() => readPdf(ordinary?.bytes() ?? new Uint8Array())))
  expect(texts).toEqual(Array(3).fill({ isBusy: false, text: readableText }))
})

it('readPdf does not begin with a file that is too large', async () => {
  expect(await readPdf(new Uint8Array(5 * 1024 * 1024 + 1))).toEqual({ isBusy: false, text: null })
})

it('createPdfReader answers that it is busy once enough files wait, or one has waited long enough', async () => {
  const [ordinary] = pdfBombs
  const readAtOnce = (read: typeof readPdf) =>
    Promise.all([1, 2, 3, 4].map(() => read(ordinary?.bytes() ?? new Uint8Array())))
  const done = { isBusy: false, text: readableText }
  const busy = { isBusy: true }
  const crowded = createPdfReader({ threads: 1, waiting: 2, waitMilliseconds: 60_000 })
  expect(await readAtOnce(crowded)).toEqual([done, done, done, busy])
  const failFast = createPdfReader({ threads: 2, waiting: 2, waitMilliseconds: 1 })
  expect(await readAtOnce(failFast)).toEqual([done, done, busy, busy])
})
