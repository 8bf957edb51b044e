import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import companyInEnglish from './company.en.json'
import companyInItalian from './company.it.json'
import english from './en.json'
import italian from './it.json'
import licencesInEnglish from './licences.en.json'
import licencesInItalian from './licences.it.json'

type Tree = { [key: string]: string | Tree }

const source = join(import.meta.dirname, '..')
const texts = {
  it: new Map(flatten({ ...italian, ...companyInItalian, ...licencesInItalian })),
  en: new Map(flatten({ ...english, ...companyInEnglish, ...licencesInEnglish })),
}
/** Where the texts of a part may be shown: whoever opens these waits for them. */
const placesOf = {
  company: /^(features\/company\/|routes\/open-company\.tsx$)/,
  licences: /^features\/licences\//,
}
const strays: string[] = []
const literals = new Set<string>()
const calls = new Set<string>()
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue
  const code = readFileSync(join(source, file), 'utf8')
  for (const [, key = ''] of code.matchAll(/'([\w.]+)'/g)) {
    literals.add(key)
    for (const [part, places] of Object.entries(placesOf))
      if (key.startsWith(`${part}.`) && !places.test(file)) strays.push(`${key} in ${file}`)
  }
  for (const [, key] of code.matchAll(/\bt\('([^']+)'/g)) calls.add(key ?? '')
}

describe('the two languages', () => {
  it('have the same keys', () => {
    expect(keysOf('it')).toEqual(keysOf('en'))
  })

  it.each(['it', 'en'] as const)('have every plural form that %s needs', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const plurals = new Set([...texts[language].keys()].filter(isPlural).map(withoutForm))
    const missing = [...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))
    expect(missing.filter((key) => !texts[language].has(key))).toEqual([])
  })

  it('fill in the same values', () => {
    const differing = [...texts.en].filter(([key, text]) => {
      const other = texts.it.get(key)
      return other !== undefined && valuesIn(text).join() !== valuesIn(other).join()
    })
    expect(differing).toEqual([])
  })

  it('leave no text empty', () => {
    expect([...texts.it, ...texts.en].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('the sources', () => {
  it('use only keys that exist', () => {
    expect(calls.size).toBeGreaterThan(40)
    expect([...calls].filter((key) => !keysOf('it').includes(key))).toEqual([])
  })

  it('show the texts of a part where they are waited for', () => {
    expect(strays).toEqual([])
  })

  it('use every key', () => {
    expect(keysOf('it').filter((key) => !literals.has(key))).toEqual([])
  })
})

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

function keysOf(language: 'it' | 'en'): string[] {
  return [...new Set([...texts[language].keys()].map(withoutForm))].sort()
}

function isPlural(key: string): boolean {
  return withoutForm(key) !== key
}

function withoutForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort()
}
