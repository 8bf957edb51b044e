import { hash32 } from '../hash.ts'
import { companyPages } from '../html/company-pages.ts'
import { escapeHtml } from '../html/escape.ts'
import { layoutPage } from '../html/layout.ts'
import { emptyReply, htmlReply } from '../html/reply.ts'
import type { Kind, View } from '../model.ts'
import { postPages, staticNews } from './news-posts.ts'

const noPositions = {
  slots: null,
  hasOwnPages: false,
  tells: 'advert',
  urlOf: ({ origin }: View) => `${origin}/`,
} as const satisfies Partial<Kind>

/** The most common site: a few static pages. */
export const brochure: Kind = {
  ...noPositions,
  name: 'brochure',
  share: [560, 190, 60],
  pages: (view) => companyPages(view),
}

/** Occasional news, some of it about new employees. */
export const brochureNews: Kind = {
  ...noPositions,
  name: 'brochure-news',
  share: [60, 80, 50],
  hasNews: true,
  isVolatile: true,
  pages: (view) => {
    const { site, day } = view
    const every = 9 + (site.seed % 40)
    const last = Math.floor((day + (site.seed % 97)) / every)
    const recent = [last, last - 1, last - 2].map((number) => {
      const [title, slug] = headline(hash32(site.seed + number), site.company.short)
      const on = number * every - (site.seed % 97)
      return {
        path: `/news/${slug}-${number + 50}/`,
        title,
        on,
        body: '<p>Un risultato che ci rende orgogliosi e che dividiamo con chi ci segue ogni giorno.</p>',
      }
    })
    return { ...companyPages(view), ...postPages(view, [...recent, ...staticNews(view)]) }
  },
}

function headline(number: number, company: string): readonly [title: string, slug: string] {
  const headlines: readonly (readonly [string, string])[] = [
    [`${company} in fiera: ci vediamo allo stand`, 'in-fiera'],
    ['Un altro anno di crescita per la nostra azienda', 'anno-di-crescita'],
    ['Dodici nuovi colleghi sono entrati in azienda quest’anno', 'nuovi-colleghi'],
    ['Auguri a tutti i nostri clienti', 'auguri'],
    ['Donazione alla scuola del paese', 'donazione'],
  ]
  return headlines[number % headlines.length] ?? ['Auguri', 'auguri']
}

/** A shop whose prices change regularly, which is irrelevant to positions. */
export const shop: Kind = {
  ...noPositions,
  name: 'shop',
  share: [70, 60, 40],
  isVolatile: true,
  pages: (view) => {
    const goods = Array.from({ length: 12 }, (_, index) => {
      const price = (hash32(view.site.seed + index * 31 + Math.floor(view.day / 3)) % 9000) / 100 + 9
      return `<li class="product"><a href="/prodotto/${index + 1}/"><h3>Articolo ${index + 1}</h3><span class="price">${price.toFixed(2)} €</span></a></li>`
    }).join('\n')
    return companyPages(
      view,
      `<section class="shop"><h2>Le offerte del giorno</h2><ul class="products">${goods}</ul></section>`,
    )
  },
}

/** A careers page with an application form but never a position. */
export const spontaneousOnly: Kind = {
  ...noPositions,
  name: 'spontaneous-only',
  share: [90, 170, 90],
  menu: ['/lavora-con-noi/', 'Lavora con noi'],
  pages: (view) => ({
    ...companyPages(view),
    '/lavora-con-noi/': () =>
      htmlReply(
        layoutPage(view, {
          title: 'Lavora con noi',
          main: `<h1>Lavora con noi</h1><p>Sei interessato a ${escapeHtml(view.site.company.short)}? Inviaci il tuo curriculum: siamo sempre felici di conoscere persone motivate.</p><form action="/invia-cv" method="post" enctype="multipart/form-data"><label>Nome <input name="nome"></label><label>Curriculum <input type="file" name="cv"></label><p>Autorizzo il trattamento dei dati personali.</p><button>Invia candidatura</button></form>`,
        }),
      ),
  }),
}

export const parked: Kind = {
  ...noPositions,
  name: 'parked',
  share: [34, 6, 2],
  pages: ({ site }) => ({
    '/': () =>
      htmlReply(
        `<!DOCTYPE html><html><head><title>${site.host}</title></head><body><h1>${site.host}</h1><p>Questo dominio è in vendita.</p><p>Annunci sponsorizzati</p><ul><li><a href="/?k=1">Assicurazioni</a></li><li><a href="/?k=2">Offerte di lavoro</a></li><li><a href="/?k=3">Prestiti</a></li></ul></body></html>`,
      ),
  }),
}

/** No DNS name, no server, or a server that does not respond (`trouble.ts` decides). */
export const dead: Kind = {
  ...noPositions,
  name: 'dead',
  share: [48, 8, 3],
  unreadableBecause: 'dead',
  pages: () => ({}),
}

/** The server responds, but every page is missing. */
export const broken: Kind = {
  ...noPositions,
  name: 'broken',
  share: [12, 4, 2],
  pages: () => ({ '/': () => emptyReply(404) }),
}
