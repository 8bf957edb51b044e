import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** An element's width in whole pixels; 0 until it is mounted. */
export function useWidth<Each extends HTMLElement>(): [RefObject<Each | null>, number] {
  const element = useRef<Each>(null)
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setWidth(Math.floor(measured.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])

  return [element, width]
}
