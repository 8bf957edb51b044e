import { withoutDoubleStop } from '@vedetta/contracts/text/sentences'
import { PageLink } from '../page-link.tsx'

const linkClass = 'rounded-sm text-brand underline decoration-current/40 underline-offset-2 hover:decoration-current'

/** Renders the links `[text](target)` of a text; a path leads to a public page in the current language. */
export function LinkedText({ text }: { text: string }) {
  return withoutDoubleStop(text)
    .split(/(\[[^\]]+\]\([^)\s]+\))/)
    .map((part, index) => {
      const [, words, where] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
      if (!words || !where) return part
      const key = `${index} ${where}`
      return where.startsWith('/') ? (
        <PageLink key={key} to={where} className={linkClass}>
          {words}
        </PageLink>
      ) : (
        <a key={key} href={where} className={linkClass}>
          {words}
        </a>
      )
    })
}
