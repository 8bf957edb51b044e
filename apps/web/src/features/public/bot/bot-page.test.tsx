import { fireEvent, screen } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { requestSiteOptOut } from '@vedetta/contracts/operations/contact-message'
import { botUserAgent, politenessLimits } from '@vedetta/contracts/watch/bot'
import { describe, expect, it, vi } from 'vitest'
import { answer, server } from '../../../testing/api.ts'
import { solveCaptchas } from '../../../testing/captcha.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()
solveCaptchas()

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('/bot', () => {
  it.each(['/bot', '/en/bot'])('%s shows the user agent, the crawling rules and robots.txt', async (path) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    const { textContent } = screen.getByRole('main')
    expect(textContent).toContain(botUserAgent(window.location.origin))
    expect(textContent).toContain('User-agent: VedettaBot\nDisallow: /')
    expect(textContent).toContain('Crawl-delay: 10')
    expect(textContent).toContain('Retry-After')
    expect(textContent).toContain(`${politenessLimits.maxRequests} `)
    expect(textContent).toContain(`${politenessLimits.maxListedRequests} `)
    expect(textContent).toContain(`${politenessLimits.visitIntervalHours} `)
  })

  it('the bot page sends a request to opt a site out', async () => {
    const onCall = vi.fn()
    server.use(answer(requestSiteOptOut, {}, onCall))
    renderApp('/bot')
    const submit = await screen.findByRole('button', { name: 'Invia la richiesta' })
    fireEvent.focusIn(submit)
    await screen.findByText('Verifica anti-bot completata.')
    fireEvent.click(submit)
    expect(await screen.findByText(errors.url_required.it)).toBeTruthy()
    type('Indirizzo del sito', 'www.officine.example')
    type('Nome e cognome', 'Anna Prova')
    type('E-mail', 'anna@officine.example')
    fireEvent.click(submit)
    expect(await screen.findByRole('heading', { name: 'Richiesta inviata' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      url: 'www.officine.example',
      name: 'Anna Prova',
      email: 'anna@officine.example',
      language: 'it',
      captcha: expect.stringMatching(/.+/),
    })
  })
})
