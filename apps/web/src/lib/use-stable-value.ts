import { useCallback, useEffect, useRef, useState } from 'react'

/** Keeps the same object while its content is the same, so that memoised components do not render again. */
export function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable
  setStable(value)
  return value
}

/** A function of stable identity that calls the latest one. For event handlers, not for rendering. */
export function useStableCallback<Input extends unknown[]>(act: (...input: Input) => void): (...input: Input) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...input) => latest.current(...input), [])
}
