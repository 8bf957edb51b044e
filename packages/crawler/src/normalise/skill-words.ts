/** "Ottima conoscenza di", "Esperienza minima di due anni con": what leads to a skill, on folded text. */
const QUALITY =
  /^(?:(?:e|ed|o|con|with|inoltre|gradit[aeio]|preferibil\w+|preferit\w+|richiest[aeio]|necessari[aeio]|indispensabil[ei]|fondamental[ei]|obbligatori[aeio]|e|si|costituisc\w+|titolo|preferenziale|gradita|eventuale|possesso|in|buon[aeio]?|ottim[aeio]|discret[aeio]|solid[aeio]|elevat[aeio]|approfondit[aeio]|adeguat[aeio]|comprovat[aeio]|pregress[aeio]|precedent[ei]|maturat[aeio]|minim[aeio]|eccellent[ei]|pien[ao]|perfett[ao]|consolidat[ao]|prima|buona|good|excellent|strong|solid|proven|basic|working|hands.on|deep|previous|advanced|gute|sehr|fundierte|sa|sai|sappia|saper|deve|devi|dovra|essere|avere|hai|have)\s+){0,6}/
const LEAD =
  /^(?:(?:conoscenz[ae]|conosc\w+|padronanza|competenz[ae]|dimestichezza|familiarita|confidenza|uso|utilizzo|utilizzare|usare|capacita|abilita|autonomia|pratica|nozioni|basi|esperienz[ae]|esperto|pratico|autonom[oai]|attitudine|passione|interesse|predisposizione|propensione|manualita|precisione e dimestichezza|knowledge|experience|proficiency|proficient|familiarity|skills?|expertise|ability|command|understanding|kenntnisse|erfahrung|umgang)\b(?:\s+(?:min\.?|biennale|triennale|quadriennale|quinquennale|decennale|pluriennale|minima|pregressa|maturata|lavorativa|professionale|tecnica|tecniche|informatiche|specifica|specifiche|almeno|minimo|anche|breve|dimostrabile|documentata|documentabile|approfondita|ottimale|pratica|di base|base|buona|completa|consolidata|significativa|dei principali|dell'uso|all'uso|nell'uso|nell'utilizzo|all'utilizzo|nell'impiego|d'uso|di utilizzo|di lettura|uso|utilizzo))*(?:\s+(?:di|da|almeno|minimo|un|\d+\+?|due|tre|quattro|cinque|anno|anni|years?|of|at least|o piu))*(?:\s+(?:dell['’]\s?uso|nell['’]\s?uso|nell['’]\s?utilizzo|di utilizzo))?\s*(?:di base\s+)?(?:(?:del|dell|della|dello|dei|delle|degli|nel|nell|nella|nello|nei|nelle|negli|al|all|alla|allo|ai|alle|agli|sul|sull|sulla|sui|sulle|sugli|con|col|su|di|d|in|nella|per|a|ad|of|in|with|on|mit|von|le|la|i|il|lo|gli|l)(?:['’]\s?|\s+))*)/
const YEARS_LEAD =
  /^(?:almeno|minimo|at least|mindestens)?\s*(?:\d+\+?|un|uno|due|tre|quattro|cinque|sei|otto|dieci)(?:\s?[-/]\s?\d+)?\+?\s+(?:ann[oi]|years?|jahre?)\s+(?:di |of )?(?:esperienza|experience)?\s*(?:(?:nel|nell|nella|nello|nei|nelle|negli|in|con|su|sul|sull|sulla|sui|alla|with|on|as|come|di|of)(?:['’]\s?|\s+))*/
const CATEGORY =
  /^(?:(?:i |le |gli |il |lo |la |l['’]|principal\w+ |un |una |applicativ[oi] |programm[ai] |software |gestional[ei] |piattaform[ae] |pacchett[oi] |linguagg[io]+ |sistem[ai] |strument[oi] |regolator[ei] |norm[ae] |normativ[ae] |tecnich?e? |tool |cms |framework |suite |librer\w+ )+)(?=\S)/

/** How many characters of a folded clause only lead to the skill. */
export function leadInLength(folded: string): number {
  const years = YEARS_LEAD.exec(folded)?.[0].length ?? 0
  if (years > 0) return years
  const quality = QUALITY.exec(folded)?.[0].length ?? 0
  const lead = LEAD.exec(folded.slice(quality))?.[0].length ?? 0
  if (lead === 0) return 0
  const category = CATEGORY.exec(folded.slice(quality + lead))
  const isNamed = category !== null && folded.length - quality - lead - category[0].length > 1
  return (
    quality + lead + (isNamed && !/^(?:software|gestional|strument|sistem)/.test(category[0]) ? category[0].length : 0)
  )
}

const SCHOOLING =
  /\bdiplom\w*|\blaure\w+|\blicenza (?:media|elementare)|\btitolo di studio|\bperit[oi]\b|\bragioneria\b|\bistituto\b|\bscuola\b|\buniversit\w+|\bdegree\b|\bgraduate\b|\bbachelor\w*|\bmaster'?s?\b|\bmsc\b|\bphd\b|\bdottorat\w+|\bstudium\b|\babschluss\b|\blehre\b|\boberschule\b|\bgleichwertig\w*|\bmatura\b|\bstatistics\b|\bphysics\b|\bsimilar$|\bmatura\b|\bqualifica\b|\bformazione (?:tecnica|scolastica|professionale|in|superiore)|\bistruzione\b|\bstudent\w*|\bstudi (?:in|di|tecnic|universit|superior|umanistic|economic|scientific)\w*|\bindirizzo\b|\bneo.?(?:laure|diplom)\w+|\bterza media\b|\bitis\b|\bits\b|\bequivalente\b|\bequipollente\b|\baccademia\b|\bingegneria\b|\bgeometra\b|\bausbildung\b/
const EXPERIENCE =
  /\besperienz\w*|\bexperience\w*|\berfahrung\w*|\b(?:ann[oi]|years?|jahre?) (?:di|in|of|nel\w*|con|as|come)\b|^\d+\+? (?:anni|years)/
/** Work that experience is asked in, as against a trade or a place. */
const ACTIVITY =
  /^(?:gestione|coordinamento|programmazione|progettazione|conduzione|utilizzo|uso|saldatura|contabilita|sviluppo|redazione|pianificazione|elaborazione|analisi|controllo|collaudo|cablaggio|manutenzione|riparazione|lettura|assemblaggio|negoziazione|stesura|rendicontazione|implementazione|configurazione|installazione|montaggio|trattamento|lavorazione|carpenteria|restauro|decorazione|stampaggio|assistenza|vendita assistita|piegatura|taglio|verniciatura|potatura|selezione|preparazione|emissione|organizzazione|management of|development of|design of|programming|managing|modelling)\b/

/** Degrees, diplomas and schools. On folded text, as all here. */
export const isSchooling = (folded: string) => SCHOOLING.test(folded)

export const isExperience = (folded: string) => EXPERIENCE.test(folded)

export const isActivity = (folded: string) => ACTIVITY.test(folded)

const NO_SKILL: readonly RegExp[] = [
  SCHOOLING,
  // Experience without an object
  /^(?:(?:un[ao']? )?(?:almeno |minima |pregressa |breve |precedente |gradita |consolidata |significativa |maturata |anche |preferibile |comprovata )*esperienz\w+(?: (?:pregressa|minima|lavorativa|professionale|nel ruolo|nella mansione|in ruol\w+ (?:analog|simil)\w+|anche minima|di almeno .*|anche breve|maturata))*)$|\bruol[oi]\b|\bmansion[ei]\b|\bposizione (?:analoga|simile)|\bsettore\b|\bsettori\b|\bcontest[oi]\b|\baziend[ae]\b|\bsocieta\b|\bcantieri\b|\bstudi (?:professionali|legali|di)|\bstudi$|\bpresso\b|\b\w+ennale\b|^min\b|\bnegozi[o]?\b|\bristorant[ei]\b|\balbergh[io]\b|\bhotel\b|\bcase di\b|\bnella stessa\b|\banalog[ohaie]+\b|\bsimil[ei]\b|\bpari (?:livello|categoria)\b|\bretail$|\bprima esperienza\b|\besperienza non\b|\bnon (?:e )?richiest\w+|\bsimilar (?:role|position)|\bquantitative roles\b|\bambient[ei]\b|\bstruttur[ae]\b|\breparto\b|\bufficio (?:commerciale|tecnico|acquisti|amministrativo|estero)$/,
  // Availability, person, place, papers
  /\bdisponibil\w+|\bflessibil\w+|\bturn[io]\b|\btrasfert\w+|\breperibil\w+|\bweekend\b|\bfestiv\w+|\bsabat\w+|\bdomenic\w+|\bautomunit\w+|\bauto propria\b|\bmezzo proprio\b|\bresiden\w+|\bdomicili\w+|\bdimora\b|\beta\b|\banni\b(?! di)|\b\d+ anni\b|\bmaggiorenn\w+|\bautomezzo\b|\btravel\b|\bavailab\w+|\bwillingness\b|\bimmediat\w+|\bcittadinanza\b|\bpermesso di soggiorno\b|\bcasellario\b|\bcarichi pendenti\b|\bsalute\b|\bidoneita\b|\bvalidita\b|\breisebereit\w*|\bcollocament\w+|\bcategorie protette\b|\b68\/99\b|\bdisoccupat\w+|\bpercettor\w+|\bcurriculum\b|\bcv\b(?! screening)|\bambosess\w+|\bsessi\b|\bpiù eta\b|\bsegnalazione\b/,
  // Character
  /\bserieta\b|\bprecision[ei]\b|\bpuntualita\b|\baffidabil\w+|\bresponsabil\w+|\bmotivat\w+|\bmotivazion\w+|\bvoglia\b|\bentusias\w+|\bpassion\w+|\bcuriosit\w+|\bproattiv\w+|\bdinamic\w+|\bdeterminazion\w+|\bempati\w+|\bpazienza\b|\bgentilezza\b|\bcortesia\b|\beducazion[ei]\b|\bbella presenza\b|\bpresenza\b|\bstandard\b|\bteam.?work\w*|\bteam player\b|\blavor\w+ (?:in|di) (?:team|squadra|gruppo|autonomia)|\bin (?:team|squadra|gruppo)\b|\bspirito\b|\bcollaborazion\w+|\bproblem.?solving\b|\bdoti\b|\battitudin\w+(?! al)|\bpredisposizion\w+|\borientament\w+|\borganizzativ\w+|\brelazional\w+|\bcomunicativ\w+|\bcomunicazion[ei]\b|\bmanualita\b|\bvista\b|\bmemoria\b|\bforma fisica\b|\bcapacita di (?:ascolto|adattamento|analisi|lavor|gestire|relazion|comunic|organizz)\w*|\bgestire lo stress\b|\bstress\b|\bmultitasking\b|\bautonomia$|\bin autonomia\b|\bautonom[oai]$|\bmanualita$|\bbuona volonta\b|\bumilta\b|\bambizion\w+|\bobiettivi\b|\bdettagli[o]?\b|\bsoft skills?\b|\bcommunication skills\b|\bself.?motivated\b|\bfast.?paced\b|\bpassionate\b|\bmindset\b|\bteamfahig\w*|\bzuverlassig\w*|\bfreundlich\w*|\bfreude\b|\bbereitschaft\b|\bberufserfahrung\b|\bmotivation\b|\bselbst\w+|\bonesta\b|\bdiscrezione\b|\bsorriso\b|\bleadership\b|\bcarattere\b|\bspigliat\w+|\bdinamismo\b|\bapprend\w+|\bimpar\w+|\bcrescere\b|\bcontatto con il pubblico\b|\bmestiere\b/,
  // Languages, licences, contract, pay
  /\binglese\b|\btedesc[oa]\b|\bfrances[ei]\b|\bspagnol[oa]\b|\bruss[oa]\b|\bcinese\b|\barab[oa]\b|\bportoghese\b|\bgiapponese\b|\bsloven[oa]\b|\bitalian[oa]?\b|\blingu[ae]\b|\benglish\b|\bgerman\b|\bfrench\b|\bspanish\b|\bmadrelingua\b|\bbilingu\w+|\blanguages?\b|\bdeutsch\w*|\bitalienisch\w*|\benglisch\w*|\bfluent\b|^[abc][12]\b|^scritt[oa]\b|^parlat[oa]\b|\bplus$/,
  /\bpatent[ei]\b|\bpatentin[oi]\b|\babilitazion\w+|\battestat[oi]\b|\biscri(?:tt|zion)\w+|\balbo\b|\bcertificazion[ei]\b|\bcertificat[oi]\b|\bbrevett[oi]\b|\bcqc\b|\badr\b|\bscheda tachigrafica\b|\bcordialita\b|\bgood written\b|\babout to\b|\btitolo preferenziale\b|\bcosa serve\b|\bvia \w+|\bautosufficient\w+|\bhaccp\b|\bcarta (?:tachigrafica|del conducente)\b|\bpes\/pav\b|\blicen[cs]e\b|\bcertifi\w+|\bfuhrerschein\b|\bautorizzazion\w+/,
  /\bpubblicat\w+|\bchiedere di\b|^p\.i|\bposizion\w+ apert\w+|\bbando\b|\bmodell[oi] di domanda\b|\bmodulo di domanda\b|\ballegat[oi]\b|\bcontratt[oi]\b|\bcontract\b|\bpermanent\b|\bvollzeit\b|\bteilzeit\b|\bvertrag\b|\bfull remote\b|\babove$|\bor above\b|\blocation\b|\btempo (?:in)?determinato\b|\bfull.?time\b|\bpart.?time\b|\bretribuzion\w+|\bral\b|\beuro\b|€|\bore\b|\borari[o]?\b|\bsmart.?working\b|\bibrid\w+|\bsede\b|\bzona\b|\bassunzion\w+|\bda remoto\b|\bda casa\b|\balloggio\b|\bmensa\b|\bvitto\b|\bbuoni pasto\b|\binseriment\w+|\binvi\w+ (?:il )?(?:cv|curriculum|candidatura)|\bcandidat\w+|\bricerc\w+|\bcerchiamo\b|\bselezionia\w+|@|https?:/,
  /^(?:e|ed|o|di|in|a|con|per|preferenziale|gradit[oa]|richiest[oa]|obbligatori[oa]|necessari[oa]|indispensabil[ei]|preferibil\w+|buon[oa]|ottim[oa]|base|avanzat[oa]|intermedi[oa]|livello.*|altro|proposta|offerta|requisiti|mansioni|benefit|gestionali|software|programmi|strumenti|macchinari|attrezzature|sistemi|tecnologie|applicativi|ecc|etc|no|si|minim[oa]|anche|simili|varie|altri|nice to have|must have|required|preferred)$/,
]

/** Whether a folded clause of a requirement is something else than a skill. */
export function isNoSkill(folded: string): boolean {
  const clause = folded.trim()
  return clause === '' || !/[a-z]/.test(clause) || NO_SKILL.some((pattern) => pattern.test(clause))
}
