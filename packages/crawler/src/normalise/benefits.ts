import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { evidenced } from './quoting.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { speaksOf } from './topics.ts'

const BY = 'benefits'
const MAX = 20

/** Benefits wherever they are named. */
const SURE =
  /\bbuon[oi] pasto\b|\bticket (?:restaurant|pasto|da|mensa|di \d)|\bmeal vouchers?\b|\blunch vouchers?\b|\bessensgutschein\w*|\bwelfare\b(?! (?:manager|territorial|pubblic|state))|\bauto(?:vettura)? aziendale\b|\bcompany car\b|\bfirmenwagen\b|\bdienstwagen\b|\bfirmenfahrzeug\b|\bbetriebsmensa\b|\bmitarbeiter(?:rabatt|wohnung)\w*|\bbuoni spesa\b|\bmezzo aziendale\b|\bfurgone (?:aziendale|per)\b|\bvitto(?: e |\/)alloggio\b|\bassicurazione (?:sanitari|infortuni|medic|vita|integrativ)\w*|\bpolizza (?:sanitari|infortuni|medic|vita)\w*|\bsanita integrativa\b|\bassistenza sanitaria(?: integrativa)?\b|\bfondo (?:sanitario|pensione|previdenza|est|metasalute)\b|\bhealth insurance\b|\bprivate (?:health|medical)\b|\bstock options?\b|\brelocation\b|\bfringe benefits?\b|\bsmartphone(?: aziendale)?\b|\b(?:telefono|cellulare|pc|computer|portatile|laptop|notebook|tablet) (?:aziendale|portatile)\b|\bmacbook\w*(?: pro| air)?\b|\bsconto (?:dipendenti|personale|sui)\b|\bsconti (?:dipendenti|sui|aziendali|dedicati)\b|\bemployee discount\w*|\bspaccio\b|\basilo (?:nido|aziendale)\b|\bpalestra (?:aziendale|convenzionata)\b|\bmensa (?:aziendale|interna|gratuita)\b|\bbudget (?:di |per la |per )?formazione\b|\btraining budget\b|\bsettimana corta\b|\bvenerdi (?:corto|pomeriggio libero)\b|\bday off\b|\bflexible (?:hours|working)\b|\borari[o]? flessibil[ei]\b|\bflessibilita (?:oraria|in entrata|in ingresso|in uscita|di orario|d'orario|nell'orario)\b|\bkantine\b|\bgleitzeit\b|\bflexible arbeitszeit\w*|\bbuoni (?:carburante|benzina|acquisto)\b|\bcarta carburante\b|\bconvenzioni\b|\bportafoglio clienti\b/
/** Words that are benefits only where something is offered. */
const OFFERED =
  /\bmensa\b|\balloggio\b|\bvitto\b|\bpast[io]\b(?! al)|\bfurgone\b|\btelefono\b|\bcellulare\b|\bformazione\b|\bcorsi\b(?! di laurea)|\btraining\b|\baccademia\b|\bacademy\b|\bweiterbildung\w*|\bdivis[ae]\b|\babbigliamento\b(?! da lavoro)|\bindumenti\b|\bnavetta\b|\bparcheggio\b|\bpalestra\b|\bassicurazione\b|\binsurance\b|\bmezzi? (?:propri|dell'azienda)\b|\bbicicletta\b|\bbonus formazione\b|\bferie (?:aggiuntiv|extra|illimitat)\w*|\bpermessi aggiuntivi\b|\bpatentin\w+ .*(?:pagat|carico|offert)\w+|\bscont[oi]\b|\bunterkunft\b|\bverpflegung\b|\baccommodation\b|\bmeals\b|\bpension\b|\bgym\b|\bfree (?:lunch|coffee|snacks?)\b|\bfrutta\b|\bcoworking\b|\blaptop\b|\bvisite (?:specialistiche|mediche)\b|\bpercors[oi] formativ\w+|\bticket\b/
const PAY =
  /\bbonus\b(?! formazione)|\bpremi[oi]?\b|\bincentiv\w+|\bprovvigion\w+|\bindennit\w+|\brimbors\w+|\bretribuzion\w+|\bstipendi\w*|\bral\b|\bmbo\b|\bfisso\b|\bmensilita\b|\bsuperminimo\b|\bmaggiorazion\w+|\bstraordinari\b|\ballowance\b|\bsalary\b|\bcommission\w*|\btrasfert\w+|\bgehalt\b/
const ASKED =
  /\brichiest\w+|\bnecessari\w+|\brequisit\w+|\bdisponibilita a|\bsi chied\w+|\bin possesso\b|\bconoscenza\b|\baddett[oaie]\b|\besperienza\b|\bcapacita\b/

/** What comes with the work besides pay, in the page's own words. */
export function readBenefits(advert: Advert): Evidenced<string>[] {
  const benefits: Evidenced<string>[] = []
  for (const statement of advert.statements) {
    if (!speaksOf(statement, 'benefit') || ['legal', 'about', 'tasks'].includes(statement.kind)) continue
    for (const { text, index } of benefitsIn(statement)) {
      if (benefits.length < MAX && !isKnown(text, benefits)) {
        benefits.push(evidenced(text, quoteOf(statement, index, index + text.length), BY))
      }
    }
  }
  return benefits
}

function benefitsIn(statement: Statement): Clause[] {
  const isOffer = statement.kind === 'offer' || statement.kind === 'terms'
  return clausesOf(keepingPairs(statement.text)).flatMap(({ index, text: clause }) => {
    const text = statement.text.slice(index, index + clause.length)
    const folded = sameLengthFold(text)
    const isBenefit = SURE.test(folded) || (OFFERED.test(folded) && (isOffer || isGivenHere(folded)))
    if (!isBenefit || isPay(folded) || (!isOffer && ASKED.test(folded))) return []
    if (/\b(?:no|non|senza|escluso)\b/.test(folded)) return []
    return [trimmed({ text, index }, folded)]
  })
}

/** A pay word spoils the clause, unless the benefit comes first: "welfare e premio". */
function isPay(folded: string): boolean {
  const pay = folded.search(PAY)
  if (pay < 0) return false
  const benefit = Math.max(folded.search(SURE), folded.search(OFFERED))
  return pay <= benefit || benefit < 0
}

const isGivenHere = (folded: string) =>
  /\bfornit[oaie]\b|\bdisponibil[ei]\b(?! a)|\bofferto?\b|\bgratuit\w+|\ba carico|\binclus[oaie]\b|\bpagat[oaie]\b|\bcompres[oaie]\b|\bpossibilita di\b|^(?:alloggio|vitto|mensa|furgone|pasti|unterkunft|verpflegung)\b/.test(
    folded,
  )

/** "Vitto e alloggio" is one. */
function keepingPairs(text: string): string {
  return text.replace(/\b(vitto) e (alloggio)\b/giu, '$1_e_$2').replace(/\b(board) and (lodging)\b/giu, '$1_and_$2')
}

const LEAD =
  /^(?:(?:si |vi |ti )?(?:offr\w+|offerta|garantiamo|previst[oaie]|prevede|sono previst\w+|e previst\w+|disponiamo di|mettiamo a disposizione|we offer|inoltre|oltre a|piu|ed?|con|completano l'offerta|completa il pacchetto|possibilita di|opportunita di|dotazione di|uso di|benefit|un|una|il|la|i|le|gli|dei|delle)\s+)+/

function trimmed({ text, index }: Clause, folded: string): Clause {
  const lead = LEAD.exec(folded)?.[0].length ?? 0
  const rest = text.slice(lead)
  return { text: rest.replace(/[\s.;:!]+$/u, ''), index: index + lead }
}

function isKnown(text: string, known: readonly Evidenced<string>[]): boolean {
  const folded = sameLengthFold(text)
  return (
    text.trim() === '' ||
    known.some(({ value }) => sameLengthFold(value).includes(folded) || folded.includes(sameLengthFold(value)))
  )
}
