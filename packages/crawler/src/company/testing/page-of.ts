import { parseDocument } from 'htmlparser2'
import type { HtmlPage } from '../../page.ts'

export const url = 'https://www.officinebelvedere.test/'

export function pageOf(html: string, pageUrl = url): HtmlPage {
  return {
    kind: 'html',
    url: pageUrl,
    status: 200,
    baseUrl: pageUrl,
    lang: 'it',
    html,
    document: parseDocument(html),
    isRendered: false,
    prepare: async () => {},
  }
}
