import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { buildingAndTransportTrades } from './building-and-transport-trades.ts'
import { careAndPublicTrades } from './care-and-public-trades.ts'
import { knowledgeTrades } from './knowledge-trades.ts'
import { landAndFoodTrades } from './land-and-food-trades.ts'
import { metalAndMachineTrades } from './metal-and-machine-trades.ts'
import { processIndustryTrades } from './process-industry-trades.ts'
import type { Trades } from './trade.ts'
import { tradeAndHospitalityTrades } from './trade-and-hospitality-trades.ts'

export const tradesOfSectors: Readonly<Record<SectorId, Trades>> = {
  ...landAndFoodTrades,
  ...processIndustryTrades,
  ...metalAndMachineTrades,
  ...buildingAndTransportTrades,
  ...tradeAndHospitalityTrades,
  ...knowledgeTrades,
  ...careAndPublicTrades,
}
