import { createHash } from 'node:crypto'
import * as calls from '@vedetta/contracts/notify/feeds'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { createFeed } from '@vedetta/core/outward/filter-feeds/create-feed'
import { deleteFeed } from '@vedetta/core/outward/filter-feeds/delete-feed'
import { feedIdOf } from '@vedetta/core/outward/filter-feeds/feed-token'
import { selectFeeds } from '@vedetta/core/outward/filter-feeds/feeds.queries'
import { type FeedAnswer, openFeed, readFeed } from '@vedetta/core/outward/filter-feeds/read-feed'
import { shownFeed } from '@vedetta/core/outward/filter-feeds/shown-feed'
import { AppError } from '@vedetta/core/platform/app-error'
import { ttlCache } from '@vedetta/core/platform/limits/ttl-cache'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'
import { csvFeed } from './csv-feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rssFeed } from './rss-feed.ts'

const formats = {
  json: { type: 'application/feed+json', write: jsonFeed },
  xml: { type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  csv: { type: 'text/csv; charset=utf-8', write: csvFeed },
} as const satisfies Record<calls.FeedFormat, object>

const file = z.object({ token: z.string().max(200), format: z.enum(calls.feedFormats) })

export function feedRoutes(api: FastifyInstance, context: ApiContext): void {
  const { db, clock, limits, secrets, publicUrl } = context
  registerCall(api, calls.listFeeds, async (_input, { seat }) => ({
    feeds: (await selectFeeds(db, seat.seatNo)).map((row) => shownFeed(context, row)),
  }))
  registerCall(api, calls.createFeed, (input, viewer) => createFeed(context, viewer, input, clock()))
  registerCall(api, calls.deleteFeed, async ({ feedID }, viewer) => {
    await deleteFeed(db, viewer, feedID)
    return {}
  })

  const answerOf = ttlCache<FeedAnswer>(clock, { ttlMs: calls.feedMinutes * minuteMs, max: 200 })
  api.route({
    method: 'GET',
    url: '/feed/:token.:format',
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { data } = file.safeParse(request.params)
      const feedId = data ? feedIdOf(secrets, data.token) : null
      if (!data || feedId === null) throw new AppError('not_found')
      await limits.consume('readsOfFeed', feedId)
      // Read each time, so that a feed that was deleted ends at once.
      const reader = await openFeed(context, feedId, clock())
      const answer = await answerOf(feedId, () => readFeed(context, reader, clock()))
      const { type, write } = formats[data.format]
      const body = await write(answer, publicUrl)
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
      reply.headers({ etag: tag, 'cache-control': `private, max-age=${calls.feedMinutes * 60}` })
      if (answer.lacksCredits) return reply.status(402).type(type).send(body)
      if (request.headers['if-none-match'] === tag) return reply.status(304).send()
      return reply.type(type).send(body)
    },
  })
}
