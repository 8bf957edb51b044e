const maxWeight = 127

/** Weights as bytes, and for each table the weight that one step of a byte stands for. */
export function packTables(tables: readonly Float64Array[]): { scales: number[]; bytes: Buffer } {
  const scales = tables.map(
    (table) => table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / maxWeight || 1,
  )
  const packed = tables.map((table, index) =>
    Int8Array.from(table, (weight) => Math.round(weight / (scales[index] ?? 1))),
  )
  return { scales, bytes: Buffer.concat(packed.map(({ buffer }) => Buffer.from(buffer))) }
}

/** The tables that `bytes` begins with; each gives the weight at a place of it, or 0. */
export function unpackTables(
  bytes: Buffer,
  sizes: readonly number[],
  scales: readonly number[],
): ((place: number) => number)[] {
  let at = bytes.byteOffset
  return sizes.map((size, index) => {
    const table = new Int8Array(bytes.buffer, at, size)
    at += size
    const scale = scales[index] ?? 0
    return (place) => (table[place] ?? 0) * scale
  })
}
