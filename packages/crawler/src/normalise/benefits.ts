import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { evidenced } from './quoting.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { speaksOf } from './topics.ts'

const by = 'benefits'
const maxBenefits = 20

/** Benefits wherever they are named. */
const sure =
  /\b(?:buon[oi] pasto\b|cure (?:dentali|mediche|termali)\b|trasporto (?:gratuit|organizzat|a carico|compres|inclus)\w*|past[io] in servizio\b|buon[oi] (?:spesa|sconto)\b|cors[oi] (?:\S+ ){0,4}?(?:pagat|gratuit)[oi]\b|corso di preparazione\b|(?:freie|kostenlose?) (?:unterkunft|verpflegung)\b|unterkunft .{0,40}\b(?:kostenlos|gratis|frei)\b|mittagessen\b|tickets? (?:restaurant|pasto|da|mensa|di \d)|meal vouchers?\b|lunch vouchers?\b|essensgutschein\w*|welfare\b(?! (?:manager|territorial|pubblic|state))|auto(?:vettura)? aziendale\b|company car\b|car (?:policy|allowance scheme)\b|auto(?:vettura)? (?:ad|in) uso promiscuo\b|firmenwagen\b|dienstwagen\b|firmenfahrzeug\b|betriebsmensa\b|mitarbeiter(?:rabatt|wohnung)\w*|buoni spesa\b|mezzo aziendale\b|furgone (?:aziendale|per)\b|vitto(?: e |\/)alloggio\b|assicurazione (?:sanitari|infortuni|medic|vita|integrativ)\w*|polizza (?:sanitari|infortuni|medic|vita)\w*|(?<!ccnl )sanita (?:integrativa|privata)\b|assistenza sanitaria(?: integrativa)?\b|fondo (?:sanitario|pensione|previdenza|est|metasalute)\b|health insurance\b|private (?:health|medical)\b|stock options?\b|relocation\b|(?:fringe|flexible|flex) benefits?\b|post[oi] auto (?:gratuit\w+|riservat\w+|aziendal\w+|intern\w+|copert\w+)\b|smartphone(?: aziendale)?\b|(?:telefono|cellulare|pc|computer|portatile|laptop|notebook|tablet) (?:aziendale|portatile)\b|macbook\w*(?: pro| air)?\b|sconto (?:dipendenti|personale|sui)\b|sconti (?:dipendenti|sui|aziendali|dedicati)\b|employee discount\w*|spaccio\b|asilo (?:nido|aziendale|interno|convenzionato)\b|(?:nido|doposcuola|ludoteca) (?:aziendale|intern[oa]|convenzionat[oa])\b|(?:bus|servizio) navetta\b|(?:staff )?canteen\b|cafeteria\b|work(?:wear| clothes)\b|arbeitskleidung\b|arbeitsschuhe\b|(?:abbigliamento|vestiario|indumenti) da lavoro\b|divisa (?:fornita|inclusa|gratuita)\b|check.?up\b|(?:auto|vettura|macchina|scooter|bici) di servizio\b|(?:auto|vettura) (?:in )?(?:uso promiscuo|a noleggio)\b|uso promiscuo\b|budget (?:libri|corsi|conferenze|annual\w+|individual\w+|learning)\b|(?:private )?(?:health|dental|medical)(?:care)? (?:cover(?:age)?|plan|scheme)\b|(?:bar|palestra|ristorante|piscina|spa) (?:intern[oa] )?convenzionat[oa]\b|fondo (?!sociale|europeo|cassa|di garanzia|monetario|per|del|di |a |perduto)[a-z]{4,}\b(?= ?(?:$|[.,;:)·+]))|metasalute\b|sanilog\b|sanarti\b|sanimpresa\b|fondo est\b|faschim\b|fasda\b|fonchim\b|cometa\b|(?:bottigli[ae]|cassett[ae]|cest[oi]|pacc[oh]i?|kit|omaggi) (?:[a-z]+ ){0,3}(?:in omaggio|gratis|natalizi\w*|di benvenuto|settimanal[ei]|mensil[ei])\b|in omaggio\b|pacco natalizio\b|giorn[oi] (?:libero|di ferie) (?:al|per il|il) (?:tuo )?compleanno\b|birthday (?:off|leave)\b|congedo (?:parentale )?(?:esteso|aggiuntivo|di paternita)\b|maggiordomo aziendale\b|lavanderia\b|palestra (?:aziendale|convenzionata)\b|mensa (?:aziendale|interna|gratuita)\b|budget (?:di |per la |per )?formazione\b|training budget\b|settimana corta\b|venerdi (?:corto|pomeriggio libero)\b|day off\b|flexible (?:hours|working)\b|orari[o]? flessibil[ei]\b|flessibilita (?:oraria|in entrata|in ingresso|in uscita|di orario|d'orario|nell'orario)\b|kantine\b|gleitzeit\b|mittagstisch\b|(?:kostenlose[rs]?|gratis|freie[rs]?) (?:parkplatz|getranke|verpflegung|unterkunft)\w*|parkplatz\b|(?:essens|fahrt|kinder)(?:zuschuss|karte|bons?)\b|obstkorb\b|firmen(?:handy|laptop|events?)\b|pet.?friendly\b|permess[io] (?:retribuit[io] )?(?:extra|aggiuntiv[io])\b|flexible arbeitszeit\w*|buoni (?:carburante|benzina|acquisto)\b|carta carburante\b|convenzioni\b|portafoglio clienti\b|(?:navetta|bus|shuttle) (?:aziendale|gratuit\w+|interna)\b|company (?:bus|shuttle|bike|phone|laptop|flat)\b|shuttle (?:bus|service)\b|(?:free|paid) parking\b|parcheggio (?:gratuito|aziendale|interno|riservato|dipendenti)\b|abbonament\w+ (?:ai |al |ad? |alla |per i |per il )?(?:mezzi|trasport|treno|bus|autobus|metro|tram|palestra|teatr|atm\b|gtt\b|atac\b|tper\b|amt\b|anm\b|annual|mensil|urban)\w*|job.?(?:rad|ticket)\b|bike sharing\b|free (?:lunch(?:es)?|breakfasts?|coffee|snacks?|drinks|meals?|fruit)\b|(?:pranz[oi]|pasto|colazione|caffe|frutta fresca) (?:gratuit\w+|offert\w+|inclus\w+|in mensa|in struttura|alla mensa)\b|scont[oi] (?:del|di|fino|al|su|sul|sulla|sulle|sugli|per|in|presso|riservat\w+)\b|(?:tariff[ae]|prezz[io]|condizioni) (?:agevolat[aei]|di favore|(?:riservat|scontat|special)\w+)\b|(?:staff|employee) (?:rates?|pricing|discounts?)\b|personalrabatt\b|(?:previdenza|pensione) (?:integrativa|complementare)\b|copertur[ae] (?:sanitari|assicurativ|medic)\w+|cassa (?:sanitaria|mutua)\b|(?:sportello|supporto|assistenza) psicologic\w+|(?:dental|life|medical|accident) (?:insurance|cover|plan)\b|pension (?:plan|fund|scheme)\b|altersvorsorge\b|zusatzversicherung\b|cors[oi] (?:di |d')(?:inglese|tedesco|francese|spagnolo|italiano|lingu\w+)\b|lezioni di (?:inglese|tedesco|lingua)\b|(?:english|language|italian|german) (?:courses?|classes|lessons)\b|sprachkurs\w*|(?:learning|conference|education) (?:budget|allowance)\b|formazione (?:retribuita|pagata|gratuita|continua|a carico|certificata)\b|ferie (?:aggiuntiv|extra|illimitat)\w*|(?:unlimited|extra|additional) (?:vacation|holidays?|leave|pto|days? off)\b|paid time off\b|(?:4|four).?day week\b|settimana (?:lavorativa )?di (?:4|quattro) giorni\b|parental leave\b|orario elastico\b|ski.?pass\b|gym (?:membership|card)\b|wellhub\b|gympass\b|fitness.?(?:studio|angebot|card)\b|(?:alloggio|appartamento|casa) (?:di servizio|aziendale|gratuit\w+)\b|foresteria\b|dienstwohnung\b|free (?:accommodation|housing|uniform)\b|gift cards?\b|buon[oi] regalo\b|centri estivi\b|borse di studio per i figli\b|esop\b)/
/** Words that are benefits only where something is offered. */
const offered =
  /\b(?:mensa\b|alloggio\b|vitto\b|past[io]\b(?! al)|furgone\b|telefono\b|cellulare\b|formazione\b|corsi\b(?! di laurea)|training\b|accademia\b|academy\b|weiterbildung\w*|divis[ae]\b|abbigliamento\b(?! da lavoro)|indumenti\b|navetta\b|parcheggio\b|palestra\b|assicurazione\b|insurance\b|mezzi? (?:propri|dell'azienda)\b|bicicletta\b|bonus formazione\b|ferie (?:aggiuntiv|extra|illimitat)\w*|permessi aggiuntivi\b|patentin\w+ .*(?:pagat|carico|offert)\w+|scont[oi]\b|unterkunft\b|verpflegung\b|accommodation\b|meals\b|pension\b|gym\b|free (?:lunch|coffee|snacks?)\b|frutta\b|coworking\b|laptop\b|visite (?:specialistiche|mediche)\b|percors[oi] formativ\w+|ticket\b|pranz[oi]\b|cen[ae] (?:con|in|offert|inclus|gratuit)\w*|pc\b|appartament\w+|monolocal\w+|camera (?:singola|doppia)\b|stanza\b|abbonament\w+|shuttle\b|mittagessen\b|allenament\w+|nido\b)/
const payWord =
  /\b(?:bonus\b(?! formazione)|premi[oi]?\b|incentiv\w+|provvigion\w+|indennit\w+|rimbors\w+|retribuzion\w+|stipendi\w*|ral\b|mbo\b|fisso\b|mensilita\b|superminimo\b|maggiorazion\w+|straordinari\b|allowance\b|salary\b|commission\w*|trasfert\w+|gehalt\b)/
const asked =
  /\b(?:richiest\w+|necessari\w+|requisit\w+|disponibilita a|si chied\w+|in possesso\b|conoscenza\b|addett[oaie]\b|esperienza\b|capacita\b|cerchiamo\b|ricerchiamo\b|selezioniamo\b|affid\w+ (?:il |un )?portafogli\w*|(?:sviluppo|gestione|ampliamento|acquisizione|incremento|crescita|fidelizzazione|gestirai|gestisci|svilupp(?:i|a|are|erai|era)|curi|curerai|segui|seguirai|ampli|amplierai) (?:e \w+ )?(?:del |di un |un |il |dei )?(?:\w+ )?portafogli\w*)/

/** What comes with the work besides pay, in the page's own words. */
export function readBenefits(advert: Advert): Evidenced<string>[] {
  const benefits: Evidenced<string>[] = []
  for (const statement of advert.statements) {
    if (['legal', 'about', 'tasks'].includes(statement.kind)) continue
    if (!speaksOf(statement, 'benefit') && !isPerksHeading(statement.heading)) continue
    for (const { text, index } of benefitsIn(statement)) {
      if (benefits.length < maxBenefits && !isKnown(text, benefits)) {
        benefits.push(evidenced(text, quoteOf(statement, index, index + text.length), by))
      }
    }
  }
  return benefits
}

function benefitsIn(statement: Statement): Clause[] {
  const isOffer = statement.kind === 'offer' || statement.kind === 'terms'
  const perks = perksFrom(statement)
  return clausesOf(keepingPairs(statement.text)).flatMap(({ index: start, text: clause, isJoined }) => {
    if (/\b(?:cerchiamo|ricerchiamo|selezioniamo)\b/i.test(clause)) return []
    // "Per la cassiera c'è l'abbonamento al teatro": what is there for her.
    const lead = /^.*\b(?:c['’]è|ci sono|riserviamo|spettano?|diamo) (?:anche )?(?:l['’]|il |la |le |i |gli )?/iu.exec(
      clause,
    )
    const index = start + (lead?.[0].length ?? 0)
    const text = statement.text.slice(index, start + clause.length)
    const folded = sameLengthFold(text)
    const isBenefit =
      sure.test(folded) ||
      (offered.test(folded) && (isOffer || isGivenHere(folded))) ||
      (perks !== null && index >= perks && isPerk(folded))
    if (!isBenefit || isPay(folded) || (!isOffer && asked.test(folded))) return []
    // "Cena al rifugio o in mensa": a place of the one before.
    if (isJoined && /^(?:in|al|alla|nel|nella|presso|im|at) /.test(folded)) return []
    if (/\b(?:no|non|senza|escluso)\b/.test(folded)) return []
    return [trimmed({ text, index }, folded)]
  })
}

/** Headings and openings of sentences under which nothing but perks is listed. */
const perksHeading =
  /\b(?:benefits?|perks|vantaggi|agevolazioni|vorteile|zusatzleistungen)$|^(?:(?:i|le|the|our|your|ihre|deine|unsere|altri|nostri) )*(?:benefits?|perks|vantaggi|agevolazioni|vorteile|zusatzleistungen)\b|\b(?:(?:per|a|con) tutt[ie] (?:i|gli|le) (?:nostr\w )?(?:dipendenti|collaborator\w+|lavorator\w+|soci|person\w+)|(?:per|a) tutto il (?:personale|team)|(?:per i|ai) (?:nostri )?(?:dipendenti|collaborator\w+|lavorator\w+)|(?:per|a) chi(?:unque)? lavor\w+|(?:servizi|agevolazioni) (?:per|al) (?:il )?personale|for (?:all|our) (?:employees|staff|team|people|colleagues)|for everyone|fur (?:alle|unsere) mitarbeit\w*|allen mitarbeit\w*|(?:offriamo|offer|bieten wir) (?:a tutti|(?:to )?everyone|allen))\b/
const noPerk =
  /\b(?:contratt\w*|contract|vertrag|tempo|ambient\w+|atmosfera|clima|crescita|carriera|growth|career|environment|stabil\w+|ccnl|livello|retribu\w+|stipend\w+|ral|salary|gehalt|team|opportunit\w+|possibilit\w+|inseriment\w+|assunzion\w+|turn[io]|orari\w*|full|part|sede|scriv\w+|invi\w+|cv|curriculum|candid\w+|colloqui\w*|azienda|progett\w+|sfid\w+|prodott\w+|client\w+|previst[oaie]|e|sono|offr\w+|che|chi)\b/
const maxPerkWords = 6

const isPerksHeading = (heading: string) => heading !== '' && heading.length <= 70 && perksHeading.test(heading)

/** From where on a statement lists perks, or null. */
function perksFrom({ heading, folded }: Statement): number | null {
  if (isPerksHeading(heading)) return 0
  const colon = folded.indexOf(':')
  return colon > 0 && colon < 80 && perksHeading.test(folded.slice(0, colon)) ? colon : null
}

const isPerk = (folded: string) =>
  folded.length > 3 && folded.split(' ').length <= maxPerkWords && /[a-z]{3}/.test(folded) && !noPerk.test(folded)

/** A pay word spoils the clause, unless the benefit comes first: "welfare e premio". */
function isPay(folded: string): boolean {
  const pay = folded.search(payWord)
  if (pay < 0) return false
  const benefit = Math.max(folded.search(sure), folded.search(offered))
  return pay <= benefit || benefit < 0
}

const isGivenHere = (folded: string) =>
  /\b(?:fornit[oaie]\b|disponibil[ei]\b(?! a)|offerto?\b|gratuit\w+|a carico|inclus[oaie]\b|pagat[oaie]\b|compres[oaie]\b|possibilita di\b|c'e (?:l'|il |la |anche )|mettiamo a disposizione|a disposizione\b|riconosciut[oaie]\b|lo paga\b|per te\b|gratis\b|omaggio\b)|^(?:alloggio|vitto|mensa|furgone|pasti|unterkunft|verpflegung)\b/.test(
    folded,
  )

/** "Vitto e alloggio" is one. */
function keepingPairs(text: string): string {
  return text.replace(/\b(vitto) e (alloggio)\b/giu, '$1_e_$2').replace(/\b(board) and (lodging)\b/giu, '$1_and_$2')
}

const leadWords =
  /^(?:(?:si |vi |ti )?(?:offr\w+|offerta|garantiamo|previst[oaie]|prevede|sono previst\w+|e previst\w+|disponiamo di|mettiamo a disposizione|we offer|inoltre|oltre a|piu|ed?|con|completano l'offerta|completa il pacchetto|possibilita di|opportunita di|dotazione di|uso di|benefit|un|una|il|la|i|le|gli|dei|delle|diamo|ti|vi|c'e|ci sono|anche|poi|trovi|trovera[i]?|avra[i]?|hai|riceverai|you get|du bekommst)\s+)+/

function trimmed({ text, index }: Clause, folded: string): Clause {
  const lead = leadWords.exec(folded)?.[0].length ?? 0
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
