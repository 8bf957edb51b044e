import { useCallback, useEffect, useRef, useState } from 'react'

/** The same object for as long as it says the same: what is drawn from it need not be drawn again. */
export function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}

/** The same function always, which does what the newest one does. For what happens later, not for what is drawn. */
export function useStableCallback<Input extends unknown[]>(act: (...input: Input) => void): (...input: Input) => void {
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  return useCallback((...input) => newest.current(...input), [])
}
