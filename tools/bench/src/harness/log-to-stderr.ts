/** For the logger of a process that is measured. */
export function logToStderr(facts: { err?: unknown }, message: string): void {
  process.stderr.write(`${message}: ${facts.err instanceof Error ? facts.err.message : JSON.stringify(facts)}\n`)
}
