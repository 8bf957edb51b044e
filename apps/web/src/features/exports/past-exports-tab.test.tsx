import { screen, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { listExports, type PastExport } from '@vedetta/contracts/inbox/position-export'
import { expect, it } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { uuidOf } from '../../testing/saved.ts'

startTestApi()

const made = (n: number, fields: Partial<PastExport> = {}): PastExport => ({
  exportID: uuidOf(n),
  url: `/api/position/export/file?exportID=${uuidOf(n)}`,
  madeAt: '2026-11-14T08:30:00Z',
  exported: 1,
  credits: 1,
  format: 'csv',
  fields: [],
  firstPosition: 'Saldatore TIG',
  ...fields,
})

async function rows(): Promise<HTMLElement[]> {
  renderApp('/profile?tab=exports')
  return within(await screen.findByRole('list', { name: 'File esportati' })).findAllByRole('listitem')
}

it('past exports say what is in them, when they were made and what they cost, and lead to their files', async () => {
  const fields: PastExport['fields'] = ['pay', 'contacts']
  const rich = made(1, { exported: 1200, credits: 50, format: 'xlsx', fields })
  server.use(answer(listExports, { exports: [rich, made(2, { firstPosition: null })] }))
  const [first, second] = await rows()
  expect(first?.textContent.replaceAll('\u00A0', ' ')).toBe(
    'Saldatore TIGe altre 1.19914 nov 2026, 09:30 · 1.200 posizioni · 50 crediti · Excel (XLSX) · con retribuzione e contattiScarica',
  )
  expect(second?.textContent.replaceAll('\u00A0', ' ')).toBe(
    'Posizione non più disponibile14 nov 2026, 09:30 · 1 posizione · 1 credito · CSVScarica',
  )
  const link = within(first as HTMLElement).getByRole('link', { name: 'Scarica l’esportazione del 14 nov 2026, 09:30' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([rich.url, true])
})

it('without exports the list says so, and without a licence there is no list', async () => {
  renderApp('/profile?tab=exports')
  expect(await screen.findByText('Nessuna esportazione negli ultimi 30 giorni.')).toBeTruthy()
  const subscription = { tier: 'none', licenceID: null, expiresAt: null } as const
  server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
  document.body.replaceChildren()
  renderApp('/profile?tab=exports')
  await screen.findByRole('heading', { name: 'Dati personali' })
  expect(screen.queryByRole('tab', { name: 'Esportazioni' })).toBeNull()
})

it('past exports that fail to load offer a retry', async () => {
  server.use(fail(listExports, 'internal_error'))
  renderApp('/profile?tab=exports')
  expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
  server.use(answer(listExports, { exports: [made(1)] }))
  screen.getByRole('button', { name: 'Riprova' }).click()
  expect(await screen.findByText('Saldatore TIG')).toBeTruthy()
})
