/** The keys of the render queue. All of them expire, and a renderer's Redis user sees no others. */
export function queueKeys(prefix: string) {
  const own = `${prefix}:renders`
  return {
    /** The identifiers of the jobs that wait, oldest first. */
    waiting: `${own}:waiting`,
    /** A job expires once its visit would stop waiting before the render is done. */
    job: (id: string) => `${own}:job:${id}`,
    /** Exists while a renderer is there. */
    alive: `${own}:alive`,
    /** What a process of the watch has been sent. */
    watchInbox: (watch: string) => `${own}:watch:${watch}`,
    rendererInbox: (renderer: string) => `${own}:renderer:${renderer}`,
  }
}

export const queueLimits = {
  /** A longer queue could not be rendered in the time that a visit waits. */
  waiting: 50,
  jobMs: 10_000,
  /** The longest a visit waits: by then the renderer is done, or has not begun. */
  waitMs: 40_000,
  /** Of a message that nobody fetches. */
  inboxSeconds: 60,
  aliveSeconds: 15,
  frameBytes: 16_000_000,
} as const
