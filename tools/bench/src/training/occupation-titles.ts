import { readFile } from 'node:fs/promises'
import type { Collar } from '@vedetta/contracts/text/vocabulary'
import { readOccupations } from '@vedetta/reference/esco-files'

export type LabelledTitle = { title: string; collar: Collar; weight: number }

/** The folder of titles that adverts use and no register of occupations has, a file for each collar. */
export const titleFolder = new URL('../../../../packages/crawler/fixtures/titles/', import.meta.url)

export async function listedTitles(): Promise<LabelledTitle[]> {
  const titles: LabelledTitle[] = []
  for (const collar of ['blue', 'white'] as const) {
    const text = await readFile(new URL(`${collar}.txt`, titleFolder), 'utf8')
    for (const title of text.trim().split('\n')) titles.push({ title, collar, weight: 1 })
  }
  return titles
}

/** An occupation with thirty names does not count thirty times. */
const weightOfNames = (names: number) => 0.5 / Math.sqrt(names)
const minLength = 3

/** The Italian and English names of ESCO's occupations whose group of ISCO tells the collar. */
export async function occupationTitles(file: string): Promise<LabelledTitle[]> {
  const titles: LabelledTitle[] = []
  for await (const { isco, labelIt, labelEn, altIt, altEn } of readOccupations(file)) {
    const collar = collarOfIsco(isco)
    if (collar === null) continue
    const labels = [labelIt, ...altIt, labelEn, ...altEn].flatMap((label) => label?.split('/') ?? [])
    const names = new Set(labels.map((label) => label.trim()).filter(({ length }) => length >= minLength))
    for (const title of names) titles.push({ title, collar, weight: weightOfNames(names.size) })
  }
  return titles
}

/** Groups of ISCO-08 whose names are of both collars by our convention, or of neither. */
const mixedGroups = /^(?:0|312|315|3435|4321|511[01]|5142|5151|5161|7321|7422|7543)/
/** Blue collars among technicians, clerks and services: plants, foremen, kitchens, tables, care, guards. */
const blueServices = /^(?:313|3123|3258|3434|4412|5112|512|513|5141|515|516[234]|5245|5311|532|541)/
const otherServices = /^(?:3|4|52|5113|5165|5312)/

export function collarOfIsco(isco: string): Collar | null {
  if (/^3123/.test(isco)) return 'blue'
  if (mixedGroups.test(isco)) return null
  if (/^[12]/.test(isco)) return 'white'
  if (/^[6-9]/.test(isco) || blueServices.test(isco)) return 'blue'
  return otherServices.test(isco) ? 'white' : null
}
