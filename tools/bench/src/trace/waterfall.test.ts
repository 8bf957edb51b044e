import { expect, test } from 'vitest'
import { rowsOf, waterfall } from './waterfall.ts'

test('a waterfall has a row for each span under its cause, and counts calls of engines', () => {
  const span = (spanId: string, name: string, start: number, parentSpanId?: string) => ({
    service: 'vedetta-worker',
    traceId: 't',
    spanId,
    name,
    start,
    end: start + 100,
    ...(parentSpanId && { parentSpanId }),
  })
  const spans = [span('a', 'visit', 1_000), span('b', 'match', 3_000, 'a'), span('c', 'postgresql SELECT', 3_010, 'b')]
  const rows = rowsOf({ changedAt: 0, mailedAt: 5_000, spans })
  expect(rows.map(({ label }) => label.replaceAll('\u00a0', '·'))).toEqual([
    'from the change to the mail',
    'visit',
    '··match (1 calls of engines)',
  ])
  const picture = waterfall(rows)
  expect(picture.match(/<rect[^>]*rx="2"/g)).toHaveLength(rows.length)
  expect(picture).toContain('>5.0 s</text>')
})
