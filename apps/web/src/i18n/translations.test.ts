import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import accountInEnglish from './account.en.json'
import accountInItalian from './account.it.json'
import alertsInEnglish from './alerts.en.json'
import alertsInItalian from './alerts.it.json'
import companyInEnglish from './company.en.json'
import companyInItalian from './company.it.json'
import costInEnglish from './cost.en.json'
import costInItalian from './cost.it.json'
import discardsInEnglish from './discards.en.json'
import discardsInItalian from './discards.it.json'
import english from './en.json'
import italian from './it.json'
import licencesInEnglish from './licences.en.json'
import licencesInItalian from './licences.it.json'
import operatorInEnglish from './operator.en.json'
import operatorInItalian from './operator.it.json'
import paletteInEnglish from './palette.en.json'
import paletteInItalian from './palette.it.json'

type Tree = { [key: string]: string | Tree }

const source = join(import.meta.dirname, '..')
const texts = {
  it: new Map(
    [
      italian,
      accountInItalian,
      alertsInItalian,
      companyInItalian,
      costInItalian,
      discardsInItalian,
      licencesInItalian,
      operatorInItalian,
      paletteInItalian,
    ].flatMap((part) => flatten(part)),
  ),
  en: new Map(
    [
      english,
      accountInEnglish,
      alertsInEnglish,
      companyInEnglish,
      costInEnglish,
      discardsInEnglish,
      licencesInEnglish,
      operatorInEnglish,
      paletteInEnglish,
    ].flatMap((part) => flatten(part)),
  ),
}
/** Files that may use the texts of a part: their code is loaded together with them. */
const parts = [
  {
    keys: keysIn(accountInItalian),
    places:
      /^(features\/(auth|exports|profile|settings|watch|licences|integrations)\/|features\/requests\/(request-|answer-|kind-)|features\/(alerts\/(alert-times|unsubscribe)|contacts\/opt-out)|ui\/forms\/digest-times|domain\/use-(name-texts|device-name)|routes\/(?!(positions|all-companies|open-company|company-contacts)\.))/,
  },
  {
    keys: keysIn(alertsInItalian),
    places:
      /^(features\/alerts\/alert-(bell|entry|popover)|features\/positions\/saved\/(filter-bell|no-alerts-banner|save-filter-dialog)|ui\/controls\/alerts-off-banner)\.tsx$/,
  },
  { keys: keysIn(companyInItalian), places: /^(features\/company\/|routes\/open-company\.tsx$)/ },
  { keys: keysIn(costInItalian), places: /^features\/positions\/filters\/search-cost\.tsx$/ },
  { keys: keysIn(discardsInItalian), places: /^features\/positions\/discards\// },
  { keys: keysIn(licencesInItalian), places: /^features\/licences\// },
  { keys: keysIn(operatorInItalian), places: /^features\/operator\// },
  { keys: keysIn(paletteInItalian), places: /^features\/session\/palette/ },
]
const strays: string[] = []
const literals = new Set<string>()
const calls = new Set<string>()
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue
  const code = readFileSync(join(source, file), 'utf8')
  for (const [, key = ''] of code.matchAll(/'([\w.]+)'/g)) {
    literals.add(key)
    for (const { keys, places } of parts) if (keys.has(key) && !places.test(file)) strays.push(`${key} in ${file}`)
  }
  for (const [, key] of code.matchAll(/\bt\('([^']+)'/g)) calls.add(key ?? '')
}

describe('the two languages', () => {
  it('the translations have the same keys in both languages', () => {
    expect(keysOf('it')).toEqual(keysOf('en'))
  })

  it.each(['it', 'en'] as const)('the translations have every plural form of %s', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const plurals = new Set([...texts[language].keys()].filter(isPlural).map(withoutForm))
    const missing = [...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))
    expect(missing.filter((key) => !texts[language].has(key))).toEqual([])
  })

  it('the translations interpolate the same values in both languages', () => {
    const differing = [...texts.en].filter(([key, text]) => {
      const other = texts.it.get(key)
      return other !== undefined && valuesIn(text).join() !== valuesIn(other).join()
    })
    expect(differing).toEqual([])
  })

  it('no translation is empty', () => {
    expect([...texts.it, ...texts.en].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('the use of translations', () => {
  it('the sources use only translation keys that exist', () => {
    expect(calls.size).toBeGreaterThan(40)
    expect([...calls].filter((key) => !keysOf('it').includes(key))).toEqual([])
  })

  it('the sources use the texts of a part only where it is loaded', () => {
    expect(strays).toEqual([])
  })

  it('the sources use every translation key', () => {
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

function keysIn(part: Tree): Set<string> {
  return new Set(flatten(part).map(([key]) => withoutForm(key)))
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
