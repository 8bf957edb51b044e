import { readHtmlBoard } from './html-board.ts'
import type { TrackingSystem } from './tracking-system.ts'

const path = /^(?:\/[a-z]{2})?\/careers\/(?:latest_jobs\/?$|jobad\/\d)/

/** Arca24, also called Ngage: mostly on a subdomain of the company's own, recognised by its paths. */
export const arca24: TrackingSystem = {
  name: 'arca24',
  marks: ['arca24.careers', '/careers/jobad', '/careers/latest_jobs'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const isTheirs = host.endsWith('.arca24.careers') && !host.startsWith('crm.')
    return isTheirs || path.test(url.pathname)
      ? { system: 'arca24', token: host, url: `https://${host}/it/careers/latest_jobs`, host }
      : null
  },
  requests: ({ url }) =>
    ['it', 'en', 'de'].map((language) => ({ url: url.replace(/\/it\/(?=careers\/)/, `/${language}/`) })),
  read: (page, board) =>
    readHtmlBoard(page, 'arca24', (url) =>
      url.hostname === board.host ? /\/careers\/jobad\/(\d+)/.exec(url.pathname)?.[1] : null,
    ),
}
