import { describe, expect, it } from 'vitest'
import { careers, home } from '../visit/testing/visit-answers.ts'
import { watched } from './testing/scripted-host.ts'

const record = (title: string) => ({ title, place: 'Jesi', contract: 'Tempo indeterminato' })
const page = careers('<div id="positions"></div><script>fetch("/positions.json").then(draw)</script>')
const served = (positions: unknown[]) => ({
  '/': home,
  '/lavora-con-noi/': page,
  '/positions.json': { html: JSON.stringify({ positions }), headers: { 'content-type': 'application/json' } },
})

describe('the file that a careers page draws its list from', () => {
  it('leaves unsure what is gone while it lists something that is not read as a position', async () => {
    const site = watched()
    const first = await site.visit(served([record('Saldatore'), record('Tornitore')]))
    expect(first).toMatchObject({ outcome: 'read', titles: ['Saldatore', 'Tornitore'] })
    const reshaped = await site.visit(served([{ code: 7, words: 'Tornitore' }]), 1)
    expect(reshaped).toMatchObject({ titles: [], findings: { listing: 'unsure' } })
  })

  it('says that nothing is open if its list is empty', async () => {
    const site = watched()
    await site.visit(served([record('Saldatore'), record('Tornitore')]))
    expect(await site.visit(served([]), 1)).toMatchObject({ titles: [], findings: { listing: 'recognised' } })
  })
})
