import { roleFamilies } from '@vedetta/meaning/families/role-families'
import { trades } from '@vedetta/meaning/trades/trades'
import type { RoleFamiliesReader } from '../search/roles/role-families.ts'

/** The families of an instance without imported occupations; names that are only alike are no part of most tests. */
export const tradeFamilies = roleFamilies(trades, [], () => [])
export const readTradeFamilies: RoleFamiliesReader = () => Promise.resolve(tradeFamilies)
