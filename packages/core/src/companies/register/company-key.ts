import { foldWords } from '@vedetta/crawler/find/fold-words'

const legalForms =
  's r l|srl|s r l s|srls|s p a|spa|s a s|sas|s n c|snc|s a p a|sapa|s c a r l|scarl|s c r l|scrl|s c p a|scpa|soc(?:ieta)? (?:coop(?:erativa)?|per azioni|agricola|consortile|semplice|benefit|unipersonale|a responsabilita limitata(?: semplificata)?)|coop(?:erativa)?(?: sociale)?|societa|onlus|sociale|unipersonale|(?:a|con) socio unico|in liquidazione|ditta individuale|studio associato|gmbh|ltd|inc|llc|ag|sa|bv'
const formAtEnd = new RegExp(` (?:${legalForms}) $`)
const formAtStart = /^ (?:(?:soc(?:ieta)? )?coop(?:erativa)?(?: sociale)?|soc(?:ieta)? agricola|ditta)(?= )/
/** As in "Officine Rossi di Rossi Mario & C." */
const partners = / (?:di|dei|del|della|f lli|fratelli) .* (?:e )?(?:c|co|figli) $/

/** A company name for comparing: without legal form, case and accents. */
export function companyKey(name: string): string {
  const folded = foldWords(name.slice(0, 300))
  let bare = folded
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(formAtEnd, ' ')
  }
  const short = bare.replace(formAtStart, '').replace(partners, ' ')
  return short.trim() || bare.trim() || folded.trim()
}
