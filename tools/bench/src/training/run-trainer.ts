import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { factNames } from '@vedetta/crawler/score/candidate-facts'
import { hashBits, textParts } from '@vedetta/crawler/score/text-features'

const scripts = new URL('../../../train-reader/', import.meta.url)

/** The Python that has `tools/train-reader/requirements.txt` installed. */
const python = process.env.READER_PYTHON ?? 'python3'

export type Columns = Record<string, Float32Array | Float64Array | Uint32Array | Uint8Array>

/** Runs a script of `tools/train-reader` over columns of numbers in a folder. */
export async function runTrainer(script: string, folder: string, rows: number, columns: Columns): Promise<void> {
  await writeFile(join(folder, 'rows.json'), JSON.stringify({ rows, facts: factNames, textParts, hashBits }))
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(columns))
    await writeFile(join(folder, name), Buffer.from(buffer, byteOffset, byteLength))
  await promisify(execFile)(python, [join(scripts.pathname, script), folder], { maxBuffer: 2 ** 26 })
}

export async function float64Column(folder: string, name: string): Promise<Float64Array> {
  return new Float64Array(Uint8Array.from(await readFile(join(folder, name))).buffer)
}

export async function float32Column(folder: string, name: string): Promise<Float32Array> {
  return new Float32Array(Uint8Array.from(await readFile(join(folder, name))).buffer)
}
