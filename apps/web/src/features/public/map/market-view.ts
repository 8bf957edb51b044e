import { type SectorId, sectorLabels } from '@vedetta/contracts/facts/sectors'
import type { MarketMap, ProvinceFigures } from '@vedetta/contracts/operations/public-figures'
import { useLanguage } from '../../../lib/i18n.ts'
import { useMapTexts } from './use-map-texts.ts'

/** The figure that the map, its legend and the weeks show. */
export type ShownFigure = 'open' | 'opened'

/** The province and sector of a page, and its data. */
export type MarketView = {
  map: MarketMap
  place: ProvinceFigures | undefined
  sector: SectorId | undefined
}

/** The page's title and the sector's name in the current language. */
export function useMarketNames({ place, sector }: Pick<MarketView, 'place' | 'sector'>) {
  const language = useLanguage()
  const { title } = useMapTexts()
  const name = sector && sectorLabels[sector][language]
  if (name && place) return { sector: name, title: title.both(name, place) }
  if (place) return { sector: undefined, title: title.province(place) }
  return { sector: name, title: name ? title.sector(name) : title.italy }
}
