import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { listContacts, unlockContact } from '@vedetta/contracts/companies/company-contacts'
import { getCompany } from '@vedetta/contracts/companies/company-detail'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { defaultSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { discardPositions } from '@vedetta/contracts/inbox/discarded-positions'
import { findByName } from '@vedetta/contracts/inbox/find-by-name'
import { costOfExport, exportPages, exportPositions } from '@vedetta/contracts/inbox/position-export'
import { savePosition } from '@vedetta/contracts/inbox/saved-positions'
import { countFilter, listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { callApi } from '../../lib/api-client.ts'
import { changeLanguage } from '../../lib/i18n.ts'
import { answer, answerPages, makePositions, server } from '../../testing/api.ts'
import { makeCompanyDetail } from '../../testing/company.ts'
import { makeContacts, makePerson } from '../../testing/contacts.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { makeFilter, uuidOf } from '../../testing/saved.ts'

/** `VITE_KEYBOARD_SESSIONS=500 VITE_KEYBOARD_SEED=2 pnpm exec vitest run --project web keyboard-sessions` walks many others. */
const sessions = Number(import.meta.env.VITE_KEYBOARD_SESSIONS ?? 6)
const seed = Number(import.meta.env.VITE_KEYBOARD_SEED ?? 1)

startTestApi()

type Step = { keys: string } | { name: string } | { wait: 'for the server' | 'a second' }

/** Keystrokes of tired hands: words typed wherever the focus is, shortcuts, and the keys that press the focused control. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('saldatore', 'elettricista', 'esce', 'cuoco', 'sales', '25')
      .map((text) => ({ keys: text })),
  },
  { weight: 3, arbitrary: fc.constantFrom('j', 'k', 's', 'c', 'd', 'x', 'e', '/', '?').map((key) => ({ keys: key })) },
  { weight: 2, arbitrary: fc.constant({ keys: '{Shift>}E{/Shift}' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{Control>}k{/Control}', '{Control>}k{/Control}esp').map((keys) => ({ keys })),
  },
  // A name that the palette looks up; what it finds is walked to and opened by the keys of other steps.
  { weight: 2, arbitrary: fc.constantFrom('torn', 'to', 'filtro', 'salda').map((name) => ({ name })) },
  // Discards, and the presses of what their toast and banner offer.
  { weight: 1, arbitrary: fc.constantFrom('d', 'dd', 'jd', 'd{Tab}{Enter}').map((keys) => ({ keys })) },
  { weight: 1, arbitrary: fc.constant({ keys: '{CapsLock}e{CapsLock}' }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom('{Enter}', '{Enter}', '{Enter}', ' ', '{Escape}').map((keys) => ({ keys })),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('{Tab}', '{Tab}{Tab}', '{Tab}{Tab}{Tab}{Tab}', '{Shift>}{Tab}{/Shift}', '{ArrowDown}', '{ArrowUp}')
      .map((keys) => ({ keys })),
  },
  { weight: 3, arbitrary: fc.constantFrom('for the server', 'a second').map((wait) => ({ wait })) },
)

it(`${sessions} random keyboard sessions spend nothing without a press of a paying button`, {
  timeout: 600_000 + sessions * 4000,
}, async ({ annotate }) => {
  const seen = { dialogs: 0, payments: 0, presses: 0, discards: 0, lookups: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const session = await walk(steps)
      for (const what of keysOf(seen)) seen[what] += session[what]
      expect(session.payments).toBeLessThanOrEqual(session.presses)
    }),
    { numRuns: sessions, seed, endOnFailure: true },
  )
  // Sessions that never come near a payment, a discard or a name would prove nothing.
  expect(Math.min(seen.dialogs, seen.discards, seen.lookups)).toBeGreaterThan(0)
  await annotate(JSON.stringify({ sessions, seed, ...seen }))
})

const named = {
  companies: [{ companyID: uuidOf(7), name: 'Torneria Rossi S.p.A.', city: 'Bergamo' }],
  positions: [{ positionID: uuidOf(8), name: 'Tornitore CNC', company: 'Meccanica Bianchi' }],
}

/** Counts the payments of a session, and the presses of enabled buttons that pay. */
async function walk(steps: readonly Step[]) {
  const seen = { payments: 0, presses: 0, dialogs: 0, discards: 0, lookups: 0 }
  const pay = () => {
    seen.payments += 1
  }
  const exported = { url: '/file', exported: 3, failed: 0, credits: 3 }
  server.use(
    answerPages([makePositions(1, 3), makePositions(4, 3)]),
    answer(savePosition, { status: 'saved' }),
    answer(discardPositions, { discarded: true }, () => {
      seen.discards += 1
    }),
    answer(findByName, named, () => {
      seen.lookups += 1
    }),
    answer(listSavedFilters, { filters: [makeFilter(1)] }),
    answer(countFilter, { count: 1, toSee: 1, today: 0 }),
    answer(getCompany, makeCompanyDetail()),
    answer(costOfExport, { positions: 3, credits: 3, left: 2310 }),
    answer(exportPages, exported, pay),
    answer(exportPositions, exported, pay),
    answer(updateSettings, defaultSettings),
    answer(listContacts, makeContacts()),
    answer(unlockContact, { credits: 5, contact: makePerson(1, { contactID: uuidOf(1) }) }, pay),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  let ahead = 0
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  const user = userEvent.setup({ delay: null })
  const notePress = (event: KeyboardEvent) => {
    if (isPaying(event.target) && (event.key === 'Enter' || event.key === ' ')) seen.presses += 1
  }
  window.addEventListener('keydown', notePress, { capture: true })
  changeLanguage('it')
  renderApp('/positions')
  await screen.findByText('Posizione 1')
  for (const step of steps) {
    if ('keys' in step) await user.keyboard(step.keys)
    else if ('name' in step) await lookUp(user, step.name)
    else if (step.wait === 'a second') ahead += 1100
    else await settle()
    if (document.querySelector('[role="dialog"]')?.textContent.match(/^(Esporta|Export)/)) seen.dialogs += 1
  }
  await settle()
  window.removeEventListener('keydown', notePress, { capture: true })
  clock.mockRestore()
  cleanup()
  server.resetHandlers()
  return seen
}

/** Types a name once the palette has the focus, and sees what is found; where another dialog is open, it types into that. */
async function lookUp(user: UserEvent, name: string): Promise<void> {
  await user.keyboard('{Control>}k{/Control}')
  const patience = { timeout: 1_000 }
  const isFocused = () => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  await waitFor(isFocused, patience).catch(() => undefined)
  await user.keyboard(name)
  await screen.findByText(/^Torneria/, {}, patience).catch(() => undefined)
}

/** In either language: a session may press the switch. */
function isPaying(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLButtonElement) || target.disabled) return false
  const text = target.textContent
  return (
    /^(Sblocca|Unlock)/.test(text) ||
    (/^(Esporta|Export)( [\d.,]+ · .+)?$/.test(text) && target.closest('[role="dialog"]') !== null)
  )
}

/** Lets the answers in flight arrive: this one is asked for after them. */
async function settle(): Promise<void> {
  await act(async () => void (await callApi(getBalance, {})))
}
