/** The typical size of a company's page, uncompressed: recorded pages hold little but their content. */
const typicalBytes = 70_000

const style = `.elementor-kit-7{--e-global-color-primary:#1565c0;--e-global-typography-text-font-weight:400}
.e-con{--container-max-width:1140px;--widgets-spacing:20px}@media(max-width:1024px){.e-con{--container-max-width:1024px}}
`
const script = `(function(w,d,s){w.lazy=w.lazy||[];var e=d.createElement(s);e.async=1;e.src="/wp-includes/js/dist/interactivity.min.js";
d.head.appendChild(e);w.lazy.push({event:"view",at:performance.now(),ids:[118,241,377],nonce:"b1f04c1a77"})})(window,document,"script");
`
const icon = `<svg class="e-font-icon-svg" viewBox="0 0 448 512"><path d="M400 32H48A48 48 0 0 0 0 80v352a48 48 0 0 0 48 48h137.25V327.69h-63V256h63v-54.64c0-62.15 37-96.48 93.67-96.48z"></path></svg>`
const block = `<div class="elementor-element elementor-element-4f1c elementor-widget elementor-widget-image-box" data-id="4f1c" data-element_type="widget" data-settings="{&quot;_animation&quot;:&quot;fadeIn&quot;}"><div class="elementor-widget-container"><div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img loading="lazy" decoding="async" width="300" height="200" src="/wp-content/uploads/2024/05/impianto-300x200.jpg" srcset="/wp-content/uploads/2024/05/impianto-300x200.jpg 300w, /wp-content/uploads/2024/05/impianto-1024x683.jpg 1024w" sizes="(max-width: 300px) 100vw, 300px" class="attachment-medium size-medium" alt=""></figure><div class="elementor-image-box-content"><a class="elementor-button elementor-size-sm" role="button" href="/prodotti/serie-%d/"><span class="elementor-button-text">Serie %d</span></a></div></div></div></div>
`

/** Adds the styles, scripts, icons and product blocks that site builders emit, up to the typical size. */
export function padPage(html: string): string {
  const missing = typicalBytes - html.length
  if (missing <= 0) return html
  const fill = (text: string, share: number) => text.repeat(Math.ceil((missing * share) / text.length))
  const count = Math.ceil((missing * 0.4) / block.length)
  const blocks = Array.from({ length: count }, (_, index) => block.replaceAll('%d', String(index + 1))).join('')
  const head = `<style>${fill(style, 0.25)}</style><script>${fill(script, 0.25)}</script>`
  const body = `<section class="e-con">${blocks}${fill(icon, 0.1)}</section>`
  return html.replace(/<\/head>/i, `${head}$&`).replace(/<\/body>/i, `${body}$&`)
}
