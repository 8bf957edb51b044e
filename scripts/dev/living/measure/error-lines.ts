import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a line of an error looks like: of the apps in the output of `pnpm dev`, and of each engine. */
const errorLines = {
  // Node names itself last when an error that nobody handled ends it.
  apps: /│ (?:error|fatal) |│ Node\.js v\d|ended by itself/,
  postgres: /\b(?:ERROR|FATAL|PANIC):/,
  redis: / # .*(?:error|fail|can't)/i,
  opensearch: /^\[[^\]]+\]\[(?:ERROR|FATAL)/,
} as const

export function findErrorLines(kind: keyof typeof errorLines, text: string): string[] {
  return text.split('\n').filter((line) => errorLines[kind].test(line))
}

/** The lines of errors in every log of the instance. */
export async function readErrorLines(output: string, engineFolder: string): Promise<string[]> {
  const logs = { apps: output, ...engineLogs(engineFolder) }
  const found = await Promise.all(
    Object.entries(logs).map(async ([kind, file]) =>
      findErrorLines(kind as keyof typeof errorLines, await readFile(file, 'utf8')),
    ),
  )
  return found.flat()
}

function engineLogs(folder: string): Record<Exclude<keyof typeof errorLines, 'apps'>, string> {
  return {
    postgres: join(folder, 'postgres.log'),
    redis: join(folder, 'redis.log'),
    opensearch: join(folder, 'opensearch.log'),
  }
}
