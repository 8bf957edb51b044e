import { advertText } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import type { Kind } from '../model.ts'
import { careersPath, careersUrl } from './careers-page.ts'

const script = `<script>fetch('/api/v2/elenco').then(function(r){return r.json()}).then(function(list){
var root=document.getElementById('posizioni-list');root.className='';
root.innerHTML=list.map(function(p){return '<h2>'+p.t+'</h2>'+p.d}).join('')||'<p>Al momento non ci sono posizioni aperte.</p>'})</script>`

/** The page has no positions until a script has fetched them. */
export const scriptOnly: Kind = {
  name: 'script-only',
  share: [1, 10, 20],
  slots: [1, 3, 6],
  hasOwnPages: false,
  tells: 'advert',
  needsRendering: true,
  pages: (view) => ({
    ...companyPages(view),
    [careersPath(view)]: () =>
      htmlReply(
        layoutPage(view, {
          title: view.site.traits.careersLabel,
          main: `<h1>${view.site.traits.careersLabel}</h1><div id="posizioni-list" class="loading"></div>${script}`,
        }),
      ),
    '/api/v2/elenco': () =>
      jsonReply(view.openings.map((opening) => ({ t: opening.title, d: advertText(view, opening) }))),
  }),
  urlOf: careersUrl,
}
