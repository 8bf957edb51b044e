import { findMunicipalities, municipalityByIstat } from '@vedetta/reference/municipalities'
import { findProvince } from '@vedetta/reference/territories'
import { isProvinceCode } from './identity.ts'
import { Refused } from './refusals.ts'

type PlaceTexts = { code: string; name: string; province: string }

const known = new Map<string, string>()
const maxKnown = 20_000

/** The ISTAT code of a municipality, by code or by name; a code from before a reform is accepted if the name is given too. */
export function readMunicipality({ code, name, province }: PlaceTexts): string | null {
  if (code === '' && name === '' && province === '') return null
  if (name === '' && province === '') return findPlace(code, name, province)
  const key = `${code}\n${name}\n${province}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = findPlace(code, name, province)
  if (found !== null && known.size < maxKnown) known.set(key, found)
  return found
}

function findPlace(code: string, name: string, province: string): string | null {
  if (province !== '' && findProvince(province) === undefined && !isProvinceCode(province.toUpperCase()))
    throw new Refused('province_unknown', 'province')
  if (code !== '' && !/^\d{6}$/.test(code)) throw new Refused('municipality_code_malformed', 'municipality_code')
  const byCode = code === '' ? undefined : municipalityByIstat(code)
  if (name === '') {
    if (code !== '' && byCode === undefined) throw new Refused('municipality_unknown', 'municipality_code')
    return byCode?.istat ?? null
  }
  const named = findMunicipalities(name, province === '' ? {} : { province })
  if (byCode !== undefined) {
    if (named.length > 0 && !named.some(({ istat }) => istat === byCode.istat))
      throw new Refused('municipality_contradicted', 'municipality')
    return byCode.istat
  }
  if (named.length > 1) throw new Refused('municipality_ambiguous', 'municipality')
  const [only] = named
  if (only === undefined) throw new Refused('municipality_unknown', 'municipality')
  return only.istat
}
