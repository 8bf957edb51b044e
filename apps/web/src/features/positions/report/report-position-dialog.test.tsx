import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { reportPosition } from '@vedetta/contracts/inbox/position-detail'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../../testing/api.ts'
import { solveCaptchas } from '../../../testing/captcha.ts'
import { renderPart, startTestApi } from '../../../testing/render-app.tsx'
import { uuidOf } from '../../../testing/saved.ts'
import { expectToast } from '../../../testing/toasts.ts'
import { ReportPositionDialog } from './report-position-dialog.tsx'

startTestApi()
solveCaptchas()

const positionID = uuidOf(1)

function Screen() {
  const [open, setOpen] = useState(true)
  return <ReportPositionDialog open={open} positionID={positionID} onClose={() => setOpen(false)} />
}

async function open() {
  renderPart(<Screen />, '/positions')
  const reason = await screen.findByLabelText('Motivo')
  fireEvent.focusIn(reason)
  await screen.findByText('Verifica anti-bot completata.')
  return reason
}

function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Invia la segnalazione' }))
}

it('a report is sent with its reason and captcha, and a toast thanks for it', async () => {
  const onCall = vi.fn()
  server.use(answer(reportPosition, {}, onCall))
  const reason = await open()
  fireEvent.change(reason, { target: { value: 'È stata chiusa.' } })
  submit()
  await expectToast('Grazie della segnalazione', 'La controlliamo e ti scriviamo l’esito per e-mail.')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({
    positionID,
    captcha: expect.stringMatching(/.+/),
    reason: 'È stata chiusa.',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a report needs no reason', async () => {
  const onCall = vi.fn()
  server.use(answer(reportPosition, {}, onCall))
  await open()
  submit()
  await waitFor(() => expect(onCall).toHaveBeenCalled())
  expect(onCall.mock.lastCall?.[0]).not.toHaveProperty('reason')
})

it('a report whose captcha is refused shows the error and solves another challenge', async () => {
  server.use(fail(reportPosition, 'invalid_captcha'))
  await open()
  submit()
  expect(await screen.findByText(errors.invalid_captcha.it)).toBeTruthy()
  server.use(answer(reportPosition, {}))
  await screen.findByText('Verifica anti-bot completata.')
  submit()
  await expectToast('Grazie della segnalazione', 'La controlliamo e ti scriviamo l’esito per e-mail.')
})

it('a report that fails keeps its text', async () => {
  server.use(fail(reportPosition, 'unknown_position'))
  const reason = await open()
  fireEvent.change(reason, { target: { value: 'È stata chiusa.' } })
  submit()
  expect(await screen.findByText(errors.unknown_position.it)).toBeTruthy()
  expect((reason as HTMLTextAreaElement).value).toBe('È stata chiusa.')
})
