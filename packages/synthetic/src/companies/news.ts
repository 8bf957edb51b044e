import { dayMs } from '@vedetta/contracts/text/durations'
import { type Draws, type NonEmpty, streams } from '../random/draws.ts'
import type { SyntheticCompany } from './company.ts'
import { slug } from './slug.ts'

export type SyntheticNews = { title: string; url: string; publishedAt: number }

const newsShare = 0.05
const maxNews = 4

const headlines: NonEmpty<(name: string, place: string) => string> = [
  (name, place) => `${name} amplia la sede di ${place} e annuncia nuove assunzioni`,
  (name) => `${name}, fatturato in crescita: "Investiremo sulle persone"`,
  (name, place) => `A ${place} inaugurato il nuovo stabilimento di ${name}`,
  (name) => `${name} entra in un nuovo mercato e cerca personale`,
  (name) => `Accordo sindacale in ${name}: premio di risultato e orari flessibili`,
  (name) => `${name} ottiene la certificazione per la parità di genere`,
  (name, place) => `Scuola e lavoro: ${name} apre le porte agli studenti di ${place}`,
  (name) => `${name} investe nel fotovoltaico: energia pulita per tutta la produzione`,
  (name) => `Passaggio generazionale in ${name}, la nuova guida si presenta`,
  (name, place) => `${name} sostiene il restauro del teatro di ${place}`,
]

export function drawNews(draws: Draws, company: SyntheticCompany, now: number): SyntheticNews[] {
  if (company.employees < 10) return []
  draws.begin(streams.news, company.index)
  if (!draws.chance(newsShare)) return []
  const place = company.place.municipality.name
  return Array.from({ length: draws.between(1, maxNews) }, (_, number) => {
    const title = draws.pick(headlines)(company.short, place)
    const publishedAt = now - draws.below(700 * dayMs)
    const paper = `gazzetta-${slug(company.place.provinceName, 30)}.example`
    return {
      title,
      url: `https://${paper}/economia/${company.index + 1}-${number + 1}-${slug(title, 60)}`,
      publishedAt,
    }
  })
}
