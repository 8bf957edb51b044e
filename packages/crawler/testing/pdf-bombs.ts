import { constants, deflateRawSync, deflateSync } from 'node:zlib'

const megabyte = 1024 * 1024

/** The text of every PDF here that can be read. */
export const readableText = 'Cercasi saldatore'

const line = `BT /F1 12 Tf 72 700 Td (${readableText}) Tj ET`
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'

function stream(dictionary: string, bytes: Buffer | string): string {
  const body = typeof bytes === 'string' ? bytes : bytes.toString('latin1')
  return `<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream`
}

/** A file of these objects, numbered from 1; `tail` ends it, given the offset of each object. */
function file(
  objects: readonly string[],
  tail: (offsets: readonly number[], at: number) => string = trailer(),
): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  return Buffer.from(text + tail(offsets, text.length), 'latin1')
}

function trailer(extra: (at: number) => string = () => '') {
  return (offsets: readonly number[], at: number) => {
    const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`
    return `${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${extra(at)} >>\nstartxref\n${at}\n%%EOF\n`
  }
}

/** Deflated zeros, without ever holding them: so many equal blocks, the end, and their checksum. */
function deflatedZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: constants.Z_FULL_FLUSH })
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE((megabytes * megabyte) % 65_521, 0)
  checksum.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(megabytes).fill(block), Buffer.from([3, 0]), checksum])
}

/** The catalogue of this file stands in an object stream, so that it must be inflated before anything else. */
function objectStreamBomb(): Buffer {
  const objects = [
    stream('/Type /ObjStm /N 1 /First 100 /Filter /FlateDecode', deflatedZeros(400)),
    pages,
    page,
    stream('', line),
    font,
  ]
  return file(objects, (offsets, at) => {
    const rows = [[0, 0, 65_535], ...[...offsets, at].map((offset) => [1, offset, 0]), [2, 1, 0]]
    const table = Buffer.alloc(rows.length * 7)
    rows.forEach(([kind = 0, offset = 0, index = 0], row) => {
      table.writeUInt8(kind, row * 7)
      table.writeUInt32BE(offset, row * 7 + 1)
      table.writeUInt16BE(index, row * 7 + 5)
    })
    const dictionary = `/Type /XRef /Size ${rows.length} /W [1 4 2] /Root 7 0 R`
    return `6 0 obj\n${stream(dictionary, table)}\nendobj\nstartxref\n${at}\n%%EOF\n`
  })
}

const plain = file([catalog, pages, page, stream('', line), font])
const flate = '/Filter /FlateDecode'
const selfDrawing = '<< /XObject << /Fm0 6 0 R >> /Font << /F1 5 0 R >> >>'
const manyTexts = `${line} BT /F1 12 Tf 72 600 Td ${'0 99 Td(a)Tj 0 -99 Td(b)Tj '.repeat(500_000)} ET`

export type PdfBomb = { name: string; bytes: () => Buffer; isReadable: boolean }

/** Files made to exhaust their reader; of a readable one the ordinary line must be found all the same. */
export const pdfBombs: readonly PdfBomb[] = [
  { name: 'an ordinary file', bytes: () => plain, isReadable: true },
  {
    name: 'a stream that inflates a thousandfold',
    bytes: () => file([catalog, pages, page, stream(flate, deflatedZeros(1_000)), font]),
    isReadable: false,
  },
  {
    name: 'a thousand streams that inflate',
    bytes: () =>
      file([
        catalog,
        pages,
        page.replace('4 0 R', `[${'4 0 R '.repeat(1_000)}]`),
        stream(flate, deflatedZeros(15)),
        font,
      ]),
    isReadable: false,
  },
  {
    name: 'nested filters',
    bytes: () =>
      file([
        catalog,
        pages,
        page,
        stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflatedZeros(3_000))),
        font,
      ]),
    isReadable: false,
  },
  {
    name: 'a hundred thousand pages of one content',
    bytes: () =>
      file([
        catalog,
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`,
        page,
        stream('', line),
        font,
      ]),
    isReadable: true,
  },
  {
    name: 'a page tree that holds itself',
    bytes: () => file([catalog, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100000 >>', page, stream('', line), font]),
    isReadable: false,
  },
  {
    name: 'an outline that follows itself',
    bytes: () =>
      file([
        '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
        pages,
        page,
        stream('', line),
        font,
        '<< /First 6 0 R /Last 6 0 R /Next 6 0 R /Title (x) /Parent 6 0 R >>',
      ]),
    isReadable: true,
  },
  {
    name: 'a form that draws itself twice',
    bytes: () =>
      file([
        catalog,
        pages,
        page.replace('/Resources <<', `/Resources << /XObject << /Fm0 6 0 R >>`),
        stream('', `${line} /Fm0 Do`),
        font,
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources ${selfDrawing}`,
          'BT /F1 9 Tf (x) Tj ET /Fm0 Do /Fm0 Do',
        ),
      ]),
    isReadable: true,
  },
  { name: 'an object stream that inflates', bytes: objectStreamBomb, isReadable: false },
  {
    name: 'a cross-reference table that continues with itself',
    bytes: () =>
      file(
        [catalog, pages, page, stream('', line), font],
        trailer((at) => `/Prev ${at}`),
      ),
    isReadable: true,
  },
  {
    name: 'a million texts',
    bytes: () => file([catalog, pages, page, stream(flate, deflateSync(Buffer.from(manyTexts))), font]),
    isReadable: true,
  },
  { name: 'a cut file', bytes: () => plain.subarray(0, plain.length / 3), isReadable: false },
  {
    name: 'noise',
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Array.from({ length: 200_000 }, noise))]),
    isReadable: false,
  },
]

/** Always the same, and without a pattern. */
function noise(_: unknown, index: number): number {
  return (Math.imul(index ^ 0x9e3779b9, 0x85ebca6b) >>> 13) & 0xff
}
