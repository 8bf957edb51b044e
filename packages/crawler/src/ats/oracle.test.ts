import { describe, expect, it } from 'vitest'
import { oracle } from './oracle.ts'
import { jsonAnswer, unquoted } from './testing/answers.ts'

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

  it('reads a detail, an empty board, and nothing from a broken answer', () => {
    const detail = jsonAnswer(list, { items: [{ ...job, ExternalDescriptionStr: '<p>Raccolta dei requisiti.</p>' }] })
    expect(oracle.read(detail, board).positions).toMatchObject([
      { reference: '2201', sections: [{ lines: [{ text: 'Raccolta dei requisiti.' }] }] },
    ])
    expect(oracle.read(jsonAnswer(list, { items: [{ TotalJobsCount: 0, requisitionList: [] }] }), board)).toEqual({
      positions: [],
      next: [],
      isComplete: true,
    })
    for (const broken of ['{"items":[', '{"items":[]}', '{"items":[4]}', '{}'])
      expect(oracle.read(jsonAnswer(list, broken), board).isComplete).toBe(false)
  })
})
