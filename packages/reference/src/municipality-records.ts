import { once } from './once.ts'
import { placesPackage } from './places-package.ts'

export type Municipality = {
  istat: string
  name: string
  /** Two letters. */
  province: string
  /** ISTAT code, "01" to "20". */
  region: string
  lat: number
  lon: number
}

type MunicipalityRecord = {
  municipality: Municipality
  /** The Italian name, and for bilingual municipalities the other one and both as ISTAT joins them. */
  names: readonly string[]
  isCapital: boolean
  postalCodes: string[]
}

/** Every municipality once, by ISTAT code: the package has a row for each postal code. */
export const municipalityRecords = once((): readonly MunicipalityRecord[] => {
  const records = new Map<string, MunicipalityRecord>()
  for (const row of placesPackage().getAllComuni()) {
    const known = records.get(row.codiceIstat)
    if (known) {
      known.postalCodes.push(row.cap)
      continue
    }
    const bilingual = row.nomeAlternativo
    records.set(row.codiceIstat, {
      municipality: {
        istat: row.codiceIstat,
        name: row.nome,
        province: row.siglaProvincia,
        region: row.codiceRegione,
        lat: row.coordinate.lat,
        lon: row.coordinate.lng,
      },
      names: bilingual === undefined ? [row.nome] : [row.nome, bilingual, ...bilingual.split('/')],
      isCapital: row.isCapoluogo,
      postalCodes: [row.cap],
    })
  }
  return [...records.values()].sort((a, b) => (a.municipality.istat < b.municipality.istat ? -1 : 1))
})
