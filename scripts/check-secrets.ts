import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { secretsIn } from './secret-patterns.ts'

const maxBytes = 2_000_000

/** Fails if a file that git tracks, or would, holds what looks like a credential. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((file) => file !== '' && file !== 'pnpm-lock.yaml')

const found = files.flatMap((file) => secretsIn(readText(file)).map(({ line, kind }) => `${file}:${line}: ${kind}`))
for (const place of found) console.error(place)
if (found.length > 0) process.exitCode = 1
else console.log(`secrets: none in ${files.length} files`)

/** Nothing for a deleted file, a folder of a submodule, a binary or a very long file. */
function readText(file: string): string {
  try {
    const bytes = readFileSync(file)
    return bytes.length > maxBytes || bytes.includes(0) ? '' : bytes.toString('utf8')
  } catch {
    return ''
  }
}
