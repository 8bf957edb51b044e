import { useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

type Changes = Readonly<Record<string, string | undefined>>

/** Changes, or a function of the address at the time of the change. */
type Change = Changes | ((now: URLSearchParams) => Changes)

/** The state of a console's screen is in its URL, so that an operator can send a colleague what they see. */
export function useConsoleParams() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  })

  // An answer comes back to the render that asked: what the operator has opened or typed since must stay.
  function go(change: Change, replace: boolean): void {
    const now = latest.current
    const next = changed(now, typeof change === 'function' ? change(now) : change)
    // Flushed synchronously: otherwise a second key would be computed from the address before the first.
    if (`${next}` !== `${now}`) void navigate({ search: `?${next}` }, { replace, flushSync: true })
  }

  return {
    get: (name: string): string | undefined => params.get(name) ?? undefined,
    hrefOf: (changes: Changes): string => `?${changed(params, changes)}`,
    /** Without an entry in the browser's history, as for each letter of a search. */
    replace: (change: Change): void => go(change, true),
    push: (change: Change): void => go(change, false),
  }
}

export type ConsoleParams = ReturnType<typeof useConsoleParams>

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
