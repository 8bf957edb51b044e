import type { Labels } from '../text/labels.ts'

/** The readers of pages, by the arrangement in which each finds adverts; a job board's reader has the board's own name. */
export const pageReaders = {
  accordion: { it: 'voci che si aprono', en: 'entries that unfold' },
  'definition-list': { it: 'elenco di definizioni', en: 'definition list' },
  'repeated-blocks': { it: 'blocchi simili ripetuti', en: 'repeated similar blocks' },
  headings: { it: 'titoli nella pagina', en: 'headings on the page' },
  'page-layouts': { it: 'impaginazione', en: 'page layout' },
  'detail-page': { it: 'pagina di un solo annuncio', en: 'page of a single advert' },
  notice: { it: 'avviso nel testo', en: 'notice in the text' },
  table: { it: 'tabella', en: 'table' },
  'pdf-advert': { it: 'annuncio in PDF', en: 'advert as a PDF' },
  data: { it: 'dati nella pagina', en: 'data in the page' },
  'json-ld': { it: 'dati strutturati (JSON-LD)', en: 'structured data (JSON-LD)' },
  microdata: { it: 'dati strutturati (microdata)', en: 'structured data (microdata)' },
  rdfa: { it: 'dati strutturati (RDFa)', en: 'structured data (RDFa)' },
  'embedded-state': { it: 'dati che uno script mostra', en: 'data that a script shows' },
  'wordpress-rest': { it: 'articoli di WordPress', en: 'WordPress posts' },
  'job-feed': { it: 'feed di annunci', en: 'job feed' },
} as const satisfies Record<string, Labels>
