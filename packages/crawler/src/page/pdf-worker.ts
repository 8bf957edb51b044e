import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { type PdfItem, pdfLines } from './pdf-lines.ts'

const maxPages = 10
const maxItems = 20_000

/** Runs in a thread of its own, because a hostile PDF can keep the reader busy for ever. */
async function readText(bytes: Uint8Array): Promise<string | null> {
  const pdf = await getDocumentProxy(bytes)
  const pages: string[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const written = items.filter((item): item is typeof item & PdfItem => 'str' in item).slice(0, maxItems)
    pages.push(pdfLines(written).join('\n'))
  }
  const text = pages.join('\n\n').trim()
  return text === '' ? null : text
}

readText(workerData).then(
  (text) => parentPort?.postMessage(text),
  () => parentPort?.postMessage(null),
)
