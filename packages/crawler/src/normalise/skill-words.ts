/** "Ottima conoscenza di", "Esperienza minima di due anni con": what leads to a skill, on folded text. */
const qualityWords =
  /^(?:(?:e|ed|o|con|with|inoltre|gradit[aeio]|preferibil\w+|preferit\w+|richiest[aeio]|necessari[aeio]|indispensabil[ei]|fondamental[ei]|obbligatori[aeio]|e|si|costituisc\w+|titolo|preferenziale|gradita|eventuale|possesso|in|buon[aeio]?|ottim[aeio]|discret[aeio]|solid[aeio]|elevat[aeio]|approfondit[aeio]|adeguat[aeio]|comprovat[aeio]|pregress[aeio]|precedent[ei]|maturat[aeio]|minim[aeio]|eccellent[ei]|pien[ao]|perfett[ao]|consolidat[ao]|prima|buona|good|excellent|strong|solid|proven|basic|working|hands.on|deep|previous|advanced|gute|sehr|fundierte|sa|sai|sappia|saper|deve|devi|dovra|essere|avere|hai|have)\s+){0,6}/
const leadWords =
  /^(?:(?:conoscenz[ae]|conosc\w+|padronanza|competenz[ae]|dimestichezza|familiarita|confidenza|uso|utilizzo|utilizzare|usare|capacita|abilita|autonomia|pratica|nozioni|basi|esperienz[ae]|esperto|pratico|autonom[oai]|attitudine|passione|interesse|predisposizione|propensione|manualita|precisione e dimestichezza|knowledge|experience|proficiency|proficient|familiarity|skills?|expertise|ability|command|understanding|kenntnisse|erfahrung|umgang)\b(?:\s+(?:min\.?(?![a-z])|biennale|triennale|quadriennale|quinquennale|decennale|pluriennale|minima|pregressa|maturata|lavorativa|professionale|tecnica|tecniche|informatiche|specifica|specifiche|almeno|minimo|anche|breve|dimostrabile|documentata|documentabile|approfondita|ottimale|pratica|di base|base|buona|completa|consolidata|significativa|dei principali|dell'uso|all'uso|nell'uso|nell'utilizzo|all'utilizzo|nell'impiego|d'uso|di utilizzo|di lettura|uso|utilizzo))*(?:\s+(?:di|da|almeno|minimo|un|\d+\+?|due|tre|quattro|cinque|anno|anni|years?|of|at least|o piu))*(?:\s+(?:dell['’]\s?uso|nell['’]\s?uso|nell['’]\s?utilizzo|di utilizzo))?\s*(?:di base\s+)?(?:(?:del|dell|della|dello|dei|delle|degli|nel|nell|nella|nello|nei|nelle|negli|al|all|alla|allo|ai|alle|agli|sul|sull|sulla|sui|sulle|sugli|con|col|su|di|d|in|nella|per|a|ad|of|in|with|on|mit|von|le|la|i|il|lo|gli|l)(?:['’]\s?|\s+))*)/
const yearsLead =
  /^(?:almeno|minimo|at least|mindestens)?\s*(?:\d+\+?|un|uno|due|tre|quattro|cinque|sei|otto|dieci)(?:\s?[-/]\s?\d+)?\+?\s+(?:ann[oi]|years?|jahre?)\s+(?:di |of )?(?:esperienza|experience)?\s*(?:(?:nel|nell|nella|nello|nei|nelle|negli|in|con|su|sul|sull|sulla|sui|alla|with|on|as|come|di|of)(?:['’]\s?|\s+))*/
const categoryWords =
  /^(?:(?:i |le |gli |il |lo |la |l['’]|principal\w+ |un |una |applicativ[oi] |programm[ai] |software |gestional[ei] |piattaform[ae] |pacchett[oi] |linguagg[io]+ |sistem[ai] |strument[oi] |regolator[ei] |norm[ae] |normativ[ae] |tecnich?e? |tool |cms |framework |suite |librer\w+ |standard )+)(?=\S)/

/** How many characters of a folded clause only lead to the skill. */
export function leadInLength(folded: string): number {
  const years = yearsLead.exec(folded)?.[0].length ?? 0
  if (years > 0) return years
  const quality = qualityWords.exec(folded)?.[0].length ?? 0
  const lead = leadWords.exec(folded.slice(quality))?.[0].length ?? 0
  if (lead === 0) return 0
  const category = categoryWords.exec(folded.slice(quality + lead))
  const isNamed = category !== null && folded.length - quality - lead - category[0].length > 1
  return (
    quality + lead + (isNamed && !/^(?:software|gestional|strument|sistem)/.test(category[0]) ? category[0].length : 0)
  )
}

const schooling =
  /\b(?:diplom\w*|laure\w+|licenza (?:media|elementare)|titolo di studio|perit[oi]\b|ragioneria\b|istituto\b|scuola\b|universit\w+|degree\b|graduate\b|bachelor\w*|master'?s?\b|msc\b|phd\b|dottorat\w+|studium\b|abschluss\b|lehre\b|apprendistato\b|oberschule\b|gleichwertig\w*|matura\b|statistics\b|physics\b|similar$|matura\b|qualifica\b|formazione (?:tecnica|scolastica|professionale|in|superiore)|istruzione\b|student\w*|studi (?:in|di|tecnic|universit|superior|umanistic|economic|scientific)\w*|indirizzo\b|neo.?(?:laure|diplom)\w+|terza media\b|itis\b|its\b|equivalente\b|equipollente\b|accademia\b|ingegneria\b|geometra\b|ausbildung\b)/
const experience =
  /\b(?:esperienz\w*|experience\w*|erfahrung\w*|(?:ann[oi]|years?|jahre?) (?:di|in|of|nel\w*|con|as|come)\b)|^\d+\+? (?:anni|years)/
/** Work that experience is asked in, as against a trade or a place. */
const activity =
  /^(?:gestione|coordinamento|programmazione|progettazione|conduzione|utilizzo|uso|saldatura|contabilita|sviluppo|redazione|pianificazione|elaborazione|analisi|controllo|collaudo|cablaggio|manutenzione|riparazione|lettura|assemblaggio|negoziazione|stesura|rendicontazione|implementazione|configurazione|installazione|montaggio|trattamento|lavorazione|carpenteria|restauro|decorazione|stampaggio|assistenza|vendita assistita|piegatura|taglio|verniciatura|potatura|selezione|preparazione|emissione|organizzazione|management of|development of|design of|programming|managing|modelling)\b/

/** Degrees, diplomas and schools. On folded text, as all here. */
export const isSchooling = (folded: string) => schooling.test(folded)

export const isExperience = (folded: string) => experience.test(folded)

export const isActivity = (folded: string) => activity.test(folded)

const noSkill: readonly RegExp[] = [
  schooling,
  // The middle of a sentence, or a word to the reader
  /^(?:per (?:gli|i|le|la|il|lo)|di cui|non|se|ti|ci|vi|mi|chi|che|cosa|ma|scad(?:e|enza|ono)|bisogna|deve|devi|cavarsela|pratica$|lavorare bene|\d{1,2} [a-z]+$|(?:vor|nach)mittags|abends|europe|emea|worldwide|ganzjahr\w*|(?:un)?befristet\w*|saison\w*|anzi|meglio|nessun\w*|niente|almeno|circa|entro|dal|dalle|dai|fino|ogni|tra|fra|oltre|quando|dove|perche|poi|sempre|solo|gia|comunque|magari|dimestichezza|lavoro(?: (?:notturno|diurno|serale|a turni|stagionale))?|tempo (?:pieno|parziale)|(?:in)?determinato|if|when|who|you|your|wenn|falls)(?= |$)/,
  // A clause with a verb of its own: "insegniamo noi", "deve essere buono", "le riunioni sono con l'estero"
  /^(?:(?:deve|devi|devono|dovra|dovrai|puo|puoi|possono) (?:essere|bastare|andare)|\w{3,}iamo noi|(?:tanto|ancora|molto) meglio|maturat\w+ (?:in|presso|nel\w*)|acquisit\w+ (?:in|presso|nel\w*)|anche \w+(?:il|al|ic|iv|at|it|ent)[ie]$)(?= |$|(?<=[ie]))|\b(?:sono|saranno|siamo|verranno|vengono|are|sind|werden)\b|^(?:stage|tirocinio) |\b(?:indennita|rimborso spese|portfolio|showreel)\b|^(?:a mano|gdo|do|ho\.?re\.?ca\.?)$/,
  // Terms of the contract, and where a post is filed
  /\b(?:ccnl\b|t\. ?(?:in)?det\w*|t\. ?ind\b)|^liv\b|^(?:titoli|utili|ovunque|tieni|insieme|inquadrament\w*|servizi (?:per|al)|selezione (?:pubblica|per)|sito (?:di|produttivo)|di piu|piu di|o piu|(?:recent )?graduates?|(?:lun|mar|mer|gio|ven|sab|dom)(?:\b|-)|canteen|budget)(?= |-|$|\.)/,
  // Papers' paragraphs, days, numbers, who signs
  /^(?:art\b\.? ?\d|oggetto$|requisiti\b|prov[ae](?:$| (?:pratic|oral|scritt|d'esame|selettiv)\w*)|termine\b|domand[ae]\b|(?:un|due|tre|quattro|cinque|sei|sette|otto|dieci)$|come \w+|la direzione|industria$|perks$|anywhere$|partenza$|partenze$|giornata$|fraz(?:\.|ione)\b|squadra\b|dienstsitz$|standort$|selezioni$|soprattutto\b|appartament\w+|lunedi|martedi|mercoledi|giovedi|venerdi|(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|operations$|(?:il |lo |la |l')?(?:croat|serb|albanes|rumen|polacc|ungheres|grec|turc|ucrain|cec|slovacc|olandes|svedes|coreano|bulgar|danes)[oaei]?\b|saper portare|car[aeio] \w+|gentil[ei] \w+|art\.)/,
  // Experience without an object
  /^(?:(?:un[ao']? )?(?:almeno |minima |pregressa |breve |precedente |gradita |consolidata |significativa |maturata |anche |preferibile |comprovata )*esperienz\w+(?: (?:pregressa|minima|lavorativa|professionale|nel ruolo|nella mansione|in ruol\w+ (?:analog|simil)\w+|anche minima|di almeno .*|anche breve|maturata))*)$|\b(?:ruol[oi]\b|mansion[ei]\b|posizione (?:analoga|simile)|settore\b|settori\b|contest[oi]\b|aziend[ae]\b|societa\b|cantieri\b|studi (?:professionali|legali|di)|studi$|presso\b|\w+ennale\b)|^min\b|\b(?:negozi[o]?\b|ristorant[ei]\b|albergh[io]\b|hotel\b|case di\b|nella stessa\b|analog[ohaie]+\b|simil[ei]\b|pari (?:livello|categoria)\b|retail$|prima esperienza\b|esperienza non\b|non (?:e )?richiest\w+|similar (?:role|position)|quantitative roles\b|ambient[ei]\b|struttur[ae]\b|reparto\b|ufficio (?:commerciale|tecnico|acquisti|amministrativo|estero)$)/,
  // Availability, person, place, papers
  /\b(?:disponibil\w+|flessibil\w+|turn[io]\b|trasfert\w+|reperibil\w+|weekend\b|festiv\w+|sabat\w+|domenic\w+|automunit\w+|auto propria\b|mezzo proprio\b|residen\w+|domicili\w+|dimora\b|eta\b|anni\b(?! di)|\d+ anni\b|maggiorenn\w+|automezzo\b|travel\b|availab\w+|willingness\b|immediat\w+|cittadinanza\b|permesso di soggiorno\b|casellario\b|carichi pendenti\b|salute\b|idoneita\b|validita\b|reisebereit\w*|collocament\w+|categorie protette\b|68\/99\b|disoccupat\w+|percettor\w+|curriculum\b|cv\b(?! screening)|ambosess\w+|sessi\b|più eta\b|segnalazione\b)/,
  // Character
  /\b(?:serieta\b|precision[ei]\b|puntualita\b|affidabil\w+|responsabil\w+|motivat\w+|motivazion\w+|voglia\b|entusias\w+|passion\w+|curiosit\w+|proattiv\w+|dinamic\w+|determinazion\w+|empati\w+|pazienza\b|gentilezza\b|cortesia\b|educazion[ei]\b|bella presenza\b|presenza\b|standard$|standard (?:elevat|qualitativ|aziendal|di qualita)\w*|team.?work\w*|team player\b|lavor\w+ (?:in|di) (?:team|squadra|gruppo|autonomia)|in (?:team|squadra|gruppo)\b|spirito\b|collaborazion\w+|problem.?solving\b|doti\b|attitudin\w+(?! al)|predisposizion\w+|orientament\w+|organizzativ\w+|relazional\w+|comunicativ\w+|comunicazion[ei]\b|manualita\b|vista\b|memoria\b|forma fisica\b|capacita di (?:ascolto|adattamento|analisi|lavor|gestire|relazion|comunic|organizz)\w*|gestire lo stress\b|stress\b|multitasking\b|autonomia$|in autonomia\b|autonom[oai]$|manualita$|buona volonta\b|umilta\b|ambizion\w+|obiettivi\b|dettagli[o]?\b|soft skills?\b|communication skills\b|self.?motivated\b|fast.?paced\b|passionate\b|mindset\b|teamfahig\w*|zuverlassig\w*|freundlich\w*|freude\b|bereitschaft\b|berufserfahrung\b|motivation\b|selbst\w+|onesta\b|discrezione\b|sorriso\b|leadership\b|carattere\b|spigliat\w+|dinamismo\b|apprend\w+|impar\w+|crescere\b|contatto con il pubblico\b|mestiere\b)/,
  // Languages, licences, contract, pay
  /\b(?:inglese\b|tedesc[oa]\b|frances[ei]\b|spagnol[oa]\b|russ[oa]\b|cinese\b|arab[oa]\b|portoghese\b|giapponese\b|sloven[oa]\b|italian[oa]?\b|lingu[ae]\b|english\b|german\b|french\b|spanish\b|madrelingua\b|bilingu\w+|languages?\b|deutsch\w*|italienisch\w*|englisch\w*|fluent\b)|^[abc][12]\b|^scritt[oa]\b|^parlat[oa]\b|\bplus$/,
  /\b(?:patent[ei]\b|patentin[oi]\b|abilitazion\w+|attestat[oi]\b|iscri(?:tt|zion)\w+|albo\b|certificazion[ei]\b|certificat[oi]\b|brevett[oi]\b|cqc\b|adr\b|scheda tachigrafica\b|cordialita\b|good written\b|about to\b|titolo preferenziale\b|cosa serve\b|via \w+|autosufficient\w+|haccp\b|carta (?:tachigrafica|del conducente)\b|pes\/pav\b|licen[cs]e\b|certifi\w+|fuhrerschein\b|autorizzazion\w+)/,
  /\b(?:pubblicat\w+|chiedere di\b)|^p\.i|\b(?:posizion\w+ apert\w+|bando\b|modell[oi] di domanda\b|modulo di domanda\b|allegat[oi]\b|(?<!codice (?:dei |degli )?)contratt[oi]\b(?! (?:pubblic|quadro|d'appalto|di (?:fornitura|appalto|acquisto|vendita|locazione)))|contract\b|permanent\b|vollzeit\b|teilzeit\b|vertrag\b|full remote\b|above$|or above\b|location\b|tempo (?:in)?determinato\b|full.?time\b|part.?time\b|retribuzion\w+|ral\b|euro\b)|€|\b(?:ore\b|orari[o]?\b|smart.?working\b|ibrid\w+|sede\b|zona\b|assunzion\w+|da remoto\b|da casa\b|alloggio\b|mensa\b|vitto\b|buoni pasto\b|inseriment\w+|invi\w+ (?:il )?(?:cv|curriculum|candidatura)|candidat\w+|ricerc\w+|cerchiamo\b|selezionia\w+)|@|https?:/,
  /^(?:e|ed|o|di|in|a|con|per|preferenziale|gradit[oa]|richiest[oa]|obbligatori[oa]|necessari[oa]|indispensabil[ei]|preferibil\w+|buon[oa]|ottim[oa]|base|avanzat[oa]|intermedi[oa]|livello.*|altro|proposta|offerta|requisiti|mansioni|benefit|gestionali|software|programmi|strumenti|macchinari|attrezzature|sistemi|tecnologie|applicativi|ecc|etc|no|si|minim[oa]|anche|simili|varie|altri|nice to have|must have|required|preferred|(?:o |or )?(?:equivalent[ei]?s?|similar[ei]?|comparable|related|analog\w+|affin[ei]|relativ[oaie]))$/,
  // What a page says of the post, not of the person
  /\b(?:rientr[oi]\b|giorn[oi]\b|days?\b|giornalier\w+|in ufficio$|riport\w+ (?:a|al|alla|ai|direttamente|to)\b|report(?:s|ing)? to\b|risors[ae]\b(?! umane)|obbligo scolastico|avviso\b|formazione come\b|socio unico|s\.? ?p\.? ?a\b|s\.? ?r\.? ?l\b|rea [a-z]{2}|cap\.? soc\w*|tel\.? ?\d|telefono\b|fax\b|ref\.? |rif\.? )|^n\.? ?\d|^cap$|^\d{5}\b/,
]

/** Whether a folded clause of a requirement is something else than a skill. */
export function isNoSkill(folded: string): boolean {
  const clause = folded.trim()
  return clause === '' || !/[a-z]/.test(clause) || noSkill.some((pattern) => pattern.test(clause))
}
