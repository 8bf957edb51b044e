import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { type PdfItem, pdfLines } from './pdf-lines.ts'

const maxPages = 10
const maxItems = 20_000
const maxBufferBytes = 16 * 1024 * 1024

/**
 * pdf.js inflates whatever a file says, into buffers that lie outside the heap that a worker's limits watch.
 * A stream that needs a larger buffer is aborted. pdf.js allocates such buffers only in its own inflater, so the platform's is removed.
 */
function refuseLargeBuffers(): void {
  const Plain = globalThis.Uint8Array
  const Bounded: typeof Plain = new Proxy(Plain, {
    construct(_, [first, ...rest], target) {
      if (typeof first === 'number' && first > maxBufferBytes) throw new RangeError('The stream is too large')
      return Reflect.construct(Plain, [first, ...rest], target === Bounded ? Plain : target)
    },
  })
  globalThis.Uint8Array = Bounded
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
}

/** Runs in a thread of its own, because a hostile PDF can block it for ever. */
async function readText(bytes: Uint8Array): Promise<string | null> {
  const pdf = await getDocumentProxy(bytes)
  const pages: string[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number)
    pages.push(pdfLines(await itemsIn(page.streamTextContent())).join('\n'))
  }
  const text = pages.join('\n\n').trim()
  return text === '' ? null : text
}

/** Streamed, since a page may go on for ever: pdf.js stops where the stream is no longer read. */
async function itemsIn(texts: ReadableStream<{ items: object[] }>): Promise<PdfItem[]> {
  const reader = texts.getReader()
  const written: PdfItem[] = []
  while (written.length < maxItems) {
    const { done, value } = await reader.read()
    if (done) break
    written.push(...value.items.filter((item): item is PdfItem => 'str' in item))
  }
  return written.slice(0, maxItems)
}

refuseLargeBuffers()
readText(workerData).then(
  (text) => parentPort?.postMessage(text),
  () => parentPort?.postMessage(null),
)
