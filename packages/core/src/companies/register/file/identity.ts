import { currentProvinceCodes } from '@vedetta/reference/former-provinces'
import { findProvince, provinceByCode } from '@vedetta/reference/territories'
import { isVatNumber } from '@vedetta/reference/vat-number'
import { Refused } from './refusals.ts'

/** Eleven digits, with or without a country prefix and with spaces or dots in between. */
export function readVatNumber(text: string): string {
  if (/^\d{11}$/.test(text) && isVatNumber(text)) return text
  const number = text
    .replace(/[\s.]/g, '')
    .toUpperCase()
    .replace(/^IT(?=\d)/, '')
  if (number === '') throw new Refused('vat_missing', 'vat')
  if (/^\d+(?:[.,]\d+)?E\+?\d+$/i.test(text)) throw new Refused('vat_rounded', 'vat')
  if (/^[A-Z]{2}U?\d{8,12}$/.test(number)) throw new Refused('vat_foreign', 'vat')
  if (!/^\d+$/.test(number)) throw new Refused('vat_letters', 'vat')
  if (number.length !== 11) throw new Refused('vat_length', 'vat')
  if (/^0+$/.test(number)) throw new Refused('vat_zero', 'vat')
  if (!isVatNumber(number)) throw new Refused('vat_check_digit', 'vat')
  return number
}

export function readName(text: string): string {
  if (text === '') throw new Refused('name_missing', 'name')
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refused('name_without_letters', 'name')
  if (/<[a-z!/]|&(?:#\d+|[a-z]{2,8});/i.test(text)) throw new Refused('name_markup', 'name')
  return text
}

/** `MI-1234567`; a number without letters belongs to the row's province. */
export function readRea(text: string, province: string): string | null {
  if (text === '') return null
  const [, letters = '', number] = /^([a-z]{2})?[\s-]*(\d{1,7})$/i.exec(text) ?? []
  const code = (letters || (findProvince(province)?.code ?? '')).toUpperCase()
  if (number === undefined || code === '') throw new Refused('rea_malformed', 'rea')
  if (!isProvinceCode(code)) throw new Refused('rea_province_unknown', 'rea')
  return `${code}-${number}`
}

/** A current code, or an old one that addresses still use. */
export function isProvinceCode(code: string): boolean {
  return currentProvinceCodes(code).some((present) => provinceByCode(present) !== undefined)
}

export function readPec(text: string): string | null {
  if (text === '') return null
  const address = text.toLowerCase()
  if (!/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(address))
    throw new Refused('pec_malformed', 'pec')
  return address
}
