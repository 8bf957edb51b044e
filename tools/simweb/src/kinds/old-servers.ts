import { htmlReply } from '../html/reply.ts'
import type { Kind, Pages, View } from '../model.ts'
import { headings } from './headings.ts'

/** The root page redirects by a meta tag. */
export const metaRefresh: Kind = {
  ...headings,
  name: 'meta-refresh',
  share: [3, 5, 3],
  pages: (view) => {
    const { '/': home, ...rest } = headings.pages(view)
    return {
      '/': () =>
        htmlReply('<html><head><meta http-equiv="refresh" content="0; url=/it/index.php"></head><body></body></html>'),
      '/it/index.php': home ?? (() => htmlReply('')),
      ...rest,
    }
  },
}

/** Pages in ISO-8859-1, declared by the header, by the page, or not at all. */
export const latinCharset: Kind = {
  ...headings,
  name: 'latin-charset',
  share: [4, 8, 3],
  pages: (view) => latin(view, headings.pages(view)),
}

function latin({ site }: View, pages: Pages): Pages {
  const isInHeader = site.traits.style < 2
  const meta = site.traits.style === 3 ? '' : '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'
  return Object.fromEntries(
    Object.entries(pages).map(([path, make]) => [
      path,
      () => {
        const { status, body } = make()
        const text = String(body).replace('<meta charset="utf-8">', meta).replaceAll('’', "'")
        return {
          status,
          headers: { 'content-type': isInHeader ? 'text/html; charset=ISO-8859-1' : 'text/html' },
          body: Buffer.from(text, 'latin1'),
        }
      },
    ]),
  )
}
