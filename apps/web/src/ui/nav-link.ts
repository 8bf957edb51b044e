/** A link of the header; the line below it stands on the header's own. */
export const navLinkClass =
  '-mb-px flex items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink'
