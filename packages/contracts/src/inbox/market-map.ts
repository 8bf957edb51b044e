import { routes } from '../calls/routes.ts'
import { type SectorId, sectorIds } from '../facts/sectors.ts'

/** The path of `getMap`, apart from it so that pages can name its answer without loading the call’s code. */
export const mapCallPath = '/public/map'

/** Weeks of the map, this one included. */
export const mapWeeks = 12

/** New positions of a week are compared with the mean of this many weeks before it. */
export const baselineWeeks = 4

/** With fewer new positions a week, a relative change would overstate noise. */
export const minCompared = 10

/** The last path segment of a sector’s map: permanent, even if the sector is renamed. */
const sectorSlugs = {
  agriculture: 'agricoltura',
  food_beverage: 'alimentare',
  fashion_textile: 'moda',
  wood_furniture: 'legno-arredo',
  paper_printing: 'carta-stampa',
  energy_extraction: 'energia',
  chemicals_plastics: 'chimica-plastica',
  pharmaceuticals: 'farmaceutico',
  building_materials: 'ceramica-vetro',
  metalworking: 'metallurgia',
  electronics_electrical: 'elettronica',
  machinery_automation: 'meccanica',
  automotive: 'automotive',
  aerospace_rail_marine: 'aerospazio-ferroviario-navale',
  other_manufacturing: 'altre-manifatture',
  water_waste_environment: 'ambiente',
  construction: 'edilizia',
  wholesale: 'ingrosso',
  retail: 'dettaglio',
  transport_logistics: 'logistica',
  tourism_hospitality: 'turismo',
  media_publishing: 'media',
  telecommunications: 'telecomunicazioni',
  it_software: 'informatica',
  banking_insurance: 'banche-assicurazioni',
  real_estate: 'immobiliare',
  legal_business_consulting: 'consulenza',
  engineering_research: 'ingegneria-ricerca',
  marketing_design: 'marketing',
  facility_business_services: 'servizi-imprese',
  staffing_hr: 'agenzie-lavoro',
  public_sector: 'pubblica-amministrazione',
  education_training: 'istruzione',
  healthcare: 'sanita',
  social_care: 'assistenza-sociale',
  culture_sport_leisure: 'cultura-sport',
  personal_services_nonprofit: 'servizi-persona',
} as const satisfies Record<SectorId, string>

export function sectorOfSlug(slug: string): SectorId | undefined {
  return sectorIds.find((sector) => sectorSlugs[sector] === slug)
}

/** The Italian path of the map of a province (by its slug), of a sector, of both or of Italy. */
export function mapPath({
  province,
  sector,
}: {
  province?: string | undefined
  sector?: SectorId | undefined
}): string {
  const values = { province, sector: sector && sectorSlugs[sector] }
  if (values.province && values.sector) return fill(routes.mapOfProvinceSector, values)
  if (values.province) return fill(routes.mapOfProvince, values)
  return values.sector ? fill(routes.mapOfSector, values) : routes.map
}

function fill(path: string, values: Readonly<Record<string, string | undefined>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '')
}
