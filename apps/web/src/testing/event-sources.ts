import { afterEach, beforeEach, vi } from 'vitest'

/** The event sources that the page has open. A test sends their events. */
export const eventSources: FakeEventSource[] = []

export class FakeEventSource extends EventTarget {
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    eventSources.push(this)
  }

  close(): void {
    const at = eventSources.indexOf(this)
    if (at >= 0) eventSources.splice(at, 1)
  }

  send(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

/** The test environment has no event sources. */
export function fakeEventSources(): void {
  beforeEach(() => {
    eventSources.length = 0
    vi.stubGlobal('EventSource', FakeEventSource)
  })
  afterEach(() => void vi.unstubAllGlobals())
}
