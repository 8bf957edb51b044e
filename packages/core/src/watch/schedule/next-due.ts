import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import { dailySlotOf } from '../../companies/sources/daily-slot.queries.ts'

/** Planned visits are a day apart, less the time a visit was behind its daily slot, and never under 20 hours. */
const maxCaughtUpMs = dayMs - politenessLimits.visitIntervalHours * hourMs
const backOffDays = [1, 2, 4, 7]
const { blockedRecheckDays } = politenessLimits
/** A minimum, however short the Retry-After. */
const minWaitMs = 15 * minuteMs
const maxFailures = 1_000

export type Visited = {
  sourceNo: number
  outcome: VisitOutcome
  /** Failed visits in a row before this one. */
  failures: number
  waitUntil: Date | null
  /** Whether the source was held before, and is after this visit. */
  wasHeld: boolean
  isHeld: boolean
}

export type NextDue = { dueAt: Date; failures: number }

/**
 * When a source is visited again. Only the retry of a failed visit and the second visit of a held source come within 20
 * hours.
 */
export function nextDue({ sourceNo, outcome, failures, waitUntil, wasHeld, isHeld }: Visited, at: Date): NextDue {
  const inDays = (days: number) => new Date(at.getTime() + days * dayMs - Math.min(maxCaughtUpMs, behind(sourceNo, at)))
  const failed = Math.min(failures + 1, maxFailures)
  switch (outcome) {
    case 'unchanged':
    case 'read':
    case 'partly_read':
      return { dueAt: isHeld && !wasHeld ? soon(sourceNo, at) : inDays(1), failures: 0 }
    case 'unreachable':
    case 'parked':
      return { dueAt: inDays(backOff(failures)), failures: failed }
    case 'blocked':
    case 'denied':
      return { dueAt: inDays(blockedRecheckDays), failures: failed }
    case 'failed':
      return { dueAt: failures === 0 ? soon(sourceNo, at) : inDays(backOff(failures - 1)), failures: failed }
    case 'asked_to_wait': {
      const wanted = (waitUntil ?? soon(sourceNo, at)).getTime()
      const atLeast = failures === 0 ? at.getTime() + minWaitMs : inDays(1).getTime()
      return { dueAt: new Date(Math.min(Math.max(wanted, atLeast), at.getTime() + dayMs)), failures: failed }
    }
  }
}

/** The time since the source's daily slot. */
function behind(sourceNo: number, at: Date): number {
  const slotMs = Math.floor(dailySlotOf(sourceNo) * dayMs)
  return (((at.getTime() - slotMs) % dayMs) + dayMs) % dayMs
}

function soon(sourceNo: number, at: Date): Date {
  return new Date(at.getTime() + hourMs + Math.floor(share(~sourceNo) * 3 * hourMs))
}

function backOff(failures: number): number {
  return backOffDays[Math.min(failures, backOffDays.length - 1)] ?? 1
}

/** Spreads consecutive numbers evenly between 0 and 1. */
function share(number: number): number {
  return (Math.imul(number, 0x9e3779b1) >>> 0) / 2 ** 32
}
