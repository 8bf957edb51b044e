import { type RefObject, useEffect, useRef } from 'react'

/** For an input that keeps what is being typed to itself, and follows `value` when that changes elsewhere. */
export function useSyncedInput(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return input
}
