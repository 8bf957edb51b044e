import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with these files, for one test. */
export async function writeFiles(contents: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'vedetta-reference-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const [name, content] of Object.entries(contents)) await writeFile(join(dir, name), content)
  return dir
}

export async function writeOneFile(name: string, content: string | Uint8Array): Promise<string> {
  return join(await writeFiles({ [name]: content }), name)
}
