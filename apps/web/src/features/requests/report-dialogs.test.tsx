import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { reportContact } from '@vedetta/contracts/companies/company-contacts'
import { reportCompany } from '@vedetta/contracts/operations/requests'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../testing/api.ts'
import { solveCaptchas } from '../../testing/captcha.ts'
import { renderPart, startTestApi } from '../../testing/render-app.tsx'
import { uuidOf } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'
import { ReportCompanyDialog } from './report-company-dialog.tsx'
import { ReportContactDialog } from './report-contact-dialog.tsx'

startTestApi()
solveCaptchas()

function ReportedCompany() {
  const [open, setOpen] = useState(true)
  return (
    <ReportCompanyDialog
      open={open}
      companyID={uuidOf(1)}
      companyName="Officine Prova"
      onClose={() => setOpen(false)}
    />
  )
}

function ReportedContact() {
  const [open, setOpen] = useState(true)
  return <ReportContactDialog open={open} contactID={uuidOf(2)} onClose={() => setOpen(false)} />
}

async function open(dialog: ReactNode, reason: string) {
  renderPart(dialog, '/positions')
  const field = await screen.findByLabelText('Motivo')
  fireEvent.focusIn(field)
  await screen.findByText('Verifica anti-bot completata.')
  fireEvent.change(field, { target: { value: reason } })
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Invia la segnalazione' }))

const onCall = vi.fn()

it.each([
  [
    'company',
    <ReportedCompany key="company" />,
    answer(reportCompany, {}, onCall),
    'Segnala Officine Prova',
    { companyID: uuidOf(1) },
  ],
  [
    'contact',
    <ReportedContact key="contact" />,
    answer(reportContact, {}, onCall),
    'Segnala il contatto',
    { contactID: uuidOf(2) },
  ],
])(
  'a %s is reported with reason and captcha, and a toast thanks for it',
  async (_, dialog, answered, title, subject) => {
    onCall.mockClear()
    server.use(answered)
    await open(dialog, 'Non è più così.')
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
    submit()
    await expectToast('Grazie della segnalazione', 'La controlliamo e ti scriviamo l’esito per e-mail.')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      ...subject,
      captcha: expect.stringMatching(/.+/),
      reason: 'Non è più così.',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

it('reporting a contact that is not unlocked shows why it is refused', async () => {
  server.use(fail(reportContact, 'contact_locked'))
  await open(<ReportedContact />, 'Non c’è più.')
  submit()
  expect(await screen.findByText(errors.contact_locked.it)).toBeTruthy()
})
