import { advert, everywhere, type HostileSite, page, request, textAnswer } from './hostile-answer.ts'

const counted = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, n) => make(n))

/** Pages whose markup is out of all proportion. */
export const markupKinds: Readonly<Record<string, HostileSite>> = {
  'one long attribute': everywhere(() =>
    page(`<div data-note="${'N'.repeat(3_500_000)}">nota</div>${advert('Fresatore', request)}`),
  ),
  'many attributes': everywhere(() =>
    page(`<div ${counted(300_000, (n) => `k${n}=2`).join(' ')}>nota</div>${advert('Fresatore', request)}`),
  ),
  'deep nesting': everywhere(() => page('<section>'.repeat(400_000) + advert('Fresatore', request))),
  'deep nesting of unlike elements': everywhere(() =>
    page('<table><tr><td><em><u><a href=z>'.repeat(110_000) + advert('Fresatore', request)),
  ),
  'comments and sections without end': everywhere(() => page('<!--'.repeat(500_000) + '<![CDATA['.repeat(100_000))),
  blanks: everywhere(() => page(`<h1>Posizioni aperte</h1>${' '.repeat(3_000_000)}fine`)),
  'nested entities': everywhere(() => {
    const entities = counted(12, (n) => `<!ENTITY e${n} "${`&e${n - 1};`.repeat(10)}">`).join('')
    return textAnswer(
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "ah">${entities}]><html><body>&e11;</body></html>`,
      'application/xhtml+xml',
    )
  }),
  'many links': everywhere(() =>
    page(counted(56_000, (n) => `<a href="/lavora-con-noi/fresatore-${n}">Fresatore ${n}: candidatura</a>`).join('')),
  ),
  'links without end': everywhere(() =>
    page(counted(1_800, (n) => `<a href="/lavora-con-noi/${'x'.repeat(1_900)}${n}">Lavora con noi ${n}</a>`).join('')),
  ),
  'links of many words': everywhere(() =>
    page(counted(11_000, (n) => `<a href="/sede-${n}">${'tornitura lavoro '.repeat(17)}${n}</a>`).join('')),
  ),
  'links in links': everywhere(() => page('<a href="/posizioni">Fresatore<h3>Fresatore</h3>'.repeat(70_000))),
  'many rows': everywhere(() =>
    page(
      `<h1>Posizioni aperte</h1><table><tr><th>Mansione<th>Sede</tr>${'<tr><td rowspan=900>Fresatore<td>Trento</tr>'.repeat(60_000)}</table>`,
    ),
  ),
  'many headings': everywhere(() =>
    page(`<h1>Posizioni aperte</h1>${'<h3>Fresatore</h3><p>Requisiti: diploma</p>'.repeat(70_000)}`),
  ),
  'many rules of style': everywhere(() =>
    page(
      `${counted(300, (n) => `<div class="c${n} d${n}">Fresatore</div>`).join('')}${advert('Fresatore', request)}`,
      `<style>${counted(70_000, (n) => `.c${n % 300} > .d${n},.e${n} *{display:none}`).join('')}</style>`,
    ),
  ),
  'unclosed styles': everywhere(() => page(advert('Fresatore', request), '<style>@media x{'.repeat(200_000))),
  'many hidden parts': everywhere(() =>
    page('<div class="tab-pane" id="p" hidden><p style="display:none">Fresatore</p>'.repeat(48_000)),
  ),
  'many forms': everywhere(() =>
    page(`<h1>Lavora con noi</h1>${'<form><label>Ruolo<select><option>Fresatore</select>'.repeat(60_000)}`),
  ),
}
