import type { FetchRequest } from '../../fetch/fetcher.ts'
import type { Page } from '../../page.ts'
import type { Board, TrackingSystem } from '../tracking-system.ts'
import { recogniseBoard } from '../tracking-systems.ts'

export type Answered = { page: Page; request?: FetchRequest }

/** What every system's board must do, with answers in its own shape. */
export type BoardCase = {
  system: TrackingSystem
  /** An address by which the board is recognised. */
  address: string
  /** The answer that leads to `list`, where the system's first answer is not the list. */
  start?: Answered
  list: Answered & { titles: string[] }
  /** A further page that `list` or `start` requests; null where one answer lists every job. */
  second: (Answered & { titles: string[] }) | null
  /** The page of the first listed job; null where the list says all of it. */
  detail: (Answered & { words: string }) | null
  /** Further answers that a visit of the board asks for, about the jobs of `list` and `second`. */
  others?: Answered[]
  /** A board that says that nothing is open, and whether that can be believed. */
  empty: Answered & { isKnown: boolean }
  unknownTenant: Answered
  /** An answer of the system whose names changed, which JSON and XML always show. */
  changed: Answered & { hasDrifted?: true }
  translated: Answered & { titles: string[] }
  /** Only an empty page says where the list ends, so that one visit alone closes nothing. */
  hasOpenEnd?: true
  /** How many requests show that nothing changed, where it is more than one. */
  check?: number
}

/** The board at an address, read by the system that the register gives it to. */
export function boardAt(system: TrackingSystem, address: string): Board {
  const found = recogniseBoard(new URL(address))
  if (found?.system !== system) throw new Error(`${address} is not recognised as ${system.name}'s`)
  return found.board
}
