const base = Number(process.env.VEDETTA_PORT_BASE ?? 17_400)
const port = base + 85

/** What the stack and the journeys through it agree on. */
export const stack = {
  port,
  publicUrl: `http://127.0.0.1:${port}`,
  /** Of the database, and before the names of indices and Redis keys. */
  name: `e2e${port}`,
  mailboxPort: base + 86,
} as const
