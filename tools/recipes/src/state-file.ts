import { readFile, rename, writeFile } from 'node:fs/promises'

/** A recipe's memory between runs, in a file that is replaced whole. */
export async function readState<State extends object>(path: string, initial: State): Promise<State> {
  try {
    return { ...initial, ...(JSON.parse(await readFile(path, 'utf8')) as Partial<State>) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return initial
    throw error
  }
}

export async function writeState(path: string, state: object): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(state), { mode: 0o600 })
  await rename(`${path}.new`, path)
}
