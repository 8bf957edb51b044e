import { Fragment } from 'react'

export type Ranges = readonly (readonly [from: number, to: number])[]

/** Highlights the words a search matched. Ranges have to be in order; those outside the text are ignored. */
export function HighlightedText({ text, ranges = [] }: { text: string; ranges?: Ranges | undefined }) {
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
