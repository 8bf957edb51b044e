/** Capitalised words of adverts that are no part of a person's name, folded. */
export const notNames: ReadonlySet<string> = new Set(
  `
a ad addetto addetta addetti agenzia ai al alla alle allo amministrazione ampio anno annuncio annunci apprendistato area aree assistente assunzione
attivita azienda aziendale aziende backend banca bari bergamo bologna brescia business buona cagliari candidatura candidature candidati candidato capo caserta
catania cell cellulare centralino centro cerca cerchiamo chiamare chiamate chiama chiedere ci co codice collaboratori comune comunale commerciale compila con consulente contabile
contact contacts contatta contattare contattaci contattateci contatti contatto contratto coop cooperativa corso costo cultura curriculum customer cv
da dal dalla data dei del dell della delle designer developer di dip dipartimento direct director diretto diploma direzione direttore direttrice disponibilita ditta divisione domanda
domande domenica dopo dott dottor dottoressa dove dr e ed edilizia ente email entro engineer est estate euro europa
fattura fax figli filiale finance firenze fondazione formazione fornitura founder full
general generale genova gestione giovedi giorni gmbh gruppo group
head hiring holding hotel hr human i il impiegata impiegato impresa in indirizzo inail informazioni information info ing ingegnere inps international interno internazionale invia inviare
inviaci inviate inizio istituto it italia italiana italiano italy
job jobs junior key la laurea lavora lavoro le lead learning legale limited line linea linkedin lo logistica lombardia ltd luogo lunedi
magazziniere mail manager management marca marketing martedi master mattina medico mercoledi messina milano mobile modena mr mrs ms
n napoli natale nazionale network new noi nome nord nota note nr numero nuovo
offerta offerte officer office officina operai operaio operatore operations orario ore oggetto oss ovest
padova palermo pagina parma part partita partner pasqua pec per perito personale persone pescara piano piemonte posizione posizioni posta presso privacy product prof professionista progetto project
qualita quality qui
rag recapiti recruiter recruiting recruitment referente referenti reparto requisiti responsabile ricerca ricerchiamo rif riferimento risorse ristorante roma
sabato sales sardegna scrivere scrivi scrivici scrivete sede segreteria segretaria selezione selezioni selezionatrice selezionatore sei senior server service servizi servizio settore se si sicilia sig signor signora signorina sindaco
sito smart social societa soft solutions spa specialist spett sportello sri srl srls srle stage stagista store strada studio sud supervisor supporto supply
talent team tecnico tecnica tecnologia technical tel telefonare telefono teams time tirocinio titolare to torino toscana trento trieste turismo tutor
ufficio umane umani una uno unico university universita up urgente
varese veneto venerdi venezia verona via viale vendite vi vicenza villa vuoi
web whatsapp welfare work www you your
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
ssa ra na san santa sant casa cura filiale bar pub grazie ciao salve buongiorno saluti cordiali urgenze sms chat telegram messaggio messaggi orari orario zona solo anche oppure dalle alle presentarsi retribuzione stipendio netti lordi
liceo scuola ospedale policlinico palazzo teatro stadio trattoria pizzeria farmacia residenza salone enoteca edil don laboratorio clinica bottega panificio autotrasporti piazza piazzale corso largo vicolo contrada localita osteria famiglia museo parco carrozzeria autofficina impianti costruzioni gelateria pasticceria macelleria
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
acquisition partner generalist coordinator coordinatore coordinatrice executive administration administrative people officer operation analyst accountant controller assistant owner ceo cto cfo coo
please write call ask for send apply reference ref attention attn the our with by or and of on at from dear phone telephone direct branch mobile
mob cel wapp frau herr mister miss suor madame monsieur captain capitano notaio avvocato geometra ragioniere presidente vicepresidente primario amministratore segretario coordinatore capocantiere capoarea caposquadra capofficina capoturno disponente
agency agente agenti account back front buyer cameriere cameriera cuoco cuoca barista autista autisti badante educatore educatrice infermiere infermiera meccanico saldatore elettricista idraulico muratore
manda mandaci ordina chiamaci chiamateci scriveteci telefonaci telefonateci raggiungici seguici vieni venite trovaci prenota prenotazioni preventivi preventivo assistenza emergenze reperibilita
`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
