import { MarketPage } from '../features/public/map/market-page.tsx'

export function Component() {
  return <MarketPage />
}
