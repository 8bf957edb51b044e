import { describe, expect, it } from 'vitest'
import { advert, careers, home } from '../visit/testing/visit-answers.ts'
import { watched } from './testing/scripted-host.ts'

const path = '/lavora-con-noi/'

describe('visitSource on a page drawn by a script', () => {
  const drawn = (body: string) => ({
    '/': home,
    [path]: {
      html: careers('<div id="jobs" class="loading"></div><script></script>'),
      rendered: careers(body),
    },
  })

  const drawnFromData = (body: string, data: string | { html: string; etag: string } = JSON.stringify(body)) => {
    const answers = drawn(body)
    return { ...answers, [path]: { ...answers[path], drawnFrom: [path, '/api/jobs'] }, '/api/jobs': data }
  }

  it('renders it again only when one of its inputs changed', async () => {
    const source = watched()
    expect((await source.visit(drawnFromData(advert('Saldatore')))).titles).toEqual(['Saldatore'])
    const second = await source.visit(drawnFromData(advert('Saldatore')), 1)
    expect(second).toMatchObject({ outcome: 'unchanged', requested: [path, '/api/jobs'] })
    const third = await source.visit(drawnFromData(advert('Tornitore')), 2)
    expect(third).toMatchObject({ outcome: 'read', titles: ['Tornitore'] })
    expect(third.requested.filter((one) => one === path)).toHaveLength(1)
    expect((await source.visit(drawnFromData(advert('Tornitore')), 3)).outcome).toBe('unchanged')
  })

  it('requests its inputs with their validators', async () => {
    const source = watched()
    const data = { html: 'Saldatore', etag: '"1"' }
    await source.visit(drawnFromData(advert('Saldatore'), data))
    expect((await source.visit(drawnFromData(advert('Saldatore'), data), 1)).requested).toEqual([path, '/api/jobs'])
    expect((await source.visit(drawnFromData(advert('Saldatore'), data), 2)).requested).toEqual([path, 'if /api/jobs'])
  })

  describe('whose document differs daily', () => {
    const withNonce = (day: number, body: string, code = '', inputs = [path, '/api/jobs']) => {
      const answers = drawnFromData(body)
      const noise = `<script>var ajax={"nonce":"${7_000 + day}"};${code}</script><p>Visitatori: ${100 + day}</p>`
      const html = careers(`<div id="jobs" class="loading"></div><script></script>${noise}`)
      return { ...answers, [path]: { ...answers[path], html, drawnFrom: inputs }, '/api/jobs/7000': 'x' }
    }

    it('does not render it again for a nonce, a counter', async () => {
      const source = watched()
      await source.visit(withNonce(0, advert('Saldatore')))
      for (const day of [1, 2]) {
        const later = await source.visit(withNonce(day, advert('Saldatore')), day)
        expect(later).toMatchObject({ outcome: 'unchanged', requested: [path, '/api/jobs'] })
      }
    })

    it('renders it again for a change of its data, of its code, or of a value by which it asks for data', async () => {
      const source = watched()
      await source.visit(withNonce(0, advert('Saldatore')))
      const data = await source.visit(withNonce(1, advert('Tornitore')), 1)
      expect(data).toMatchObject({ outcome: 'read', titles: ['Tornitore'] })
      const code = await source.visit(withNonce(2, advert('Tornitore'), 'filter("Jesi")'), 2)
      expect(code.requested).toContain(`render ${path}`)
      const inputs = [path, '/api/jobs', '/api/jobs/7000']
      const keyed = watched()
      await keyed.visit(withNonce(0, advert('Saldatore'), '', inputs))
      const key = await keyed.visit(withNonce(1, advert('Saldatore'), '', inputs), 1)
      expect(key.requested).toContain(`render ${path}`)
    })
  })

  it('renders it again once a script is there instead of a page that says it is not', async () => {
    const answers = drawnFromData(advert('Saldatore'))
    const answering = (script: string) => ({
      ...answers,
      [path]: { ...answers[path], drawnFrom: [path, '/main.js', '/api/jobs'] },
      '/main.js': script,
    })
    const source = watched()
    await source.visit(answering('<!DOCTYPE html><p>Non trovata, 1</p>'))
    expect((await source.visit(answering('<!DOCTYPE html><p>Non trovata, 2</p>'), 1)).outcome).toBe('unchanged')
    expect((await source.visit(answering('draw()'), 2)).requested).toContain(`render ${path}`)
  })

  it('renders it at each visit where it has too many inputs', async () => {
    const source = watched()
    const parts = Array.from({ length: 8 }, (_, index) => `/api/jobs/${index}`)
    const answers = drawnFromData(advert('Saldatore'))
    const many = {
      ...answers,
      ...Object.fromEntries(parts.map((part) => [part, '{}'])),
      [path]: { ...answers[path], drawnFrom: [path, ...parts] },
    }
    await source.visit(many)
    expect((await source.visit(many, 1)).requested).toContain(`render ${path}`)
  })

  it('renders it after a week though its inputs are unchanged, as a script may draw by the date', async () => {
    const source = watched()
    await source.visit(drawnFromData(advert('Saldatore')))
    const later = await source.visit(drawnFromData(advert('Saldatore')), 7)
    expect(later.requested).toContain(`render ${path}`)
  })

  it('renders it at each visit where its inputs are unknown', async () => {
    const source = watched()
    expect((await source.visit(drawn(advert('Saldatore')))).titles).toEqual(['Saldatore'])
    const second = await source.visit(drawn(advert('Tornitore')), 1)
    expect(second).toMatchObject({ outcome: 'read', titles: ['Tornitore'] })
    expect(second.pages.map(({ body }) => new TextDecoder().decode(body).includes('Tornitore'))).toEqual([true])
  })

  it('does not read it without a browser', async () => {
    const source = watched()
    await source.visit(drawn(advert('Saldatore')))
    const answers = { '/': home, [path]: { html: drawn('')[path].html } }
    expect((await source.visit(answers, 1)).outcome).toBe('partly_read')
  })
})
