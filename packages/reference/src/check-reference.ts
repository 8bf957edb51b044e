import { basename } from 'node:path'
import { type AtecoEntry, readAtecoFile } from './ateco-file.ts'
import { readAtecoLinks } from './ateco-links-file.ts'
import { readIscoGroups, readOccupations } from './esco-files.ts'
import { detectReferenceFiles } from './reference-folder.ts'
import { sectorOfAteco } from './sector-of-ateco.ts'

export type ReferenceCheck = { counts: Record<string, number>; problems: string[] }

type Editions = Record<AtecoEntry['edition'], Map<string, AtecoEntry>>

/** Reads every file of a folder that we can import and says how much is there and what does not fit together. */
export async function checkReference(folder: string): Promise<ReferenceCheck> {
  const { files } = await detectReferenceFiles(folder)
  const pathsOf = (kind: string) => files.filter((file) => file.kind === kind).map(({ path }) => path)
  const problems: string[] = []
  const editions = await checkAteco(pathsOf('ateco'), problems)
  const links = await checkLinks(pathsOf('ateco-links'), editions, problems)
  const iscoGroups = await checkIscoGroups(pathsOf('isco-groups'), problems)
  const occupations = await checkOccupations(pathsOf('occupations'), iscoGroups, problems)
  const divisions = (edition: AtecoEntry['edition']) =>
    [...editions[edition].values()].filter(({ level }) => level === 'division').length
  return {
    counts: {
      'codes of ATECO 2007': editions['2007'].size,
      'divisions of ATECO 2007': divisions('2007'),
      'codes of ATECO 2025': editions['2025'].size,
      'divisions of ATECO 2025': divisions('2025'),
      ...links,
      'ISCO groups': iscoGroups.size,
      ...occupations,
    },
    problems,
  }
}

async function checkAteco(paths: readonly string[], problems: string[]): Promise<Editions> {
  const editions: Editions = { '2007': new Map(), '2025': new Map() }
  for (const path of paths)
    for await (const entry of readAtecoFile(path)) editions[entry.edition].set(entry.code, entry)
  for (const codes of Object.values(editions))
    for (const { edition, code, level, parent } of codes.values()) {
      if (parent !== null && !codes.has(parent)) problems.push(`ATECO ${edition} ${code}: no parent ${parent}`)
      if (level !== 'section' && !sectorOfAteco(code)) problems.push(`ATECO ${edition} ${code}: in no sector`)
    }
  return editions
}

async function checkLinks(paths: readonly string[], editions: Editions, problems: string[]) {
  let count = 0
  let full = 0
  const linked = new Set<string>()
  for (const path of paths)
    for await (const { code2025, code2007, coverage2025, coverage2007 } of readAtecoLinks(path)) {
      count++
      if (coverage2025 === 'full' && coverage2007 === 'full') full++
      linked.add(code2025)
      if (!editions['2025'].has(code2025)) problems.push(`${basename(path)}: no code ${code2025} of ATECO 2025`)
      if (!editions['2007'].has(code2007)) problems.push(`${basename(path)}: no code ${code2007} of ATECO 2007`)
    }
  return {
    'links between the editions': count,
    'links that cover both codes': full,
    'codes of ATECO 2025 without a link': [...editions['2025'].keys()].filter((code) => !linked.has(code)).length,
  }
}

/** Labels of both languages count, wherever they stand: ESCO publishes a file a language. */
async function checkIscoGroups(paths: readonly string[], problems: string[]): Promise<Map<string, Set<string>>> {
  const groups = new Map<string, Set<string>>()
  for (const path of paths)
    for await (const { code, labelIt, labelEn } of readIscoGroups(path)) {
      const languages = groups.get(code) ?? new Set()
      if (labelIt !== null) languages.add('Italian')
      if (labelEn !== null) languages.add('English')
      groups.set(code, languages)
    }
  for (const [code, languages] of groups)
    for (const language of ['Italian', 'English'])
      if (!languages.has(language)) problems.push(`ISCO group ${code}: no ${language} label`)
  return groups
}

async function checkOccupations(
  paths: readonly string[],
  iscoGroups: ReadonlyMap<string, unknown>,
  problems: string[],
) {
  const italian = new Set<string>()
  const english = new Set<string>()
  const all = new Set<string>()
  let alternativesIt = 0
  let alternativesEn = 0
  for (const path of paths) {
    const inFile = new Set<string>()
    for await (const { uri, isco, labelIt, labelEn, altIt, altEn } of readOccupations(path)) {
      if (inFile.has(uri)) problems.push(`${basename(path)}: ${uri} twice`)
      inFile.add(uri)
      all.add(uri)
      if (labelIt !== null) italian.add(uri)
      if (labelEn !== null) english.add(uri)
      alternativesIt += altIt.length
      alternativesEn += altEn.length
      if (!iscoGroups.has(isco)) problems.push(`${basename(path)}: ${uri} in no ISCO group, ${isco}`)
    }
  }
  return {
    occupations: all.size,
    'occupations without an Italian label': all.size - italian.size,
    'occupations without an English label': all.size - english.size,
    'alternative labels in Italian': alternativesIt,
    'alternative labels in English': alternativesEn,
  }
}
