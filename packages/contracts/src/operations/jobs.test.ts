import { expect, test } from 'vitest'
import { mailJobs } from './jobs.ts'

test('a mail job is numbered like its mail, and carries nothing of what it says', () => {
  expect(mailJobs.id.safeParse('0197f0a2-7f6e-7c3a-9d0e-3f4f0a6f1c11').success).toBe(true)
  expect(mailJobs.id.safeParse('17').success).toBe(false)
  expect(mailJobs.payload.safeParse({ to: 'anna@prova.example' }).success).toBe(false)
})
