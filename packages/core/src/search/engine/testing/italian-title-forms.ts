/** Groups of forms of one occupation, which must match, and pairs of words that must not. */
type TitleForms = { readonly groups: string[][]; readonly pairs: string[][] }

function forms(groups: string, pairs: string): TitleForms {
  const rows = (text: string) =>
    text
      .trim()
      .split(/[\n;]/)
      .map((line) => line.split('|').map((form) => form.trim()))
  return { groups: rows(groups), pairs: rows(pairs) }
}

/** The set the rules were developed on. */
export const tunedForms = forms(
  `
addetto|addetta|addetti|addette|addetto/a|addetti/e|addett*|addettə|addetto(a)|addetto-a|addett@|Addetto/A|ADDETTO/A
cuoco|cuoca|cuochi|cuoche|cuoco/a|cuoc*
capo|capi|capa
orafo|orafa|orafi|orafe
tata|tate
studente|studentessa|studenti|studentesse|studente/essa
socio|socia|soci|socie
sarto|sarta|sarti|sarte|sart*
operaio|operaia|operai|operaie|operaio/a|operai*|operaio/ia
macellaio|macellaia|macellai|macellaie
infermiere|infermiera|infermieri|infermiere/a|infermierə|infermiere (a)|INFERMIERE/A
dottore|dottoressa|dottori|dottoresse
direttore|direttrice|direttori|direttrici|direttore/trice|direttore/direttrice|direttore/rice
medico|medica|medici|mediche|medico/a
fisioterapista|fisioterapisti|fisioterapiste
autista|autisti|autiste
geometra|geometri|geometre
collega|colleghi|colleghe
barista|baristi|bariste
estetista|estetisti|estetiste
pasticciere|pasticciera|pasticcere|pasticcera|pasticcieri|pasticceri
cameriere|cameriera|camerieri|cameriere/a|camerier*
ragioniere|ragioniera|ragionieri|ragioniere/a
ingegnere|ingegnera|ingegneri|ingegnere/a
architetto|architetta|architetti|architette
avvocato|avvocata|avvocatessa|avvocati|avvocate
tecnico|tecnica|tecnici|tecniche|tecnico/a|tecnic*|tecnico/ca
meccanico|meccanica|meccanici
elettricista|elettricisti|elettriciste
saldatore|saldatrice|saldatori|saldatrici|saldatore/-trice
apprendista|apprendisti|apprendiste
stagista|stagisti|stagiste
psicologo|psicologa|psicologi|psicologhe
farmacista|farmacisti|farmaciste
idraulico|idraulica|idraulici
giardiniere|giardiniera|giardinieri
parrucchiere|parrucchiera|parrucchieri|parrucchiere/a
commesso|commessa|commessi|commesse|commess*|commess(o/a)
cassiere|cassiera|cassieri|cassiere/a
segretario|segretaria|segretari|segretarie|segretari*|segretario/a
educatore|educatrice|educatori|educatrici|educatore-trice|educator*
progettista|progettisti|progettiste
disegnatore|disegnatrice|disegnatori|disegnatore/trice
magazziniere|magazziniera|magazzinieri|magazziniere (m/f)|Magazziniere M/F|magazziniere (m/f/d)
mulettista|mulettisti|mulettiste
carrellista|carrellisti|carrelliste
contabile|contabili|contabilə
buyer|buyers|Buyer (f/m)
addetto alle pulizie|addetta pulizie|addetti alla pulizia|Addetto/a pulizie
Addetto/a alle vendite|addetta vendite|addetti vendita|ADDETTO/A ALLE VENDITE|addett* vendite
sviluppatore|sviluppatrice|sviluppatori|sviluppatore/trice|Sviluppatore/Trice|sviluppatore (trice)|sviluppa(tore/trice)
impiegato|impiegata|impiegati|impiegate|impiegat*|impiegatə|impiegato/ta|impiegat_|impiegat o/a
impiegato amministrativo|impiegata amministrativa|impiegat* amministrativ*|impiegato/a amministrativo/a|impiegati amministrativi
venditore|venditrice|venditori|venditrici
operatore|operatrice|operatori|operatrici|operatore/operatrice
operatore socio sanitario|operatrice socio-sanitaria|operatori socio sanitari
O.S.S.|OSS|oss
store manager|Store Manager|store managers
C++ developer|c++ developers|Developer C++
C# developer|c# developer
.NET developer|.net developer|Developer .Net
F# engineer|f# engineers
R&D manager|r&d manager|R & D Manager
back-end developer|backend developer|Back End Developer
front-end developer|frontend developer|front end developer|Front-End Developer
e-commerce specialist|ecommerce specialist|E-Commerce Specialist|e commerce specialist
part-time|part time|parttime|Part-Time
full-stack|fullstack|Full Stack
help desk|helpdesk|help-desk
caporeparto|capo reparto|capi reparto|capireparto
capo cantiere|capocantiere|capo-cantiere
AI engineer|ai engineer|AI Engineer
responsabile|responsabili|responsabil*
commerciale|commerciali
consulente|consulenti|consulente/i
assistente|assistenti
agente|agenti|agente/i
servizio clienti|servizi clienti|servizio al cliente
addetto ufficio|addetti uffici|addetto all'ufficio|addetto all’ufficio|addetta d'ufficio
banco|banchi
banca|banche
pulizia|pulizie
studio|studi
tirocinio|tirocini
ufficiale|ufficiali
nuovo|nuova|nuovi|nuove
merce|merci
rete|reti
laboratorio|laboratori
contabilità|contabilita'|contabilita
qualità|qualita
`,
  `
custode|custodia; maestro|maestria; operaio|opera; operaio|operatore; operatore|opera; operatore|operatorio
cassiere|cassa; contabile|contabilità; medico|medicina; banca|banchista; banca|banco; cuoco|cucina; pittore|pittura
meccanico|meccanografico; sarto|sartoria; porto|portiere; porto|porta; capo|capitale; capo|capitano; autista|auto
pasticciere|pasticceria; panettiere|panetteria; ferro|ferroviere; C|C++; C|C#; C++|C#; C#|F#
.NET developer|network developer; java|javascript; barista|bar; tornitore|tornio; vendite|venditore
commesso|commercio; commesso|comma; cameriere|camera; portiere|portineria; ragioniere|ragioneria; ragioniere|ragione
ingegnere|ingegneria; psicologo|psicologia; geometra|geometria; farmacista|farmacia; farmacia|farmaco
macellaio|macelleria; macellaio|macello; segretario|segreteria; segretario|segreto; giardiniere|giardino
collega|collegio; studente|studio; infermiere|infermeria; magazziniere|magazzino; direttore|direzione
consulente|consulenza; assistente|assistenza; addetto ai servizi|AI servizi; impiegato|impiego; posto|posta; moda|modo
stampo|stampa; R&D|R; impiegato/a|segretaria; store|storia
`,
)

/** Written before any rule was measured; its failures were fixed after the first run. */
export const heldOutForms = forms(
  `
bibliotecario|bibliotecaria|bibliotecari|bibliotecarie
pediatra|pediatri|pediatre
archeologo|archeologa|archeologi|archeologhe
veterinario|veterinaria|veterinari
poliziotto|poliziotta|poliziotti|poliziotte
vigile|vigilessa|vigili
attore|attrice|attori|attrici
scrittore|scrittrice|scrittori
traduttore|traduttrice|traduttori|traduttore/trice
interprete|interpreti
ottico|ottica|ottici|ottiche
badante|badanti
pizzaiolo|pizzaiola|pizzaioli|pizzaiol*
gelataio|gelataia|gelatai
notaio|notaia|notai
lattoniere|lattonieri|lattoniera
verniciatore|verniciatrice|verniciatori
piastrellista|piastrellisti
falegname|falegnami
fabbro|fabbra|fabbri
manutentore|manutentrice|manutentori|manutentore/trice
revisore|revisora|revisori
chirurgo|chirurga|chirurghi|chirurghe
ostetrica|ostetrico|ostetriche|ostetrici
biologo|biologa|biologi|biologhe
guardiano|guardiana|guardiani
facchino|facchina|facchini
bagnino|bagnina|bagnini|bagnine
arbitro|arbitra|arbitri
giornalista|giornalisti|giornaliste
redattore|redattrice|redattori
fotografo|fotografa|fotografi|fotografe
poeta|poetessa|poeti
presidente|presidentessa|presidenti|presidentesse
professore|professoressa|professori|professoresse
sindaco|sindaca|sindaci|sindache
perito|perita|periti
casaro|casara|casari
pilota|piloti|pilote
oste|osti|ostessa
suora|suore
messo|messa|messi
atleta|atleti|atlete
mago|maga|maghi|maghe
doganiere|doganiera|doganieri
lavandaio|lavandaia|lavandai
campione|campionessa|campioni
dirigente|dirigenti|dirigente/i
assessore|assessora|assessori
guida|guide
vetraio|vetraia|vetrai
artigiano|artigiana|artigiani|artigian*
collaboratore|collaboratrice|collaborator*|collaboratore/collaboratrice
coordinatore|coordinatrice|coordinatore/-trice|COORDINATORE/TRICE
consigliere|consigliera|consiglieri
`,
  `
chirurgo|chirurgia; fotografo|fotografia; biologo|biologia; notaio|nota; gelataio|gelato; bagnino|bagno
falegname|falegnameria; preside|presidio; arbitro|arbitrio; sindaco|sindacato; poeta|poesia; revisore|revisione
professore|professione; carrozziere|carrozzeria; oste|osteria; guardiano|guardia; doganiere|dogana
facchino|facchinaggio; consigliere|consiglio; oratore|oratorio; osservatore|osservatorio; costo|costa; caso|casa
corriere|corrente; libraio|libreria; vetraio|vetrina; artista|arte; messo|messaggio; postino|posto; pesce|pescatore
fattore|fattoria; agente|agenzia; attore|atto; monaco|monaca; lavandaio|lavanderia
`,
)

/** Written after that run, mostly with roles from published lists; fixed after its own first run. */
export const secondHeldOutForms = forms(
  `
scenografo|scenografa|scenografi|scenografe
arredatore|arredatrice|arredatori
attrezzista|attrezzisti|attrezziste
truccatore|truccatrice|truccatori|Truccatore/Truccatrice
fonico|fonica|fonici
modello|modella|modelli|modelle
ballerino|ballerina|ballerini|ballerine
imprenditore|imprenditrice|imprenditori|imprenditore/trice
agricoltore|agricoltrice|agricoltori
ricercatore|ricercatrice|ricercatori|ricercator*
casalingo|casalinga|casalinghi|casalinghe
libero professionista|libera professionista|liberi professionisti
carpentiere|carpentiera|carpentieri
molatore|molatrice|molatori
tubista|tubisti
titolare|titolari
deputato|deputata|deputati
senatore|senatrice|senatori
ministro|ministra|ministri
conducente|conducenti
conduttore|conduttrice|conduttori
informatico|informatica|informatici
militare|militari
creativo|creativa|creativi|creativ*
regista|registi|registe
musicista|musicisti|musiciste
pensionato|pensionata|pensionati
amministratore delegato|amministratrice delegata|amministratori delegati
elettrauto|elettrauti
installatore impianti elettrici|installatrice impianto elettrico
linguista|linguisti
odontoiatra|odontoiatri
igienista|igieniste|igienisti
tecnologo|tecnologa|tecnologi
funzionario|funzionaria|funzionari
bracciante|braccianti
pescatore|pescatrice|pescatori
boscaiolo|boscaioli
calzolaio|calzolaia|calzolai
orologiaio|orologiai
tipografo|tipografi|tipografa
croupier|croupiers
bancario|bancaria|bancari
centralinista|centraliniste|centralinisti
allievo|allieva|allievi
coach|coaches
vicedirettore|vicedirettrice|vice direttore
aiuto cuoco|aiuto-cuoca|aiuti cuochi
`,
  `
agricoltore|agricoltura; tipografo|tipografia; orologiaio|orologio; calzolaio|calza; ministro|ministero
senatore|senato; bancario|banca; tecnologo|tecnologia; odontoiatra|odontoiatria; scultore|scultura; regista|registro
modello|modulo; pescatore|pesca; carpentiere|carpenteria; titolare|titolo; militare|milite; creativo|creazione
ricercatore|ricerca; dirigente|direzione; linguista|lingua; installatore|installazione; ottico|ottimo; fonico|fonte
portinaio|portineria; tabaccaio|tabacco; fioraio|fiore; direttore|diretto; pesce|pesca; costruttore|costruzione
contratto|contrattista
`,
)

/**
 * Taken in order from the examples of an ISTAT-based list of professions after the rules were done; its short *edile*
 * was fixed afterwards.
 */
export const lastHeldOutForms = forms(
  `
gestori centri sportivi|gestore centro sportivo|gestrice centro sportivo
addetti sale giochi|addetta sala giochi|addetto/a sala gioco
operatori terme e spa|operatrice terme e spa
animatori villaggi turistici|animatrice villaggio turistico
gestori locali notturni|gestore locale notturno
addetti scommesse|addetta scommesse|addetto scommessa
massaggiatori|massaggiatore|massaggiatrice
operatori centro benessere|operatrice centri benessere
badanti e assistenti familiari|badante e assistente familiare
baby sitter professionali|baby sitter professionale|baby-sitter professionale
collaboratori domestici|collaboratrice domestica|collaborator* domestic*
operatori assistenza domiciliare|operatore di assistenza domiciliare
dame di compagnia|dama di compagnia
addestratori cinofili|addestratrice cinofila|addestratore/trice cinofilo/a
toelettatori per animali|toelettatrice per animali|toelettatore animale
custodi di pensioni|custode di pensione
titolari agenzie pratiche auto|titolare agenzia pratiche auto
addetti patronati|addetta patronato
intermediari assicurativi|intermediaria assicurativa|intermediario/a assicurativo/a
consulenti pratiche edilizie|consulente pratica edilizia
impresari funebri|impresaria funebre|impresario funebre
necrofori|necroforo|necrofora
operatori crematori|operatore crematorio
fioristi|fiorista|fioriste
vigili urbani|vigile urbano|vigilessa urbana
agenti di polizia locale|agente polizia locale|agenti polizie locali
guardie giurate|guardia giurata|guardie giurat*
operatori penitenziari|operatrice penitenziaria
operatori cave e miniere|operatore cava e miniera
tecnici esplosivisti|tecnica esplosivista
cavatori di marmo|cavatrice di marmo|cavatore marmi
muratori|muratore|muratrice
operatori edili|operatrice edile
ferraioli|ferraiolo|ferraiola
pavimentatori|pavimentatore|pavimentatrice
posatori infissi|posatrice infissi|posatore infisso
cartongessisti|cartongessista
cappottisti termici|cappottista termico|cappottista termica
imbianchini|imbianchino|imbianchina
decoratori|decoratrice|decoratore
restauratori superfici|restauratrice superfici|restauratore superficie
spurgatori|spurgatore
manutentori impianti fognari|manutentrice impianto fognario
fonditori|fonditrice|fonditore
calderai|calderaio|calderaia
brillatori|brillatore|brillatrice
coltivatori di saline|coltivatrice di salina
esercenti|esercente
`,
  `
massaggiatore|massaggio; gestore|gestione; animatore|animale; custode|custodire; giurata|giuria; cavatore|cava
ferraiolo|ferro; fiorista|fiore; impresario|impresa; decoratore|decoro; fonditore|fonderia; calderaio|caldo
calderaio|caldaia; pavimentatore|pavimento; coltivatore|cultura; posatore|posta; necroforo|necrosi; marmo|marmista
salina|sala; polizia|poliziotto; pensione|pensionato; dama|danno; termico|terme; locale|localita; villaggio|villa
centro|centralino; esercente|esercito; imbianchino|bianco
`,
)

/** First forms of the groups and pairs that the rules get wrong: reasons in docs/decisions/0006-italian-analysis.md. */
export const knownFailures = { groups: ['operatori crematori', 'restauratori superfici'], pairs: ['monaco'] }
