import { expect, it } from 'vitest'
import { eightfold } from './eightfold.ts'
import { htmlAnswer, jsonAnswer, xmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const call = (start: number) =>
  `https://occhiali.eightfold.ai/api/pcsx/search?domain=occhiali.example&query=&location=Italy&start=${start}&sort_by=timestamp`
const job = (id: number, name: string) => ({
  id,
  name,
  locations: ['Agordo, Italy'],
  standardizedLocations: ['Agordo, Veneto, IT'],
  postedTs: 1793000000,
  workLocationOption: 'onsite',
})
const answer = (start: number, count: number, ...positions: unknown[]) =>
  jsonAnswer(call(start), { status: 200, data: { positions, count } })

it('an eightfold job has the same address in the list and in its detail', () => {
  const board = boardAt(eightfold, 'https://occhiali.eightfold.ai/careers?domain=occhiali.example')
  const detail = jsonAnswer('https://occhiali.eightfold.ai/api/pcsx/position_details?position_id=563701', {
    data: { ...job(563701, 'Ottico'), publicUrl: 'https://occhiali.eightfold.ai/careers/job/563701-ottico' },
  })
  const [listed] = eightfold.read(answer(0, 1, job(563701, 'Ottico')), board).positions
  expect(eightfold.read(detail, board).positions).toMatchObject([{ url: listed?.url }])
})
const full = ['Ottico', ...Array.from({ length: 9 }, (_, index) => `Montatore linea ${index + 1}`)]

describeBoard('an eightfold board', {
  system: eightfold,
  address: 'https://occhiali.eightfold.ai/careers?domain=occhiali.example',
  list: { page: answer(0, 11, ...full.map((name, index) => job(563701 + index, name))), titles: full },
  second: { page: answer(10, 11, job(563720, 'Fresatore')), titles: ['Fresatore'] },
  detail: {
    page: jsonAnswer(
      'https://occhiali.eightfold.ai/api/pcsx/position_details?position_id=563701&domain=occhiali.example&hl=it',
      {
        data: {
          id: 563701,
          name: 'Ottico',
          jobDescription: '<p>Taratura delle lenti.</p>',
          publicUrl: 'https://occhiali.eightfold.ai/careers/job/563701',
        },
      },
    ),
    words: 'Taratura delle lenti',
  },
  empty: { page: answer(0, 0), isKnown: false },
  unknownTenant: { page: jsonAnswer(call(0), { message: 'PCSX is not enabled for this user.' }, 403) },
  changed: { page: jsonAnswer(call(0), { data: { jobs: [job(563701, 'Ottico')], total: 1 } }) },
  translated: { page: answer(0, 1, job(563704, 'Optician')), titles: ['Optician'] },
  check: 2,
})

const board = boardAt(eightfold, 'https://lavora.occhiali.example/careers?domain=occhiali.example')

it('an eightfold board on its own domain is recognised by its page, and read by the older call and the sitemap', () => {
  const page = htmlAnswer(
    'https://lavora.occhiali.example/careers',
    '<script src="https://static.vscdn.eightfold.ai/x.js"></script><script>window.x = {"domain": "occhiali.example"}</script>',
  )
  expect(eightfold.recogniseMarkup?.(page)).toEqual([board])
  const older =
    'https://lavora.occhiali.example/api/apply/v2/jobs?domain=occhiali.example&start=0&num=10&location=Italy'
  expect(
    eightfold.read(
      jsonAnswer(older, {
        count: 11,
        positions: [{ id: 563701, name: 'Ottico', location: 'Agordo', t_create: 1793000000 }],
      }),
      board,
    ),
  ).toMatchObject({
    total: 11,
    positions: [{ hints: { place: [{ text: 'Agordo' }] } }],
    next: [{ url: older.replace('start=0', 'start=10') }, {}],
  })
  const sitemap =
    '<urlset><url><loc>https://lavora.occhiali.example/careers/job/563701-ottico?domain=occhiali.example</loc></url></urlset>'
  expect(
    eightfold.read(xmlAnswer('https://lavora.occhiali.example/careers/sitemap.xml', sitemap), board),
  ).toMatchObject({ total: 1, next: [{}] })
})
