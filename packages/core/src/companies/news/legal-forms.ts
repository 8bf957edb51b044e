/** How texts write a legal form after a company's name, how the registry shows it, and how it may end names there. */
type WrittenForm = {
  readonly pattern: string
  readonly forms: readonly string[]
  readonly endings: readonly string[]
}

/** With a point, a space, both or nothing between the letters. */
const letters = (text: string) => [...text].join('\\.?\\s?')
const societa = `societ[aà]['’]?\\s`
const limitata = `a\\sresponsabilit[aà]['’]?\\slimitata`

/** Of two forms with the same beginning the longer one first. */
export const writtenForms: readonly WrittenForm[] = [
  {
    pattern: `${letters('srls')}|${societa}${limitata}\\ssemplificata`,
    forms: ['S.r.l.s.'],
    endings: ['srls', 'societa a responsabilita limitata semplificata'],
  },
  {
    pattern: `${letters('srl')}|${societa}${limitata}`,
    forms: ['S.r.l.'],
    endings: ['srl', 'societa a responsabilita limitata'],
  },
  { pattern: `${letters('spa')}|${societa}per\\sazioni`, forms: ['S.p.A.'], endings: ['spa', 'societa per azioni'] },
  { pattern: letters('sapa'), forms: ['S.a.p.A.'], endings: ['sapa', 'societa in accomandita per azioni'] },
  { pattern: letters('snc'), forms: ['S.n.c.'], endings: ['snc', 'societa in nome collettivo'] },
  { pattern: letters('sas'), forms: ['S.a.s.'], endings: ['sas', 'societa in accomandita semplice'] },
  {
    pattern: `${letters('scarl')}|${letters('scrl')}|soc(?:iet[aà]['’]?|\\.)?\\scoop(?:erativa)?(?:\\ssociale)?`,
    forms: ['Soc. coop.', 'Società consortile'],
    endings: ['scarl', 'scrl', 'soc coop', 'soc coop sociale', 'societa cooperativa', 'societa cooperativa sociale'],
  },
]

/** What the registry appends to a form, and hardly any other text does. */
const additions = ['', ' unipersonale', ' con socio unico', ' a socio unico', ' in liquidazione', ' societa benefit']

/** All endings that a name with one of these forms may have in the registry. */
export const registryEndings = (endings: readonly string[]): string[] =>
  endings.flatMap((ending) => additions.map((addition) => `${ending}${addition}`))
