import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { sectorOfSlug } from '@vedetta/contracts/inbox/market-map'
import { type Language, languages } from '@vedetta/contracts/text/labels'
import type { PublicFiguresReader } from '@vedetta/core/inbox/market/public-figures'
import { AppError } from '@vedetta/core/platform/app-error'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import { ttlCache } from '@vedetta/core/platform/limits/ttl-cache'
import { provinceOfSlug } from '@vedetta/reference/province-slug'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { drawMap } from '../pictures/draw-map.ts'

const cacheSeconds = 600
const maxCached = 200

const pages = [routes.map, routes.mapOfSector, routes.mapOfProvince, routes.mapOfProvinceSector]

/** Link previews of the maps: each page's path below `/pictures`. */
export function mapPictureRoutes(
  app: FastifyInstance,
  { figures, limits, clock }: Pick<ApiContext, 'figures' | 'limits' | 'clock'>,
): void {
  const cached = ttlCache<Buffer>(clock, { ttlMs: cacheSeconds * 1000, max: maxCached })
  for (const language of languages)
    for (const page of pages) {
      // A parameter at the end of the path must not swallow the extension.
      const path = localPath(page, language).replace(/:(\w+)$/, ':$1(^[a-z-]+)')
      app.get<{ Params: Values }>(`/pictures${path}.png`, { schema: { hide: true } }, async (request, reply) => {
        await limits.consume('mapsOfAddress', networkOf(request.ip))
        const { province = '', sector = '' } = request.params
        const picture = await cached(`${language}/${province}/${sector}`, () => draw(figures, request.params, language))
        return reply.type('image/png').header('cache-control', `public, max-age=${cacheSeconds}`).send(picture)
      })
    }
}

type Values = { province?: string; sector?: string }

async function draw(figures: PublicFiguresReader, values: Values, language: Language): Promise<Buffer> {
  const province = values.province === undefined ? undefined : provinceOfSlug(values.province)
  const sector = values.sector === undefined ? undefined : sectorOfSlug(values.sector)
  if ((values.province !== undefined && !province) || (values.sector !== undefined && !sector))
    throw new AppError('not_found')
  return drawMap(await figures.map({ province: province?.code, sector }), { province, sector, language })
}
