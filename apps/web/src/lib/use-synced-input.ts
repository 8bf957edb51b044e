import { type RefObject, useEffect, useRef } from 'react'

/** A ref for an uncontrolled input that still follows `value` when it changes elsewhere. */
export function useSyncedInput(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return input
}
