import { englishRegionNames } from './english-names.ts'
import { indexNames, onlyOne } from './name-index.ts'
import { nameKey } from './name-key.ts'
import { once } from './once.ts'
import { placesPackage } from './places-package.ts'

export type Region = { code: string; name: string }

export type Province = { code: string; name: string; region: string }

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'it')

/** The package writes "Bolzano/Bozen" and, for the province too, "Valle d'Aosta/Vallée d'Aoste". */
const italianPart = (name: string) => name.split('/')[0] ?? name

const territories = once(() => {
  const { getAllProvince, getAllRegioni } = placesPackage()
  const rawRegions = getAllRegioni().map(({ codiceRegione, nome }) => ({
    item: { code: codiceRegione, name: italianPart(nome) },
    names: [nome, ...nome.split('/')],
  }))
  const rawProvinces = getAllProvince().map(({ sigla, nome, codiceRegione }) => {
    const name = sigla === 'AO' ? 'Aosta' : italianPart(nome)
    return { item: { code: sigla, name, region: codiceRegione }, names: [name, nome, ...nome.split('/')] }
  })
  const regions: readonly Region[] = rawRegions.map(({ item }) => item).sort(byName)
  const provinces: readonly Province[] = rawProvinces.map(({ item }) => item).sort(byName)
  return {
    regions,
    provinces,
    regionByCode: new Map(regions.map((region) => [region.code, region])),
    provinceByCode: new Map(provinces.map((province) => [province.code, province])),
    regionsNamed: indexNames<Region>(rawRegions),
    provincesNamed: indexNames<Province>(rawProvinces),
  }
})

/** The 20 regions by Italian name, each with its ISTAT code. */
export const regions = (): readonly Region[] => territories().regions

/** The 110 provinces in force in 2026 by Italian name: two-letter code, and the region's ISTAT code. */
export const provinces = (): readonly Province[] => territories().provinces

export const regionByCode = (code: string): Region | undefined => territories().regionByCode.get(code)

export const provinceByCode = (code: string): Province | undefined => territories().provinceByCode.get(code)

export function findRegion(name: string): Region | undefined {
  return onlyOne(territories().regionsNamed(englishRegionNames.get(nameKey(name)) ?? name))
}

/** A province by its two-letter code or its name. Codes that no longer exist, as SU, give nothing. */
export function findProvince(nameOrCode: string): Province | undefined {
  return provinceByCode(nameOrCode.trim().toUpperCase()) ?? onlyOne(territories().provincesNamed(nameOrCode))
}
