import { expect, test } from 'vitest'
import { measureFaults } from './dependency-faults.ts'

test('a recruiter’s traffic gets right answers or refusals with Retry-After while an engine is cut off, and no write is lost', async () => {
  const { figures, marks, lostMarks, unsentMails, isIndexEqual } = await measureFaults(process.env, {
    rate: 10,
    seconds: 2,
    afterSeconds: 3,
    dependencies: ['opensearch', 'postgresql'],
    faults: ['cut'],
  })
  expect(figures.map(({ failed, wrong, example }) => ({ failed, wrong, example }))).toEqual(
    figures.map(() => ({ failed: 0, wrong: 0, example: null })),
  )
  // The number of refusals and the time of recovery depend on the machine: `pnpm bench dependency-faults` measures them.
  expect({ lostMarks, unsentMails, isIndexEqual }).toEqual({ lostMarks: 0, unsentMails: 0, isIndexEqual: true })
  expect(marks).toBeGreaterThan(0)
})
