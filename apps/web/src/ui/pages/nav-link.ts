/** A link of the header; its underline covers the header's border. */
export const navLinkClass =
  '-mb-px flex items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 xl:max-[90rem]:px-2 font-medium text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink'
