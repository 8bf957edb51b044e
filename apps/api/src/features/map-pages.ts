import type { RequestPage } from '@vedetta/contracts/calls/routes'
import { mapPath, sectorOfSlug } from '@vedetta/contracts/inbox/market-map'
import { getMap } from '@vedetta/contracts/operations/public-figures'
import { pageAnswer } from '@vedetta/contracts/watch/page-rendering'
import { openMapParts } from '@vedetta/core/inbox/market/open-map-parts'
import type { PublicFiguresReader } from '@vedetta/core/inbox/market/public-figures'
import { provinceOfSlug } from '@vedetta/reference/province-slug'
import type { ApiContext } from '../api-context.ts'
import type { LivePage, LivePages } from '../pages/live-page.ts'

type MapPages = Pick<LivePages, Extract<RequestPage, `map${string}`>>

type OpenParts = Awaited<ReturnType<typeof openMapParts>>

/** The sitemap lists only maps with open positions. */
export function mapPages({ db, figures }: Pick<ApiContext, 'db' | 'figures'>): MapPages {
  const page = (pathsOf: (parts: OpenParts) => string[]): LivePage => ({
    answers: (values) => answersFor(figures, values),
    paths: async () => [...new Set(pathsOf(await openMapParts(db)))],
  })
  const inProvince = (parts: OpenParts) => parts.flatMap(({ slug, sector }) => (slug ? { province: slug, sector } : []))
  return {
    map: page((parts) => parts.slice(0, 1).map(() => mapPath({}))),
    mapOfSector: page((parts) => parts.filter(({ slug }) => !slug).map(({ sector }) => mapPath({ sector }))),
    mapOfProvince: page((parts) => inProvince(parts).map(({ province }) => mapPath({ province }))),
    mapOfProvinceSector: page((parts) => inProvince(parts).map(mapPath)),
  }
}

async function answersFor(figures: PublicFiguresReader, values: Record<string, string>) {
  const { province } = values
  const sector = values.sector === undefined ? undefined : sectorOfSlug(values.sector)
  if (province !== undefined && !provinceOfSlug(province)) return undefined
  if (values.sector !== undefined && !sector) return undefined
  const input = { ...(province && { province }), ...(sector && { sector }) }
  return [pageAnswer(getMap, input, await figures.map(input))]
}
