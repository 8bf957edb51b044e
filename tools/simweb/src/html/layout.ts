import { italianDate } from '../days.ts'
import { hash32 } from '../hash.ts'
import type { View } from '../model.ts'
import { escapeHtml } from './escape.ts'

type PageContent = { title: string; main: string; head?: string }

const menus = {
  it: { home: 'Home', about: 'Chi siamo', services: 'Servizi', contacts: 'Contatti', privacy: 'Privacy policy' },
  de: { home: 'Start', about: 'Über uns', services: 'Leistungen', contacts: 'Kontakt', privacy: 'Datenschutz' },
  en: { home: 'Home', about: 'About us', services: 'Services', contacts: 'Contacts', privacy: 'Privacy policy' },
} as const

/** Unused style rules, as themes include them, which give pages a realistic size. */
const styles: readonly string[] = [120, 240, 380, 520].map((rules, theme) =>
  Array.from({ length: rules }, (_, index) => {
    const hue = hash32(index * 7 + theme)
      .toString(16)
      .slice(0, 6)
      .padStart(6, '0')
    return `.t${theme}-block-${index}{margin:${index % 9}px auto;padding:${(index * 3) % 17}px;color:#${hue};display:flex}`
  }).join('\n'),
)

const scripts = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());</script>
<script src="/assets/js/vendor.min.js" defer></script>
<script src="/assets/js/main.js" defer></script>`

/** A page of the company's site: head, menu, content and footer in the site's theme. */
export function layoutPage(view: View, { title, main, head = '' }: PageContent): string {
  const { site, kind } = view
  const { company } = site
  const theme = (site.traits.theme + (isRedesigned(view) ? 1 : 0)) % 4
  const name = escapeHtml(company.short)
  return `<!DOCTYPE html>
<html lang="${kind.language ?? 'it'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${name}</title>
<meta name="description" content="${name}, ${escapeHtml(company.place.municipality.name)}">
<link rel="stylesheet" href="/assets/css/theme-${theme}.css">
<style>${styles[theme]}</style>
${head}${scripts}
</head>
<body class="theme-${theme} page">
${header(view, theme, name)}
<main class="content t${theme}-block-1" id="content">
${main}
</main>
${footer(view, name)}
${noise(view)}</body>
</html>
`
}

function isRedesigned({ site, day }: View): boolean {
  return site.life.redesignedOn !== null && day >= site.life.redesignedOn
}

export function careersLink({ site, kind }: View): readonly [path: string, label: string] | null {
  if (kind.slots === null) return null
  if (kind.language === 'de') return ['/karriere/', 'Offene Stellen']
  if (kind.language === 'en') return ['/careers/', 'Careers']
  return [site.traits.careersPath, site.traits.careersLabel]
}

function header(view: View, theme: number, name: string): string {
  const menu = menus[view.kind.language ?? 'it']
  const careers = view.kind.menu === undefined ? careersLink(view) : view.kind.menu
  const links: (readonly [string, string])[] = [
    ['/', menu.home],
    ['/chi-siamo/', menu.about],
    ['/servizi/', menu.services],
    ...(view.kind.hasNews ? ([['/news/', 'News']] as const) : []),
    ...(careers === null ? [] : [careers]),
    ['/contatti/', menu.contacts],
  ]
  const items = links.map(([path, label]) => `<li class="menu-item"><a href="${path}">${label}</a></li>`)
  if (theme === 1)
    return `<div id="top"><div class="logo">${name}</div><div id="menu"><ul>${items.join('')}</ul></div></div>`
  return `<header class="site-header"><a class="brand" href="/"><img src="/assets/logo.svg" alt="${name}"></a>
<nav class="main-nav" aria-label="Menu"><ul>${items.join('\n')}</ul></nav></header>`
}

function footer({ site, kind }: View, name: string): string {
  const { company } = site
  const menu = menus[kind.language ?? 'it']
  return `<footer class="site-footer"><p>${escapeHtml(company.name)} - ${escapeHtml(company.address)}</p>
<p>P. IVA ${company.vat} - REA ${company.rea}</p>
<p>Tel. 0${company.vat.slice(7, 9)} 555 0${company.vat.slice(0, 3)} - <a href="mailto:info@${site.host}">info@${site.host}</a></p>
<p><a href="/privacy/">${menu.privacy}</a> &copy; ${name}</p></footer>`
}

/** Content that changes daily without meaning. */
function noise({ site, day }: View): string {
  const number = hash32(site.seed + day)
  switch (site.traits.noise) {
    case 'nonce':
      return `<script>var ajax={"url":"/wp-admin/admin-ajax.php","nonce":"${number.toString(16)}"};</script>\n`
    case 'today':
      return `<p class="today">Oggi è il ${italianDate(day)}</p>\n`
    case 'counter':
      return `<p class="counter">Visitatori: ${10_000 + (site.seed % 5_000) + day * 37}</p>\n`
    default:
      return ''
  }
}
