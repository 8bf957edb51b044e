import { useQuery } from '@tanstack/react-query'
import { sectorOfSlug } from '@vedetta/contracts/market-map'
import { localPath, routes } from '@vedetta/contracts/routes'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { LastWord } from '../parts/call-to-action.tsx'
import { Wide } from '../parts/container.tsx'
import { mapQuery } from './map-query.ts'
import { MarketHead } from './market-head.tsx'
import { MarketMapCard } from './market-map-card.tsx'
import { MarketWait } from './market-placeholder.tsx'
import { MarketTables } from './market-tables.tsx'
import type { Shown } from './market-view.ts'
import { HowCounted } from './methodology.tsx'
import { Neighbours } from './neighbours.tsx'
import { WeeksSection } from './weeks-section.tsx'

/** The map of Italy, of a sector, of a province, or of both: its address says which. */
export function MarketPage() {
  const language = useLanguage()
  const params = useParams()
  const sector = params.sector === undefined ? undefined : sectorOfSlug(params.sector)
  const isUnknown = params.sector !== undefined && !sector
  const { data: map, error, refetch } = useQuery({ ...mapQuery({ ...params, sector }), enabled: !isUnknown })
  const [shown, setShown] = useState<Shown>('open')
  const place = map?.provinces.find(({ slug }) => slug === params.province)
  const isNowhere = error?.code === 'unknown_province' || (map && params.province !== undefined && !place)

  if (isUnknown || isNowhere) return <Navigate to={localPath(routes.home, language)} replace />
  if (!map) return <MarketWait error={error} onRetry={() => void refetch()} />
  const view = { map, place, sector }
  return (
    <main id="content">
      <MarketHead {...view} />
      <Wide className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <MarketMapCard {...view} shown={shown} onShow={setShown} />
        <MarketTables {...view} />
      </Wide>
      {map.weeks.some(({ open, opened }) => open + opened > 0) && <WeeksSection {...view} shown={shown} />}
      <Neighbours {...view} />
      <HowCounted countedAt={map.countedAt} />
      <LastWord />
    </main>
  )
}
