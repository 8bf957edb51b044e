import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlAnswer, unquoted, wholeText, withText } from './answers.ts'
import { type Answered, type BoardCase, boardAt } from './board-case.ts'
import { expectEmptyVisit, expectNothingClosed, expectUnchanged, expectWholeVisit } from './board-visits.ts'
import { withJobs } from './rearranged.ts'

const keyOfRequest = ({ url, body = '' }: { url: string; body?: string }) => `${url} ${body}`

export function describeBoard(name: string, made: BoardCase): void {
  const { system, address, start, list, second, detail, empty, unknownTenant, changed, translated, check = 1 } = made
  const board = boardAt(system, address)
  const read = ({ page, request }: Answered) => system.read(page, board, request)
  const titlesOf = (answered: Answered) => read(answered).positions.map(({ title }) => title.text)

  describe(name, () => {
    it('lists its jobs with quotes from the answer, each with a number of its own', () => {
      const { positions, isComplete } = read(list)
      expect(positions.map(({ title }) => title.text)).toEqual(list.titles)
      expect(unquoted(positions, list.page)).toEqual([])
      expect(new Set(positions.map(({ reference }) => reference)).size).toBe(positions.length)
      expect(positions.every(({ reference, closed }) => reference !== null && closed === null)).toBe(true)
      expect(isComplete).toBe(true)
    })

    if (start)
      it('leads to its list from its first answer', () => {
        const { next, isComplete } = read(start)
        expect(next.map(keyOfRequest)).toContain(keyOfRequest(list.request ?? list.page))
        expect(isComplete).toBe(true)
      })

    if (second)
      it('requests its further pages, and reads them', () => {
        const next = [...(start ? read(start).next : []), ...read(list).next]
        expect(next.map(keyOfRequest)).toContain(keyOfRequest(second.request ?? second.page))
        expect(titlesOf(second)).toEqual(second.titles)
      })

    if (detail)
      it("reads a job's own page under the number of the list", () => {
        const [listed] = read(list).positions
        const { positions, isComplete } = read(detail)
        expect(positions).toMatchObject([{ reference: listed?.reference }])
        expect(positions[0]?.sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')).toContain(
          detail.words,
        )
        expect(isComplete).toBe(true)
      })

    it('reads an empty board', () => {
      const { positions, isComplete, total = 0, next, hasDrifted } = read(empty)
      expect([positions, next, hasDrifted]).toEqual([[], [], undefined])
      expect(isComplete && total === 0).toBe(empty.isKnown)
    })

    it('never calls an unknown tenant, an error or a changed shape complete', () => {
      for (const answered of [unknownTenant, changed]) {
        const { positions, isComplete } = read(answered)
        expect([positions, isComplete]).toEqual([[], false])
      }
      for (const status of [403, 404, 500, 503]) {
        const page = { ...list.page, status }
        const { positions, isComplete } = read({ ...list, page })
        expect([positions, isComplete]).toEqual([[], false])
      }
      if (changed.page.kind !== 'html' || changed.hasDrifted) expect(read(changed).hasDrifted).toBe(true)
      const challenge = htmlAnswer(list.page.url, '<title>Just a moment</title><h1>Checking your browser</h1>')
      expect(read({ ...list, page: challenge })).toMatchObject({ positions: [], isComplete: false })
    })

    it('closes no job by an order or an omission of the answer, and keeps the total it says', () => {
      const whole = read(list)
      const known = new Set(whole.positions.map(({ reference }) => reference))
      fc.assert(
        fc.property(fc.shuffledSubarray(list.titles.map((_, index) => index)), (kept) => {
          const page = withJobs(list.page, list.titles, kept)
          if (page === null || kept.length === 0) return
          const part = read({ ...list, page })
          expect(part.positions.every(({ reference, closed }) => known.has(reference) && closed === null)).toBe(true)
          expect(part.positions).toHaveLength(kept.length)
          expect(part.total).toBe(whole.total)
        }),
        { numRuns: 20 },
      )
    })

    it('calls no cut list complete, unless its total shows what it lacks', () => {
      const whole = read(list)
      const text = wholeText(list.page)
      fc.assert(
        fc.property(fc.nat(text.length - 1), (length) => {
          const part = read({ ...list, page: withText(list.page, text.slice(0, length)) })
          const isLess = part.positions.length < whole.positions.length || list.page.kind !== 'html'
          const isTold = whole.total !== undefined && part.total === whole.total
          expect(part.isComplete && isLess && !isTold).toBe(false)
        }),
        { numRuns: 60 },
      )
    })

    it('is read whole by a visit', () => expectWholeVisit(made))

    it(`is known to be unchanged by ${check} request${check === 1 ? '' : 's'} beside robots.txt`, () =>
      expectUnchanged(made, check))

    it('closes no job at a visit by a cut, reordered, shortened, changed or foreign answer', () =>
      expectNothingClosed(made))

    it('closes its jobs at a visit by an empty answer only if that can be believed', () => expectEmptyVisit(made))

    it('reads its jobs in another language', () => {
      expect(titlesOf(translated)).toEqual(translated.titles)
    })
  })
}
