const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

type LogEntry = { level: number; msg?: string; err?: { stack?: string; message?: string } }

/** A line of an app's JSON log as a person reads it: level, message, facts, stack. Any other line stays as it is. */
export function readableLogLine(line: string): string {
  const entry = parseEntry(line)
  if (!entry) return line
  const { level, msg = '', err, time: _time, pid: _pid, hostname: _hostname, ...facts } = entry
  const words = [levels[level] ?? `${level}`, msg, Object.keys(facts).length > 0 ? JSON.stringify(facts) : '']
  const stack = err?.stack ?? err?.message
  return `${words.filter(Boolean).join(' ')}${stack ? `\n${stack}` : ''}`
}

function parseEntry(line: string): (LogEntry & Record<string, unknown>) | undefined {
  if (!line.startsWith('{"level":')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
