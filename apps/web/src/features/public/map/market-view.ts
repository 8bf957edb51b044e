import type { MarketMap, ProvinceFigures } from '@vedetta/contracts/public-figures'
import { type SectorId, sectorLabels } from '@vedetta/contracts/sectors'
import { useLanguage } from '../../../lib/i18n.ts'
import { useMapTexts } from './use-map-texts.ts'

/** Which of the figures the map, its legend and the weeks show. */
export type Shown = 'open' | 'opened'

/** A page's part of the map, and what is known of it. */
export type MarketView = {
  map: MarketMap
  place: ProvinceFigures | undefined
  sector: SectorId | undefined
}

/** What the page is about, in its language: `head` as a heading, `sector` by its name. */
export function useMarketNames({ place, sector }: Pick<MarketView, 'place' | 'sector'>) {
  const language = useLanguage()
  const { title } = useMapTexts()
  const name = sector && sectorLabels[sector][language]
  if (name && place) return { sector: name, title: title.both(name, place) }
  if (place) return { sector: undefined, title: title.province(place) }
  return { sector: name, title: name ? title.sector(name) : title.italy }
}
