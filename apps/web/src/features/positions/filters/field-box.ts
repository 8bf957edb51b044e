/** The frame of a field of the search bar, with the outline of the input within. */
export const fieldBoxClass =
  'flex h-[42px] min-w-0 items-center rounded-lg border border-edge/60 bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand'
