import { describe, expect, it } from 'vitest'
import { oracle } from './oracle.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const host = 'abcd.fa.em2.oraclecloud.com'
const board = { system: 'oracle', token: 'CX_1', url: `https://${host}/hcmUI/CandidateExperience/it/sites/CX_1`, host }
const list = oracle.requests(board)[0]?.url ?? ''

const job = {
  Id: '2201',
  Title: 'Analista funzionale',
  PrimaryLocation: 'Bari, Italia',
  PostedDate: '2026-11-05',
  WorkplaceType: 'Ibrido',
  secondaryLocations: [{ Name: 'Lecce, Italia' }],
}

const answer = (offset: number, total: number, ...requisitionList: unknown[]) =>
  jsonAnswer(list.replace('offset=0', `offset=${offset}`), { items: [{ TotalJobsCount: total, requisitionList }] })
const detail = oracle.read(answer(0, 1, job), board).next[0]?.url ?? ''

describeBoard('an oracle site', {
  system: oracle,
  address: `${board.url}/job/2201`,
  list: {
    page: answer(0, 3, job, { ...job, Id: '2202', Title: 'Sistemista' }),
    titles: ['Analista funzionale', 'Sistemista'],
  },
  second: { page: answer(2, 3, { ...job, Id: '2203', Title: 'Collaudatore' }), titles: ['Collaudatore'] },
  detail: {
    page: jsonAnswer(detail, { items: [{ ...job, ExternalDescriptionStr: '<p>Raccolta dei requisiti.</p>' }] }),
    words: 'Raccolta dei requisiti',
  },
  empty: { page: answer(0, 0), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>Page not found</h1>', 404) },
  changed: { page: jsonAnswer(list, { requisitions: [job] }) },
  translated: { page: answer(0, 1, { ...job, Id: '2204', Title: 'Business analyst' }), titles: ['Business analyst'] },
  check: 2,
})

describe('oracle', () => {
  it('recognises a candidate site', () => {
    expect(oracle.recognise(new URL(`${board.url}/job/2201`))).toEqual(board)
    expect(oracle.recognise(new URL(`https://${host}/fscmUI/`))).toBeNull()
    expect(oracle.recognise(new URL('https://www.oracle.com/careers/'))).toBeNull()
  })

  it('lists the jobs, and requests the next page before the details', () => {
    const page = jsonAnswer(list, { items: [{ TotalJobsCount: 3, requisitionList: [job] }] })
    const read = oracle.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.next.map(({ url }) => /offset=1,|Id=%222201%22/.exec(url)?.[0])).toEqual(['offset=1,', 'Id=%222201%22'])
    expect(read.positions).toMatchObject([
      {
        url: `${board.url}/job/2201`,
        reference: '2201',
        hints: { place: [{ text: 'Bari, Italia' }, { text: 'Lecce, Italia' }], remote: { text: 'Ibrido' } },
      },
    ])
  })

  it('asks for as many jobs at once as its server gives where it has many', () => {
    const many = jsonAnswer(list, { items: [{ TotalJobsCount: 900, requisitionList: [job] }] })
    expect(oracle.read(many, board).next[0]?.url).toMatch(/limit=200,offset=1,/)
    const few = jsonAnswer(list, { items: [{ TotalJobsCount: 40, requisitionList: [job] }] })
    expect(oracle.read(few, board).next[0]?.url).toMatch(/limit=25,offset=1,/)
  })
})
