import { expect, test } from 'vitest'
import { mailJobs, renderJobs } from './jobs.ts'

test.each(['https://prova.example/lavora', 'http://prova.example:8080/?a=b', 'https://città.example/'])(
  'a render job takes %s',
  (url) => {
    expect(renderJobs.payload.parse({ url })).toEqual({ url })
  },
)

test.each([
  null,
  {},
  { url: '' },
  { url: 'prova.example' },
  { url: 'file:///etc/passwd' },
  { url: 'https://a.example/', at: 1 },
])('a render job refuses %j', (payload) => {
  expect(renderJobs.payload.safeParse(payload).success).toBe(false)
})

test('a mail job is numbered like its mail, and carries nothing of what it says', () => {
  expect(mailJobs.id.safeParse('0197f0a2-7f6e-7c3a-9d0e-3f4f0a6f1c11').success).toBe(true)
  expect(mailJobs.id.safeParse('17').success).toBe(false)
  expect(mailJobs.payload.safeParse({ to: 'anna@prova.example' }).success).toBe(false)
})
