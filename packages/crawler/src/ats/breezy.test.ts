import { expect, it } from 'vitest'
import { breezy } from './breezy.ts'
import { htmlAnswer, jsonAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://gelateria.breezy.hr/'
const job = (id: string, name: string) => ({
  id: `${id}00`,
  friendly_id: `${id}-${name.toLowerCase()}`,
  name,
  url: `${home}p/${id}-${name.toLowerCase()}`,
  published_date: '2026-11-03T08:00:00.000Z',
  type: { id: 'fullTime', name: 'Full-Time' },
  location: { city: 'Rimini', country: { name: 'Italy', id: 'IT' }, is_remote: false, name: 'Rimini, IT' },
  company: { name: 'Gelateria', friendly_id: 'gelateria' },
})

describeBoard('a breezy board', {
  system: breezy,
  address: `${home}p/0a1b2c3d4e5f-gelatiere`,
  list: {
    page: jsonAnswer(`${home}json?verbose=true`, [job('0a1b2c3d4e5f', 'Gelatiere'), job('1a1b2c3d4e5f', 'Banconista')]),
    titles: ['Gelatiere', 'Banconista'],
  },
  second: null,
  detail: {
    page: htmlAnswer(
      `${home}p/0a1b2c3d4e5f-gelatiere`,
      '<h1>Gelatiere</h1><div class="description"><p>Mantecatura ogni mattina.</p></div>',
    ),
    words: 'Mantecatura ogni mattina',
  },
  empty: { page: jsonAnswer(`${home}json?verbose=true`, []), isKnown: true },
  unknownTenant: { page: htmlAnswer(home, '<h1>This portal does not exist</h1>') },
  changed: { page: jsonAnswer(`${home}json?verbose=true`, { positions: [job('0a1b2c3d4e5f', 'Gelatiere')] }) },
  translated: {
    page: jsonAnswer(`${home}json?verbose=true`, [job('2a1b2c3d4e5f', 'Eismacher')]),
    titles: ['Eismacher'],
  },
})

it('a breezy job that is partly done at the office is not one from afar', () => {
  const place = { ...job('0a1b2c3d4e5f', 'Gelatiere').location, is_remote: true, remote_details: { value: 'hybrid' } }
  const remoteOf = (location: unknown) => {
    const page = jsonAnswer(`${home}json`, [{ ...job('0a1b2c3d4e5f', 'Gelatiere'), location }])
    return breezy.read(page, boardAt(breezy, home)).positions[0]?.hints.remote?.text
  }
  expect(remoteOf(place)).toBe('hybrid')
  expect(remoteOf({ ...place, remote_details: { value: 'remote-location' } })).toBe('"is_remote":true')
})
