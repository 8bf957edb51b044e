/** Labels that open a part of an advert: the lines after them belong to it. */
const partLabels =
  /^(?:(?:i |le |gli |principali |nostri |titolo |our |your |the |ihre? |unsere? |das |die )*(?:requisit\p{L}*|competenz\p{L}*|conoscenz\p{L}*|mansion\p{L}*|attivit\p{L}*|responsabilit\p{L}*|compit\p{L}*|profilo|offert\p{L}*|benefit\p{L}*|vantagg\p{L}*|plus|skills?|requirements?|qualifications?|responsibilities|duties|tasks|profile?|offer|aufgaben|anforderungen|angebot|benefits)(?: .{0,40})?|(?:si |cosa |what |was |wir )?(?:offr\p{L}*|richied\p{L}*|chied\p{L}*|bieten|we offer|you bring)(?: .{0,30})?|(?:descrizione|description|beschreibung)(?: .{0,40})?)$/iu

/** Labels of one fact: what stands beside them is all there is. */
const factLabels =
  /^(?:sed[ei]|luogo|localit\p{L}*|citt\p{L}*|zona|dove|ubicazione|area|provincia|regione|location|ort|standort|arbeitsort|contratt\p{L}*|tipologia|tipo|inquadramento|livello|ccnl|orari\p{L}*|turn\p{L}*|impegno|retribuzione|ral|stipendio|compenso|salary|pay|gehalt|disponibilit\p{L}*|esperienz\p{L}*|experience|erfahrung|lingu\p{L}*|languages?|sprachen?|patent[ei]|titolo di studio|formazione|istruzione|studi|data|pubblicat\p{L}*|scadenza|entro|durata|inizio|decorrenza|periodo|start|rif|riferimento|codice|id|ref|reference|settore|reparto|funzione|dipartimento|department|numero|posti|n|candidature|candidarsi|contatti|e-?mail|invio cv|contract|type|employment type|schedule|hours|vertrag|arbeitszeit|beginn|remote|smart working|ruolo|posizione|figura|azienda|cliente)(?:[ '’/.].{0,40})?$/iu

/** "Requisiti", "Cosa offriamo", "Your profile": a part of an advert. */
export function isPartLabel(text: string): boolean {
  return text.length <= 70 && partLabels.test(text)
}

/** "Sede di lavoro", "Contratto", "Rif.": a single fact. */
export function isFactLabel(text: string): boolean {
  return text.length <= 50 && factLabels.test(text)
}

const exactFact =
  /^(?:(?:sede|luogo|zona|orario|contesto|posto)(?: di lavoro| lavorativ[ao])?|sedi|localit\p{L}*|citt\p{L}*|provincia|regione|ubicazione|location|job location|standort|arbeitsort|(?:tipo|tipologia)(?: di)?(?: contratt\p{L}*| rapporto| impiego)|contratto|contratto di lavoro|contract|contract type|employment type|job type|vertragsart|arbeitszeit|inquadramento|livello|ccnl|retribuzione|ral|stipendio|salary|gehalt|lingue|languages|sprachen|titolo di studio|patente|data(?: di)? pubblicazione|pubblicato il|scadenza|data(?: di)? scadenza|durata|inizio|decorrenza|riferimento|rif\.?|codice|settore|reparto|funzione|dipartimento|department|abteilung|n\.? posti|numero(?: di)? posti|seniority|esperienza)$/iu

/** A label that stands alone in a cell or a line, with its value in the next one. */
export function isExactFactLabel(text: string): boolean {
  return text.length <= 30 && exactFact.test(text)
}

const exactPart =
  /^(?:(?:i |il |le |la |gli |principali |nostri |nostra |our |your |the |ihre? |dein |deine |unsere? |das |die |key |job |main )*(?:requisit[io]|competenze|conoscenze|capacità|mansion[ei]|attività|responsabilità|compiti|profilo|offerta|benefits?|vantaggi|plus|skills|requirements|qualifications|responsibilities|duties|tasks|profile?|offer|aufgaben|anforderungen|angebot|vorteile)(?: (?:e|and|und|&|di|del|della|dei|richiest[aeio]|ricercat[ao]|ideale|principali|minimi|necessari[eo]?|obbligatori[eo]?|preferenziali|graditi|fondamentali|essenziali|indispensabili|tecniche|tecnici|trasversali|professionali|personali|lavoro|ruolo|posizione|candidat[aoi]|candidato\/a|figura|requisiti|competenze|responsabilità|mansioni|attività|benefits?|richieste))*|(?:si |cosa |che cosa |what |was |wir |noi |ti |vi )*(?:offriamo|offre|richiede|richiedono|richiesto|chiediamo|cerchiamo|farai|bieten|we offer|you bring|we are looking for|we look for|you will do|bieten wir|wir bieten|suchen wir)|(?:chi|who) (?:cerchiamo|sei|you are)|(?:descrizione|description|beschreibung)(?: (?:del|della|dell['’]|di|il|the|of|job|lavoro|ruolo|posizione|mansioni?|attività|offerta|annuncio|role))*|job description|about you|about the role|nice to have)$/iu

/** The same as a line of its own: "Attività di magazzino" is text, "Attività principali" a label. */
export function isExactPartLabel(text: string): boolean {
  return text.length <= 60 && exactPart.test(text)
}
