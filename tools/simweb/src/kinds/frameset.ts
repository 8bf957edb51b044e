import { advertText, shownTitle } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply } from '../html/reply.ts'
import type { Kind } from '../model.ts'

const document = (title: string, body: string) =>
  htmlReply(`<html><head><title>${escapeHtml(title)}</title><meta charset="utf-8"></head>${body}</html>`)

/** A site of the nineties: a frameset with the adverts in one of its frames. */
export const frameset: Kind = {
  name: 'framed',
  share: [3, 2, 0],
  slots: [1, 2, 2],
  hasOwnPages: false,
  tells: 'advert',
  pages: (view) => {
    const { company, host } = view.site
    const adverts = view.openings.map((opening) => `<h3>${shownTitle(view, opening)}</h3>${advertText(view, opening)}`)
    return {
      '/': () =>
        document(
          company.short,
          '<frameset cols="180,*"><frame src="menu.htm" name="menu"><frame src="home.htm" name="main"></frameset>',
        ),
      '/menu.htm': () =>
        document(
          'menu',
          '<body><a href="home.htm" target="main">Home</a><br><a href="azienda.htm" target="main">Azienda</a><br><a href="lavoro.htm" target="main">Lavora con noi</a></body>',
        ),
      '/home.htm': () =>
        document(
          company.short,
          `<body><h1>${escapeHtml(company.name)}</h1><p>${escapeHtml(company.address)}</p></body>`,
        ),
      '/azienda.htm': () =>
        document(
          'Azienda',
          `<body><p>P. IVA ${company.vat}</p><p><a href="mailto:info@${host}">info@${host}</a></p></body>`,
        ),
      '/lavoro.htm': () =>
        document(
          'Lavora con noi',
          `<body><h1>Lavora con noi</h1>${adverts.join('<hr>') || '<p>Al momento non ci sono posizioni aperte.</p>'}</body>`,
        ),
    }
  },
  urlOf: (view) => `${view.origin}/lavoro.htm`,
}
