import { type CountedField, countedFields, fieldsShownFirst } from '@vedetta/contracts/search/facets'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { facetsWeight, searchWeight } from '@vedetta/contracts/search/search-weight'
import { noMarks } from '@vedetta/core/search/engine/position-query-spec'
import { Pool } from 'undici'
import { engineCpuMs } from '../harness/engine-cpu.ts'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { percentile } from '../harness/percentile.ts'
import { sendFacets, sendPage } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'

type Weighed = { criteria: object; counts?: readonly CountedField[]; sort?: PositionSort; excludedNames?: number }

const words =
  'addetto operaio tecnico responsabile impiegato magazziniere vendite produzione manutentore autista commesso cuoco cameriere ingegnere contabile saldatore'.split(
    ' ',
  )
const ors = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => words[(n + from) % words.length]).join(' OR ')
const texts = (count: number, each: number) => Array.from({ length: count }, (_, n) => ors(each, n * each))
const everyField = {
  position: {
    name: texts(3, 10),
    city: { mode: 'radius', istat: '015146', km: 200 },
    contract: ['permanent', 'fixed term'],
    schedule: ['full', 'part'],
    collar: ['white', 'blue'],
    smartWorking: ['yes', 'no', 'hybrid'],
    languages: ['en', 'de', 'fr'],
    skills: words.slice(0, 10),
    benefits: words.slice(0, 10),
    certifications: words.slice(0, 10),
  },
  company: { employees: { from: 1 } },
  statuses: ['notSeen'],
}

/** What a seat could send at worst, and steps towards it. */
const kinds: Record<string, Weighed> = {
  'one word': { criteria: { position: { name: ['addetto'] } } },
  '10 alternatives': { criteria: { position: { name: texts(1, 10) } } },
  '60 alternatives': { criteria: { position: { name: texts(4, 15) } } },
  '60 alternatives by relevance': { criteria: { position: { name: texts(4, 15) } }, sort: 'relevance' },
  'a circle of 200 km': { criteria: { position: { city: { mode: 'radius', istat: '015146', km: 200 } } } },
  '200 excluded names': { criteria: { position: { name: ['addetto'] } }, excludedNames: 200 },
  'one word, then its status': { criteria: { position: { name: ['addetto'] } }, counts: ['statuses'] },
  'one word, then the counts of a screen': { criteria: { position: { name: ['addetto'] } }, counts: fieldsShownFirst },
  'one word, then its skills': { criteria: { position: { name: ['addetto'] } }, counts: ['skills'] },
  'one word, then all counts': { criteria: { position: { name: ['addetto'] } }, counts: countedFields },
  'nothing, then all counts': { criteria: {}, counts: countedFields },
  'one word, three fields, then all counts': {
    criteria: { position: { name: ['addetto'], contract: ['permanent'], collar: ['blue'], provinces: ['MI'] } },
    counts: countedFields,
  },
  '60 alternatives, then all counts': { criteria: { position: { name: texts(4, 15) } }, counts: countedFields },
  'every field, then all counts': { criteria: everyField, counts: countedFields },
  'every field, then all counts, by relevance, 200 excluded names': {
    criteria: everyField,
    counts: countedFields,
    sort: 'relevance',
    excludedNames: 200,
  },
}

/** Compares the weight of searches, which limits count by, with the engine's CPU for them. */
export async function compareWeights({ search, opensearchUrl, ceiling }: SearchFixture): Promise<void> {
  const bare = new Pool(opensearchUrl, { connections: 2 })
  const rounds = 3
  const times = 15
  const measured = Object.fromEntries(Object.keys(kinds).map((name) => [name, [] as number[]]))
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [name, { criteria, counts = [], sort = 'date', excludedNames = 0 }] of Object.entries(kinds)) {
        const from = await engineCpuMs(search)
        for (let n = 0; n < times; n++) {
          const spec = {
            criteria: positionCriteria.parse(criteria),
            // Another ceiling each time, so that no cache answers.
            ceiling: ceiling - round * times - n,
            marks: noMarks,
            related: [],
            ...nothingHidden,
            excludedCompanies: Array.from(
              { length: excludedNames },
              (_, at) => `servizi ${words[at % words.length]} ${at}`,
            ),
          }
          await sendPage(bare, search, spec, { page: 1, sort })
          if (counts.length > 0) await sendFacets(bare, search, spec, counts)
        }
        const cpu = ((await engineCpuMs(search)) - from) / times
        if (round > 0) measured[name]?.push(cpu)
      }
  } finally {
    await bare.close()
  }
  const plain = percentile(measured['one word'] ?? [], 0.5)
  for (const [name, { criteria, counts = [], ...asked }] of Object.entries(kinds)) {
    const cpu = percentile(measured[name] ?? [], 0.5)
    const read = positionCriteria.parse(criteria)
    const weight = searchWeight(read, asked) + (counts.length > 0 ? facetsWeight(read, counts, asked.excludedNames) : 0)
    console.log(`${name}: ${cpu.toFixed(1)} ms of engine CPU, ratio ${(cpu / plain).toFixed(1)}; weight ${weight}`)
  }
}
