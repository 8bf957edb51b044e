import { getResponse, type RequestHandler } from 'msw'

// Taken before any test fakes the timers.
const { setImmediate } = globalThis
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Answers `fetch` by handlers, without a socket: the mocked sockets of `msw/node` now and then hang up on a busy machine,
 * and take more time than the answers.
 */
export function createTestServer(...initialHandlers: RequestHandler[]) {
  const realFetch = globalThis.fetch
  let handlers = initialHandlers

  async function answerOf(request: Request): Promise<Response> {
    // A request arrives in a later turn than it was sent, and so does its answer, as over a network.
    await nextTurn()
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}`)
    await nextTurn()
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  const fetchOf: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason)
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort, { once: true })
      answerOf(request).then(resolve, reject)
    })
  }

  return {
    listen() {
      globalThis.fetch = fetchOf
    },
    use(...added: RequestHandler[]) {
      handlers = [...added, ...handlers]
    },
    resetHandlers() {
      handlers = initialHandlers
    },
    close() {
      globalThis.fetch = realFetch
    },
  }
}
