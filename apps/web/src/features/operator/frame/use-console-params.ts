import { useSearchParams } from 'react-router'

type Changes = Readonly<Record<string, string | undefined>>

/** The state of a console's screen is in its URL, so that an operator can send a colleague what they see. */
export function useConsoleParams() {
  const [params, setParams] = useSearchParams()

  function change(changes: Changes): URLSearchParams {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    return next
  }

  return {
    get: (name: string): string | undefined => params.get(name) ?? undefined,
    hrefOf: (changes: Changes): string => `?${change(changes)}`,
    /** Without an entry in the browser's history, as for each letter of a search. */
    replace: (changes: Changes): void => setParams(change(changes), { replace: true }),
    push: (changes: Changes): void => setParams(change(changes)),
  }
}

export type ConsoleParams = ReturnType<typeof useConsoleParams>
