import { afterAll, vi } from 'vitest'

// Test files share a worker: each leaves its clock and its environment as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
