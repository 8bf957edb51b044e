const { promise, resolve } = Promise.withResolvers<void>()

/** Upper bound of the wait: a server that does not answer must not block the rest of the screen. */
const maxWaitMs = 1500

/** Signals that the screen shows its main content, so that deferred code may load. */
export const markFirstViewReady: () => void = resolve

/** Defers loading code that the main content does not need. */
export async function afterFirstView<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.race([promise, new Promise((done) => setTimeout(done, maxWaitMs))])
  return load()
}
