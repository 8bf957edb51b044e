import { Fragment } from 'react'

export type Ranges = readonly (readonly [from: number, to: number])[]

/** A text with the words a search found it by. Ranges come in order; what lies outside the text is left out. */
export function MarkedText({ text, ranges = [] }: { text: string; ranges?: Ranges | undefined }) {
  let end = 0
  const parts = ranges.flatMap(([from, to]) => {
    if (from < end || from >= to || to > text.length) return []
    const part = { from, before: text.slice(end, from), marked: text.slice(from, to) }
    end = to
    return [part]
  })
  return (
    <>
      {parts.map(({ from, before, marked }) => (
        <Fragment key={from}>
          {before}
          <mark className="rounded-[3px] bg-new-soft text-inherit">{marked}</mark>
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  )
}
