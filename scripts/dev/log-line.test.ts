import { expect, test } from 'vitest'
import { readableLogLine } from './log-line.ts'

test('readableLogLine shows the level, message, facts and stack of a JSON log line', () => {
  const line = JSON.stringify({
    level: 50,
    time: 1,
    pid: 2,
    hostname: 'here',
    reqId: 'req-1',
    err: { type: 'Error', message: 'no', stack: 'Error: no\n    at here' },
    msg: 'answering failed',
  })
  expect(readableLogLine(line)).toBe('error answering failed {"reqId":"req-1"}\nError: no\n    at here')
  expect(readableLogLine('{"level":40,"time":1,"pid":2,"hostname":"here","msg":"slow"}')).toBe('warn slow')
})

test.each(['plain text', '{"other":1}', '{"level":30,'])('readableLogLine keeps %s as it is', (line) => {
  expect(readableLogLine(line)).toBe(line)
})
