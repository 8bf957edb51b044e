import { plans } from '@vedetta/contracts/facts/plans'
import { streamAlerts } from '@vedetta/contracts/notify/alert-stream'
import { readSessions } from '@vedetta/core/customers/identity/read-sessions'
import { alertReadBounds, createAlertStreams } from '@vedetta/core/notify/alerts/alert-streams'
import { AppError } from '@vedetta/core/platform/app-error'
import { createLatencyRecorder } from '@vedetta/core/platform/freshness/latencies'
import { runRecorder } from '@vedetta/core/platform/freshness/run-recorder'
import type { Viewer } from '@vedetta/core/platform/viewer'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerStreamCall } from '../call-route.ts'
import { openEventStream, streamBounds } from '../event-stream.ts'
import { refusalOf } from '../guard.ts'

export const alertStreamBounds = { ...alertReadBounds, ...streamBounds }

/** The stream of new alerts, and the loop that fills the streams of this process. */
export function alertStreamRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'publicUrl' | 'alertSignals'>,
  bounds: typeof alertStreamBounds,
): void {
  const allowedSessions = async (sessionIds: readonly string[]) => {
    const viewers = await readSessions(context, sessionIds)
    return new Set(viewers.filter(mayStream).map(({ sessionId }) => sessionId))
  }
  const latencies = createLatencyRecorder(context.db, context.clock)
  const streams = createAlertStreams({ db: context.db, log: api.log, allowedSessions, latencies }, bounds)
  const stop = new AbortController()
  let running: Promise<unknown> | undefined
  let unfollow = () => {}
  api.addHook('onReady', async () => {
    unfollow = context.alertSignals.follow(streams.signal)
    running = runRecorder([latencies], api.log, streams.run(stop.signal))
  })
  api.addHook('preClose', async () => {
    unfollow()
    stop.abort()
    await running
  })

  registerStreamCall(api, streamAlerts, async ({ after }, viewer, { lastEventId, reply }) => {
    if (!hasAlerts(viewer)) throw new AppError('alerts_not_in_plan')
    const { userId, sessionId } = viewer
    await context.limits.consume('alertListsOfPerson', userId)
    streams.open({ userId, sessionId, after: lastEventId ?? after }, (onClose) =>
      openEventStream(reply, onClose, bounds),
    )
  })
}

const hasAlerts = ({ seat }: Viewer) => seat !== null && plans[seat.tier].alerts

const mayStream = (viewer: Viewer) => refusalOf(streamAlerts.access, viewer) === null && hasAlerts(viewer)
