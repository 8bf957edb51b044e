import { describe, expect, it } from 'vitest'
import { microdata } from './microdata.ts'
import { contextOf, pageOf, pageUrl } from './testing/read-body.ts'

const read = (body: string) => microdata(pageOf(body), contextOf('careers'))

describe('microdata', () => {
  it('reads a JobPosting with its properties', () => {
    const [found] =
      read(`<div itemscope itemtype="http://schema.org/JobPosting"><h2 itemprop="title"><a itemprop="url" href="/jobs/1">Infermiere</a></h2>
      <meta itemprop="datePosted" content="2026-11-06"><time itemprop="validThrough" datetime="2026-12-01">1 dicembre</time>
      <span itemprop="hiringOrganization" itemscope><meta itemprop="name" content="Clinica"></span>
      <span itemprop="jobLocation" itemscope><span itemprop="addressLocality">Verona</span> <span itemprop="addressCountry">IT</span></span>
      <span itemprop="employmentType">Part time</span><div itemprop="description"><h4>Requisiti</h4><ul><li>iscrizione all'albo</li></ul></div>
      <a href="mailto:hr@acme.example">Candidati</a></div>`)
    expect(found).toMatchObject({
      by: 'microdata',
      title: { text: 'Infermiere', url: pageUrl },
      url: 'https://acme.example/jobs/1',
      applyUrl: 'mailto:hr@acme.example',
      hints: {
        place: [{ text: 'Verona', country: 'IT' }],
        schedule: { text: 'Part time' },
        postedAt: { text: '2026-11-06' },
        validThrough: { text: '2026-12-01' },
        employer: { text: 'Clinica' },
      },
    })
    expect(found?.sections).toContainEqual({
      heading: 'Requisiti',
      lines: expect.arrayContaining([{ text: "iscrizione all'albo", isItem: true }]),
    })
  })

  it('reads several on one page, and RDFa', () => {
    const found = read(`<div vocab="http://schema.org/" typeof="JobPosting"><h3 property="title">Ostetrica</h3></div>
      <li itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">Medico</b></li>
      <li itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">Autista</b> <em>posizione chiusa</em></li>`)
    expect(found.map(({ by, title, closed }) => [by, title.text, closed?.text])).toEqual([
      ['microdata', 'Medico', undefined],
      ['microdata', 'Autista', expect.stringContaining('chiusa')],
      ['rdfa', 'Ostetrica', undefined],
    ])
  })

  it('does not take the organisation for the title', () => {
    expect(
      read(
        `<div itemscope itemtype="http://schema.org/JobPosting"><div itemprop="hiringOrganization"><b itemprop="name">Acme</b></div></div>`,
      ),
    ).toEqual([])
  })

  it('finds nothing in other types', () => {
    expect(read(`<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">JobPosting</b></div>`)).toEqual(
      [],
    )
  })
})
