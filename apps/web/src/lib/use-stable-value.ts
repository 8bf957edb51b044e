import { useCallback, useEffect, useRef, useState } from 'react'

/** The same object for as long as it says the same: what is drawn from it need not be drawn again. */
export function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable
  setStable(value)
  return value
}

/** The same function always, which does what the newest one does. For what happens later, not for what is drawn. */
export function useStableCallback<Input extends unknown[]>(act: (...input: Input) => void): (...input: Input) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...input) => latest.current(...input), [])
}
