import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishMunicipalityNames } from './english-names.ts'
import { allMunicipalities, findMunicipality, type Municipality, municipalityByIstat } from './municipalities.ts'
import { municipalityRecords } from './municipality-records.ts'
import { nameKey } from './name-key.ts'

const anyMunicipality = fc.nat(7893).map((index) => allMunicipalities()[index] as Municipality)
const withoutAccents = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
const finalAccentsAsApostrophes = (name: string) => name.normalize('NFD').replace(/\p{M}(?!\p{L})/gu, "'")

test('there are 7894 municipalities in the order of their codes, each with a point in Italy', () => {
  const codes = allMunicipalities().map(({ istat }) => istat)
  expect(codes).toHaveLength(7894)
  expect(codes).toEqual([...new Set(codes)].sort())
  const isInItaly = ({ lat, lon }: Municipality) => lat > 35 && lat < 48 && lon > 6 && lon < 19
  expect(allMunicipalities().filter((place) => !isInItaly(place) || !/^\d{6}$/.test(place.istat))).toEqual([])
})

test('municipalityByIstat finds a municipality by its ISTAT code', () => {
  expect(municipalityByIstat('058091')).toMatchObject({ name: 'Roma', province: 'RM', region: '12' })
  expect(municipalityByIstat('58091')).toBeUndefined()
  expect(allMunicipalities().filter((place) => municipalityByIstat(place.istat) !== place)).toEqual([])
})

test('findMunicipality finds every municipality by each of its names and its province, in any spelling of case, accents and apostrophes', () => {
  const spellings = [
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase(),
    (name: string) => withoutAccents(name),
    (name: string) => finalAccentsAsApostrophes(name).toUpperCase(),
    (name: string) => name.replaceAll("'", '’'),
    (name: string) => name.replaceAll('-', ' '),
  ]
  const missed = municipalityRecords().filter(({ municipality, names }) =>
    names.some((name) =>
      spellings.some((spell) => findMunicipality(spell(name), { province: municipality.province }) !== municipality),
    ),
  )
  expect(missed).toEqual([])
})

test('findMunicipality finds every municipality by its name alone, unless another bears it', () => {
  const homonyms = allMunicipalities().filter(({ name }) => findMunicipality(name) === undefined)
  expect(homonyms.map(({ name, province }) => `${name} ${province}`).sort()).toEqual([
    'Castro BG',
    'Castro LE',
    'Corvara PE',
    'Livo CO',
    'Livo TN',
    'Paterno PZ',
    'Peglio CO',
    'Peglio PU',
    'Samone TN',
    'Samone TO',
    'San Teodoro ME',
    'San Teodoro OT',
  ])
})

test.each([
  ["forli'", 'Forlì'],
  ['Forlì', 'Forlì'],
  ['FORLI', 'Forlì'],
  ["REGGIO NELL'EMILIA", "Reggio nell'Emilia"],
  ['Reggio Emilia', "Reggio nell'Emilia"],
  ['reggio calabria', 'Reggio di Calabria'],
  ['S. Giovanni Lupatoto', 'San Giovanni Lupatoto'],
  ['S.Giovanni in Persiceto', 'San Giovanni in Persiceto'],
  ['Sesto S. Giovanni', 'Sesto San Giovanni'],
  ['S. Margherita Ligure', 'Santa Margherita Ligure'],
  ["Sant'Angelo Lodigiano", "Sant'Angelo Lodigiano"],
  ['S. Angelo Lodigiano', "Sant'Angelo Lodigiano"],
  ['Bolzano/Bozen', 'Bolzano'],
  ['Bolzano - Bozen', 'Bolzano'],
  ['Bozen', 'Bolzano'],
  ['Sankt Ulrich', 'Ortisei'],
  ['Aquila', "L'Aquila"],
  ['Montecatini Terme', 'Montecatini-Terme'],
  ['Cernusco Naviglio', 'Cernusco sul Naviglio'],
  ["Paterno'", 'Paternò'],
  ['PATERNÒ', 'Paternò'],
  ['Milan', 'Milano'],
])('findMunicipality takes %j for %s', (written, name) => {
  expect(findMunicipality(written)?.name).toBe(name)
})

test.each([
  ['Samone', { province: 'TO' }, 'TO'],
  ['samone', { province: 'tn' }, 'TN'],
  ['Livo', { province: 'Como' }, 'CO'],
  ['Peglio', { region: '11' }, 'PU'],
  ['Peglio', { region: 'Lombardia' }, 'CO'],
  ['Castro', { region: 'Puglia' }, 'LE'],
  ['San Teodoro', { region: 'Sicilia' }, 'ME'],
  ['San Teodoro', { province: 'SS' }, 'OT'],
  ['Salle', { province: 'AO' }, 'AO'],
  ['Paterno', { province: 'PZ' }, 'PZ'],
  ['Villasor', { province: 'SU' }, 'CA'],
  ['Carbonia', { province: 'SU' }, 'CI'],
  ['Sanluri', { province: 'su' }, 'VS'],
  ['Olbia', { province: 'SS' }, 'OT'],
  ['Lanusei', { province: 'NU' }, 'OG'],
  ['Fano', { province: 'PS' }, 'PU'],
  ['Cesena', { province: 'FO' }, 'FC'],
])('findMunicipality finds %s with the hints %o in %s', (name, hints, province) => {
  expect(findMunicipality(name, hints)?.province).toBe(province)
})

test.each([
  ['Samone', {}],
  ['Samone', { province: 'MI' }],
  ['Samone', { province: 'MI', region: 'Piemonte' }],
  ['Roma', { province: 'MI' }],
  ['Roma', { province: 'XX' }],
  ['Roma', { region: 'Padania' }],
  ['Reggio', {}],
  ['S. Giovanni', {}],
  ['Atlantide', {}],
  ['constructor', {}],
  ['di', {}],
  ["'", {}],
  ['', {}],
])('findMunicipality finds no single place for %j with the hints %o', (name, hints) => {
  expect(findMunicipality(name, hints)).toBeUndefined()
})

test('findMunicipality answers any text with a name that shares a word with it, or none', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.tuple(anyMunicipality, anyMunicipality).map(([a, b]) => `${a.name.slice(0, 5)} ${b.name}`),
  )
  fc.assert(
    fc.property(text, (name) => {
      const found = findMunicipality(name)
      const words = new Set(nameKey(name).split(' '))
      return (
        found === undefined ||
        englishMunicipalityNames.has(nameKey(name)) ||
        nameKey(found.name)
          .split(' ')
          .some((word) => words.has(word)) ||
        municipalityRecords().some(
          ({ municipality, names }) =>
            municipality === found && names.some((other) => nameKey(other) === nameKey(name)),
        )
      )
    }),
  )
})

test('every English name stands for a municipality and is the name of no other', () => {
  for (const [english, italian] of englishMunicipalityNames) {
    expect(findMunicipality(english)?.name).toBe(italian)
    expect(allMunicipalities().filter(({ name }) => nameKey(name) === english)).toEqual([])
  }
})

// Processor time, not the clock's, beside plain work of the same process: machines differ, and others run on this one.
test('the first look-up of a new process takes less than twice as long as folding each name thirty times', () => {
  const script = `
    const { allMunicipalities, findMunicipality } = await import(${JSON.stringify(import.meta.resolve('./municipalities.ts'))})
    const spent = (work) => {
      const start = process.threadCpuUsage()
      work()
      const { user, system } = process.threadCpuUsage(start)
      return user + system
    }
    const first = spent(() => findMunicipality('Roma'))
    const names = allMunicipalities().map(({ name }) => name)
    const rounds = Array.from({ length: 30 }, (_, round) => round)
    const folded = (round) => names.map((name) => name.normalize('NFD').toLowerCase() + round)
    const plain = spent(() => new Set(rounds.flatMap(folded)))
    process.stdout.write(JSON.stringify({ first, plain }))`
  const runs = [1, 2, 3].map(() => JSON.parse(spawnSync(process.execPath, ['--eval', script]).stdout.toString()))
  const [first, plain] = [Math.min(...runs.map((run) => run.first)), Math.min(...runs.map((run) => run.plain))]
  expect(first).toBeGreaterThan(0)
  expect(first / plain).toBeLessThan(2)
})
