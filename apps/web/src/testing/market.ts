import { localPath } from '@vedetta/contracts/calls/routes'
import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { mapPath } from '@vedetta/contracts/inbox/market-map'
import type { MarketMap, ProvinceFigures } from '@vedetta/contracts/operations/public-figures'

const provinces: readonly [code: string, name: string, slug: string, region: string][] = [
  ['AQ', 'L’Aquila', 'l-aquila', 'Abruzzo'],
  ['BG', 'Bergamo', 'bergamo', 'Lombardia'],
  ['MI', 'Milano', 'milano', 'Lombardia'],
  ['RM', 'Roma', 'roma', 'Lazio'],
]

const openIn: Readonly<Record<string, number>> = { BG: 214, MI: 1_680, RM: 3 }

export function makeMap(fields: Partial<MarketMap> = {}): MarketMap {
  return {
    countedAt: '2026-11-14T09:00:00.000Z',
    total: { open: 1_895, opened: 120, change: 0.125 },
    weeks: Array.from({ length: 12 }, (_, index) => ({
      week: new Date(Date.UTC(2026, 7, 24 + 7 * index)).toISOString().slice(0, 10),
      open: 1_000 + 80 * index,
      opened: 40 + index,
    })),
    provinces: provinces.map(([code, name, slug, region]): ProvinceFigures => {
      const open = openIn[code] ?? 0
      return { code, name, slug, region, open, opened: Math.floor(open / 10), change: open > 1_000 ? -0.05 : null }
    }),
    sectors: [
      { sector: 'retail', open: 900, opened: 60, change: 0.5 },
      { sector: 'machinery_automation', open: 995, opened: 60, change: null },
    ],
    ...fields,
  }
}

type Part = { province?: string; sector?: SectorId }

const parts: [name: string, part: Part, it: string, en: string][] = [
  ['Italy', {}, 'Dove si assume in Italia, provincia per provincia', 'Where Italy is hiring, province by province'],
  [
    'a sector',
    { sector: 'retail' },
    'Commercio al dettaglio e GDO: dove si assume in Italia',
    'Retail and large-scale distribution: where Italy is hiring',
  ],
  [
    'a province',
    { province: 'l-aquila' },
    'Posizioni aperte in provincia dell’Aquila',
    'Open positions in the province of L’Aquila',
  ],
  [
    'a sector of a province',
    { province: 'milano', sector: 'machinery_automation' },
    'Meccanica, macchinari e impianti industriali: posizioni aperte in provincia di Milano',
    'Machinery, mechanical engineering and industrial plant: open positions in the province of Milano',
  ],
]

/** A page of each kind in each language, with its heading. */
export const mapPages = parts.flatMap(([name, part, it, en]) => [
  { name: `${name} in Italian`, path: mapPath(part), title: it, part, language: 'it' as const },
  { name: `${name} in English`, path: localPath(mapPath(part), 'en'), title: en, part, language: 'en' as const },
])
