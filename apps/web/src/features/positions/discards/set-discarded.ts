import type { QueryClient } from '@tanstack/react-query'
import { type DiscardReason, discardPositions, maxDiscardedAtOnce } from '@vedetta/contracts/inbox/discarded-positions'
import type { TFunction } from 'i18next'
import type { ApiErrorCode } from '../../../lib/api-client.ts'
import { type ApiFailure, fetchFromApi } from '../../../lib/api-query.ts'
import { showToast } from '../../../lib/toasts.ts'
import type { Discardable } from './discardable.ts'
import { syncDiscards } from './sync-discards.ts'

type Tools = {
  readonly client: QueryClient
  readonly t: TFunction
  readonly errorText: (code: ApiErrorCode) => string
}

const undoMs = 8000

/** Positions that are as wanted already are left alone, so that undoing it restores what was. */
export async function setDiscarded(
  tools: Tools,
  positions: readonly Discardable[],
  discarded: boolean,
): Promise<boolean> {
  const { t } = tools
  const changing = positions.filter((position) => position.discarded !== discarded)
  const changed = await send(tools, changing, discarded)
  const [first] = changed
  if (first)
    showToast({
      type: 'success',
      title: t(discarded ? 'discards.discarded' : 'discards.restored', { count: changed.length }),
      ...(changed.length === 1 && { description: first.name }),
      duration: undoMs,
      action: { label: t('inbox.undo'), onPress: () => void send(tools, changed, !discarded) },
    })
  return changed.length === changing.length
}

/** Says why a position is discarded, or with null that there is no reason. Resolves to whether the server took it. */
export async function setReason(tools: Tools, positionID: string, reason: DiscardReason | null): Promise<boolean> {
  return request(tools, [positionID], { discarded: true, reason })
}

/** Sends as much at once as a call takes; a position that is discarded again gets its reason back. Returns those that the server took. */
async function send(tools: Tools, positions: readonly Discardable[], discarded: boolean): Promise<Discardable[]> {
  const done: Discardable[] = []
  for (const [reason, group] of Map.groupBy(positions, (position) => (discarded ? reasonOf(position) : null)))
    for (let from = 0; from < group.length; from += maxDiscardedAtOnce) {
      const part = group.slice(from, from + maxDiscardedAtOnce)
      const ids = part.map(({ positionID }) => positionID)
      if (!(await request(tools, ids, { discarded, reason }))) return done
      done.push(...part)
    }
  return done
}

const reasonOf = ({ reason, discardReason }: Discardable) => reason ?? discardReason ?? null

async function request(
  { client, t, errorText }: Tools,
  positionIDs: string[],
  wanted: { discarded: boolean; reason: DiscardReason | null },
): Promise<boolean> {
  try {
    await fetchFromApi(discardPositions, { positionIDs, ...wanted })
  } catch (failure) {
    const { code } = failure as ApiFailure
    const title = t(wanted.discarded ? 'discards.notDiscarded' : 'discards.notRestored')
    showToast({ type: 'error', title, description: errorText(code), duration: 6000 })
    return false
  }
  syncDiscards(client, new Set(positionIDs), wanted)
  return true
}
