import { fireEvent, screen } from '@testing-library/react'
import { requestPasswordReset } from '@vedetta/contracts/customers/auth'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useApiForm } from '../../lib/use-api-form.ts'
import { solveCaptchas } from '../../testing/captcha.ts'
import { renderPart, startTestApi } from '../../testing/render-app.tsx'
import { CaptchaField } from '../../ui/forms/captcha-field.tsx'

startTestApi()
solveCaptchas()

function LateCaptchaForm() {
  const [isLoaded, setLoaded] = useState(false)
  const form = useApiForm(requestPasswordReset, { defaultValues: { email: '', captcha: '' }, onDone: () => {} })
  return (
    <>
      <form>
        <input aria-label="E-mail" />
        {isLoaded && <CaptchaField name="captcha" form={form} />}
      </form>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    </>
  )
}

it('a captcha that loads while its form has the focus solves itself', async () => {
  renderPart(<LateCaptchaForm />, '/')
  screen.getByLabelText('E-mail').focus()
  fireEvent.click(screen.getByRole('button', { name: 'Load' }))
  expect(await screen.findByText('Verifica anti-bot completata.')).toBeTruthy()
})

it('a captcha that loads while the focus is elsewhere waits for the form', async () => {
  renderPart(<LateCaptchaForm />, '/')
  fireEvent.click(screen.getByRole('button', { name: 'Load' }))
  await screen.findByRole('checkbox')
  expect(document.querySelector('[data-state]')?.getAttribute('data-state')).toBe('unverified')
  screen.getByLabelText('E-mail').focus()
  expect(await screen.findByText('Verifica anti-bot completata.')).toBeTruthy()
})
