import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { htmlAnswer } from './testing/answers.ts'
import { boardsIn, recogniseBoard, trackingSystemOf, trackingSystems } from './tracking-systems.ts'

const names = (html: string, url = 'https://www.rossi.example/lavora-con-noi') =>
  boardsIn(htmlAnswer(url, html)).map(({ system, token }) => `${system} ${token}`)

describe('boardsIn', () => {
  it.each([
    ['a link', '<a href="https://jobs.lever.co/rossi">Lavora con noi</a>', 'lever rossi'],
    ['a link to one job', '<a href="https://boards.greenhouse.io/rossi/jobs/12">Tornitore</a>', 'greenhouse rossi'],
    [
      'a script',
      '<script src="https://boards.greenhouse.io/embed/job_board/js?for=rossi"></script>',
      'greenhouse rossi',
    ],
    ['a frame', '<iframe src="https://inrecruiting.intervieweb.it/rossi/it/career"></iframe>', 'inrecruiting rossi'],
    [
      'a frame that waits for consent',
      '<iframe data-src="https://rossi.jobs.personio.de/?language=it"></iframe>',
      'personio rossi',
    ],
    ['a form', '<form action="https://rossi.altamiraweb.com/jobs"></form>', 'altamira rossi'],
    [
      'inline code',
      '<script>fetch("https://zinrec.intervieweb.it/annunci.php?LAC=rossi&k=1&format=json_en")</script>',
      'inrecruiting rossi',
    ],
    [
      'escaped inline code',
      '<script>var u = "https:\\/\\/rossi.recruitee.com\\/api\\/offers";</script>',
      'recruitee rossi',
    ],
    [
      'a data attribute',
      '<a href="https://allibo.com" data-allibo="https://joblink.allibo.com/ats4/Widget/connector.aspx?DM=Ab&amp;SG=2&amp;LN=IT">-</a>',
      'allibo Ab',
    ],
    ['a click handler', `<button onclick="window.open('https://jobs.ashbyhq.com/rossi')">Jobs</button>`, 'ashby rossi'],
    ['a widget', '<script>whr_embed(1234, {detail: "titles"});</script>', 'workable 1234'],
    [
      'an escaped frame',
      '<div data-html="&lt;iframe src=&quot;https://rossi.bamboohr.com/jobs/embed2.php&quot;&gt;"></div>',
      'bamboohr rossi',
    ],
    [
      'an address without scheme',
      '<iframe src="//careers.smartrecruiters.com/Rossi"></iframe>',
      'smartrecruiters Rossi',
    ],
    ['a POST board', '<a href="https://rossi.wd3.myworkdayjobs.com/it-IT/Lavora">Jobs</a>', 'workday rossi/Lavora'],
  ])('finds a board in %s', (_, html, expected) => {
    expect(names(html)).toEqual([expected])
  })

  it("finds each board once, in the order of the page, the page's own among them", () => {
    const html =
      '<a href="https://jobs.lever.co/rossi">a</a><a href="https://jobs.lever.co/Rossi/x">b</a><a href="https://apply.workable.com/verdi/">c</a>'
    expect(names(html)).toEqual(['lever rossi', 'workable verdi'])
    expect(names('<p></p>', 'https://rossi.teamtailor.com/jobs/1-x')).toEqual(['teamtailor rossi'])
  })

  it('prefers the address to a widget’s number, and the call to a plain link', () => {
    expect(names('<a href="https://apply.workable.com/rossi/">a</a><script>whr_embed(1234, {});</script>')).toEqual([
      'workable rossi',
    ])
    const feed = 'https://inrecruiting.intervieweb.it/annunci.php?LAC=rossi&k=1'
    const [board] = boardsIn(
      htmlAnswer(
        'https://rossi.example/',
        `<a href="https://inrecruiting.intervieweb.it/rossi/it/career">a</a><script>get("${feed}")</script>`,
      ),
    )
    expect(board?.feed).toBe(feed)
  })

  it.each([
    '<a href="https://www.greenhouse.io">Powered by Greenhouse</a>',
    '<a href="https://www.teamtailor.com/?utm_source=rossi">Career site by</a>',
    '<a href="https://saas.hrzucchetti.it/hrpzucchetti/">Area dipendenti</a>',
    '<a href="https://www.rossi.example/it/careers">Carriere</a><a href="mailto:cv@rossi.example">CV</a><a href="http://[">x</a>',
    '<p>scrivi a jobs.lever.co</p>',
  ])('finds none in %s', (html) => {
    expect(names(html)).toEqual([])
  })

  it('respects its limits on a hostile page', () => {
    const html = Array.from({ length: 9_000 }, (_, index) => `<a href="https://jobs.lever.co/c${index}">x</a>`).join('')
    expect(names(html)).toHaveLength(40)
    expect(names(`<script>${'//'.repeat(400_000)}</script>`)).toEqual([])
    expect(names('<div>'.repeat(20_000))).toEqual([])
  })
})

/** `job-feed` is exported as `jobFeed`. */
const exported = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('trackingSystems', () => {
  it.each(trackingSystems)("$name's test puts a board through all that a board must show", async ({ name }) => {
    const tests = await readFile(new URL(`${name}.test.ts`, import.meta.url), 'utf8')
    expect(tests).toMatch(new RegExp(`\\bdescribeBoard\\([^\\n]{1,80}\\{\\s{1,5}system: ${exported(name)},`))
  })

  it("holds each name once, and trackingSystemOf finds a board's system", () => {
    expect(new Set(trackingSystems.map(({ name }) => name)).size).toBe(trackingSystems.length)
    const found = recogniseBoard(new URL('https://rossi.career.softgarden.de/'))
    expect(found && trackingSystemOf(found.board)).toBe(found?.system)
    expect(trackingSystemOf({ system: 'none', token: 'x', url: 'https://x.example/' })).toBeNull()
    expect(recogniseBoard(new URL('https://www.rossi.example/'))).toBeNull()
  })
})
