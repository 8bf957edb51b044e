import { describe, expect, it } from 'vitest'
import { successfactors } from './successfactors.ts'
import { htmlAnswer, unquoted } from './testing/answers.ts'

const host = 'jobs.cementi.example'
const board = { system: 'successfactors', token: host, url: `https://${host}/search/?q=`, host }
const tiles = `https://${host}/tile-search-results/?q=&startrow=0`

const tile = (id: number) =>
  `<li class="job-tile"><a class="jobTitle-link" href="/job/Monopoli-Elettricista-BA/${id}/">Elettricista ${id}</a><div class="location">Monopoli, IT</div></li>`

describe('successfactors', () => {
  it('recognises its assets on any domain', () => {
    const page = htmlAnswer(`https://${host}/`, '<link href="https://rmkcdn.successfactors.com/abc/style.css">')
    expect(successfactors.recogniseMarkup?.(page)).toEqual([board])
    expect(successfactors.recognise(new URL('https://cementi.jobs2web.com/search/'))?.host).toBe('cementi.jobs2web.com')
    expect(successfactors.recognise(new URL('https://www.cementi.example/search/'))).toBeNull()
    expect(successfactors.requests(board)[0]?.url).toBe(tiles)
  })

  it('lists the tiles, and requests the next rows only after a full page', () => {
    const page = htmlAnswer(tiles, Array.from({ length: 25 }, (_, index) => tile(1000 + index)).join(''))
    const read = successfactors.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions[0]).toMatchObject({
      title: { text: 'Elettricista 1000' },
      reference: '1000',
      hints: { place: [{ text: 'Monopoli, IT' }] },
    })
    expect(read.next[0]?.url).toContain('startrow=25')
    expect(successfactors.read(htmlAnswer(tiles, tile(1)), board).next).toHaveLength(1)
  })

  it("reads a job's microdata", () => {
    const page = htmlAnswer(
      `https://${host}/job/Monopoli-Elettricista-BA/1000/`,
      '<div itemscope itemtype="http://schema.org/JobPosting"><h1><span itemprop="title">Elettricista</span></h1><meta itemprop="datePosted" content="Tue Nov 03 00:00:00 UTC 2026"><span itemprop="jobLocation" itemscope><span class="jobGeoLocation">Monopoli, IT</span></span><span itemprop="description"><p>Manutenzione.</p></span></div>',
    )
    expect(successfactors.read(page, board).positions).toMatchObject([
      { title: { text: 'Elettricista' }, reference: '1000', hints: { place: [{ text: 'Monopoli, IT' }] } },
    ])
  })
})
