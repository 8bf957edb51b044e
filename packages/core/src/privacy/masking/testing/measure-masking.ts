import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { personalSpans } from '../personal-spans.ts'

const kinds = [
  'personal_email',
  'personal_phone',
  'person_name_beside',
  'general_email',
  'general_phone',
  'person_name_apart',
] as const
type Kind = (typeof kinds)[number]

const labelledLine = z.object({
  id: z.number(),
  text: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number(), kind: z.enum(kinds), text: z.string() })),
})
export type LabelledLine = z.infer<typeof labelledLine>

/** The rules are tuned on the first, and were measured once on the second, which others wrote afterwards. */
const files = { tuned: 'masking-lines.jsonl', heldOut: 'masking-lines-held-out.jsonl' } as const

/** Lines of adverts with their contacts, about people who do not exist. */
export function readLabelledLines(set: keyof typeof files): LabelledLine[] {
  const file = readFileSync(new URL(`../../../../fixtures/${files[set]}`, import.meta.url), 'utf8')
  return file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => labelledLine.parse(JSON.parse(line)))
}

export type MaskingFigures = {
  lines: number
  byKind: Record<Kind, { masked: number; of: number }>
  /** Of personal addresses, personal numbers and names beside them. */
  personalMasked: number
  /** Of general addresses and numbers. */
  generalMasked: number
}

export function measureMasking(lines: readonly LabelledLine[]): MaskingFigures {
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, { masked: 0, of: 0 }])) as MaskingFigures['byKind']
  for (const line of lines)
    for (const span of line.spans) {
      byKind[span.kind].of++
      if (isMasked(line.text, span)) byKind[span.kind].masked++
    }
  const share = (...of: Kind[]) => sum(of.map((kind) => byKind[kind].masked)) / sum(of.map((kind) => byKind[kind].of))
  return {
    lines: lines.length,
    byKind,
    personalMasked: share('personal_email', 'personal_phone', 'person_name_beside'),
    generalMasked: share('general_email', 'general_phone'),
  }
}

/** A personal span counts as masked if all of its letters and digits are; another if any is. */
function isMasked(text: string, { start, end, kind }: LabelledLine['spans'][number]): boolean {
  const spans = personalSpans(text)
  const letters = [...Array(end - start).keys()]
    .map((offset) => start + offset)
    .filter((at) => /[\p{L}\d]/u.test(text[at] ?? ''))
  const isHidden = (at: number) => spans.some((span) => span.start <= at && at < span.end)
  return kind.startsWith('general') || kind === 'person_name_apart' ? letters.some(isHidden) : letters.every(isHidden)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
