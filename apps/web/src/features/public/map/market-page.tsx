import { useQuery } from '@tanstack/react-query'
import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { sectorOfSlug } from '@vedetta/contracts/inbox/market-map'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Container } from '../parts/container.tsx'
import { mapQuery } from './map-query.ts'
import { MarketHead } from './market-head.tsx'
import { MarketMapCard } from './market-map-card.tsx'
import { MarketPlaceholder } from './market-placeholder.tsx'
import { MarketTables } from './market-tables.tsx'
import type { ShownFigure } from './market-view.ts'
import { Methodology } from './methodology.tsx'
import { Neighbours } from './neighbours.tsx'
import { WeeksSection } from './weeks-section.tsx'

/** The map of Italy, of a sector, of a province, or of both, as the URL says. */
export function MarketPage() {
  const language = useLanguage()
  const params = useParams()
  const sector = params.sector === undefined ? undefined : sectorOfSlug(params.sector)
  const isUnknownSector = params.sector !== undefined && !sector
  const { data: map, error, refetch } = useQuery({ ...mapQuery({ ...params, sector }), enabled: !isUnknownSector })
  const [shown, setShown] = useState<ShownFigure>('open')
  const place = map?.provinces.find(({ slug }) => slug === params.province)
  const isUnknownProvince = error?.code === 'unknown_province' || (map && params.province !== undefined && !place)

  if (isUnknownSector || isUnknownProvince) return <Navigate to={localPath(routes.home, language)} replace />
  if (!map) return <MarketPlaceholder error={error} onRetry={() => void refetch()} />
  const view = { map, place, sector }
  return (
    <main id="content">
      <MarketHead {...view} />
      <Container className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <MarketMapCard {...view} shown={shown} onShow={setShown} />
        <MarketTables {...view} />
      </Container>
      {map.weeks.some(({ open, opened }) => open + opened > 0) && <WeeksSection {...view} shown={shown} />}
      <Neighbours {...view} />
      <Methodology countedAt={map.countedAt} />
      <CallToAction />
    </main>
  )
}
