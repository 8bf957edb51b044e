/** Forms of companies by their letters, each with or without dots and spaces: "S.r.l.", "S.S.D. a r.l.", "S. a.p.a.". */
const shortForms =
  'srl srls spa snc sas sapa ss ssa sc scs sca scarl scrl scpa scsd stp sta sb asd ssd aps ets odv ohg kg kgaa ag eg ug gmbh gbr ltd llc llp inc sarl bv plc onlus'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    // "A. G." are somebody's initials.
    .map((form) => form.split('').join(form.length > 2 ? String.raw`\.?\s?` : String.raw`\.?`))
    .join('|')

/** What people alone do not call their business. */
const companyWords = String.raw`societa|soc\.?|coop\w*|partg|gen|sozialgen|\w*genossenschaft|\w*gesellschaft|\w*verein|\w*verband|\w*konsortium|group|gruppo|holding|fondazione|stiftung|istituto|scuola|liceo|parrocchia|comune|comitato|comunita|consorzio|associazione|ass\.ne|federazione|confraternita|polisportiva|circolo|proloco|banca|ospedale|universita|radio|f\.?lli|fratelli|eredi|associat[oi]|& c|& co|e c\.|& partners?|[e&] figli|[e&] soci|& sohne|& soehne|san|santa|santo|sant'`

/** "Dott.ssa" is a title. */
const companyForm = new RegExp(`(?<![a-z]|dott\\.|prof\\.)(?:${shortForms}|${companyWords})(?![a-z])`)
const shortForm = new RegExp(`(?<![a-z])(?:${shortForms})(?![a-z])\\.?`, 'g')

/** Whether a name, folded, is a company's by its form. */
export const hasCompanyForm = (name: string): boolean => companyForm.test(name)

/** A name, folded, without the letters of its form, which are nobody's initials. */
export const withoutForm = (name: string): string => name.replace(shortForm, ' ')
