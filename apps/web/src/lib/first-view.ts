const { promise, resolve } = Promise.withResolvers<void>()

/** A server that does not answer shall not keep the rest of the screen away. */
const maxWaitMs = 1500

/** What a screen was opened for is on show: what could wait for it may come now. */
export const markFirstViewReady: () => void = resolve

/** For code that nobody needs in order to see what they came for. */
export async function afterFirstView<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.race([promise, new Promise((done) => setTimeout(done, maxWaitMs))])
  return load()
}
