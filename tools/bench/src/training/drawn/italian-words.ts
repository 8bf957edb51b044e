import { type DrawnWords, phrases } from './drawn-words.ts'
import { italianTrades, otherItalianPosts } from './italian-posts.ts'

export const italianWords: DrawnWords = {
  trades: italianTrades,
  otherPosts: otherItalianPosts,
  places: phrases(`
    Cuneo
    Sede di Trento
    Ravenna
    Pordenone (PN)
    Viterbo
    Sede: Avellino
    Lecco
    Luogo di lavoro: Imola
    Zona Vicenza sud
  `),
  terms: phrases(`
    Requisiti: diploma tecnico e un anno di esperienza. Contratto a tempo determinato.
    Si richiedono patente B e disponibilità ai turni. Tempo pieno.
    Cerchiamo una persona precisa, con esperienza nella mansione. Inserimento diretto in azienda.
    Contratto stagionale, vitto e alloggio. Gradita la conoscenza dell'inglese.
    Offriamo contratto a tempo indeterminato, sede di lavoro in provincia.
    Part time al mattino, anche prima esperienza.
    Full time, sabato libero. Requisiti: uso del pacchetto Office.
    Tre anni di esperienza, inquadramento secondo CCNL.
    La risorsa seguirà le commesse dal preventivo alla consegna. Laurea o diploma.
  `),
  shortTerms: phrases(`
    full time
    part time 20 ore
    tempo indeterminato
    contratto stagionale
    patentino richiesto
    turno di notte
    anche prima esperienza
    due anni di esperienza
    tempo determinato, sei mesi
    P.IVA
    automunito
  `),
  tasks: phrases(`
    Ti occuperai della preparazione degli ordini e dei rapporti con i reparti.
    Lavorerai accanto a colleghi esperti, su macchine nuove.
    Si occuperà di accoglienza, cassa e riordino.
    Seguirà i clienti esistenti e ne cercherà di nuovi.
  `),
  announcements: phrases(`
    Posizioni aperte
    Le posizioni aperte
    Ricerche in corso
    Ricerche attive
    Offerte di lavoro
    Stiamo assumendo
    Cerchiamo personale
    Chi stiamo cercando
    Figure ricercate
    Opportunità attuali
    Selezioni aperte
    Concorsi attivi
    Bandi aperti
  `),
  leads: phrases(`
    Stiamo cercando:
    Al momento cerchiamo:
    Ricerchiamo le seguenti figure:
    Per ampliare l'organico selezioniamo:
    Per la nuova sede cerchiamo:
    Siamo alla ricerca di:
    Si assume il seguente personale:
    Per prossima apertura ricerchiamo
    Queste le posizioni che vogliamo coprire subito:
  `),
  usual: phrases(`
    Profili di interesse
    I profili che valutiamo
    Le figure che solitamente inseriamo
    Principalmente cerchiamo
    Le nostre professioni
    I mestieri della nostra azienda
    Da noi lavorano
    Aree in cui puoi crescere
    I profili che teniamo in archivio
  `),
  careers: phrases(`
    Lavora con noi
    Carriere
    Unisciti a noi
    Lavoro
    Entra in squadra
    Opportunità di lavoro
  `),
  apply: phrases(`
    Inviare il curriculum a cv@nome.example
    Candidati
    CV a lavoro@nome.example
    Per candidarsi scrivere a personale@nome.example
    Passate in negozio con il curriculum
    Telefonare in sede
  `),
  onward: phrases(`
    Scopri di più
    Dettagli
    Leggi l'annuncio
    Vai all'offerta
  `),
  departments: phrases(`
    Produzione
    Reparto spedizioni
    Uffici
    Reparto vendite
    Cucina
    Sala
    Cantiere di Lecco
    Sede di Modena
    Stabilimento di Fermo (FM)
    Filiale di Alba
    Crotone
  `),
  benefits: phrases(`
    Formazione continua
    Welfare
    Mensa interna
    Orari flessibili
    Crescita
    Ambiente giovane
    Assicurazione sanitaria
    Lavoro di squadra
  `),
  persons: phrases(`
    Marta Colombo
    Davide Ferri
    Ing. Paolo Serra
    Dott.ssa Elena Riva
    Luca Marchetti
    Sara Gallo
    Avv. Carlo Neri
    Dott. Andrea Fontana
    Chiara Monti
    Giorgio
    Chef Aldo
    Silvia Bruni
  `),
  portraits: phrases(`
    In azienda dal 2009, segue i clienti esteri.
    Esperienza a Londra e Parigi prima di tornare a casa.
    Riceve in sede su appuntamento.
    Il nostro punto di riferimento da vent'anni.
    Con noi dal 2016.
    Laureata a Bologna, guida il reparto dal 2020.
    part time dal 2019
  `),
  quotes: phrases(`
    «Ho iniziato come apprendista e oggi guido una squadra.»
    «Qui si impara ogni giorno, con persone di esperienza.»
    "Un ambiente serio, full immersion dal primo giorno."
    “Finalmente un posto in cui contano le persone.”
  `),
  teams: phrases(`
    La squadra
    Chi siamo
    Il nostro team
    Le persone
    Chi ti seleziona
    Dicono di noi
    Parlano i colleghi
    I nostri professionisti
    Lo staff
  `),
  courses: phrases(`
    Corsi in partenza
    Formazione professionale
    Catalogo corsi
    I nostri percorsi formativi
    Corsi gratuiti
  `),
  courseTerms: phrases(`
    Corso di 120 ore, attestato finale
    Corso gratuito, iscrizioni aperte, 300 ore
    Durata 40 ore, esame finale e patentino
    Corso di 12 ore con docenti qualificati
    Lezioni serali, quota di iscrizione 290 euro
  `),
  services: phrases(`
    Consulente dedicato
    Progettista sempre al tuo fianco
    Tecnici a domicilio
    Assistenza con contratto annuale
    Responsabile della sicurezza esterno
    Installatori certificati
    Manager Pro 3.0
    Controller di temperatura
    Trasformatori
    Guida all'acquisto
  `),
  serviceTexts: phrases(`
    Contratto annuale, senza sorprese.
    Sede operativa a Imola, assistenza inclusa.
    L'esperienza di vent'anni al tuo servizio.
    Full service: dal progetto alla consegna.
    Richiedi un preventivo, rispondiamo in un giorno.
  `),
  servicesSought: phrases(`
    Cerchiamo soluzioni su misura:
    I nostri servizi
    Cosa facciamo per te
    Cerchiamo ogni giorno di fare meglio:
    Prodotti
    Perché sceglierci
  `),
  firmsCalled: phrases(`
    Cerchiamo fornitori
    Diventa partner
    Diventa nostro rivenditore
    Cerchiamo concessionari
    Apri un punto vendita con noi
    Affiliazioni
    Albo fornitori
  `),
  firms: phrases(`
    Trasportatori
    Installatori
    Imprese di pulizia
    Rivenditori di zona
    Padroncini
    Distributori
    Carpenterie
  `),
  filled: phrases(`
    Trovato, grazie a tutti!
    Posto già assegnato.
    Posizione coperta, grazie.
    Ricerca conclusa.
    Abbiamo trovato chi cercavamo.
  `),
  parts: phrases(`
    Tutto su di te
    Cosa farai
    Requisiti
    Cosa offriamo
    Il tuo ruolo
    Chi cerchiamo
    Come candidarsi
  `),
  steps: phrases(`
    Invia il curriculum
    Primo colloquio
    Prova in reparto
    Benvenuto a bordo
    Valutazione
  `),
  about: phrases(`
    Dal 1974 produciamo componenti per l'agricoltura, con due stabilimenti e ottanta persone.
    Un albergo di famiglia tra i boschi, aperto tutto l'anno.
    Progettiamo impianti per l'industria alimentare e li seguiamo nel tempo.
    Da tre generazioni forniamo materiali per l'edilizia alla provincia.
  `),
  news: phrases(`
    Cinquanta assunzioni nel nuovo polo
    Come scrivere un buon curriculum
    Cercasi saldatori: perché mancano i tecnici
    Il mestiere del # oggi
    Quanto guadagna un #
    Premiato il nostro #
    Benvenuto al nuovo #
    Diventare #: la guida
  `),
  others: phrases(`
    Camere
    Vista mare
    Prodotti
    Nuovo menù
    Certificazioni
    La storia
    Contatti
    Orari
    Offerta del mese
  `),
  spontaneous: phrases(`
    Candidatura spontanea
    Autocandidatura
    Non trovi la posizione giusta?
    Invia la tua candidatura
    Candidatura libera
  `),
  volunteers: phrases(`
    Cerchiamo volontari
    Servizio civile
    Diventa ambassador
    Tesi in azienda
    Programma neolaureati
    Academy
  `),
  searches: phrases(`
    Ricerche frequenti
    Offerte per mansione
    Cerca lavoro per categoria
    Ultimi annunci delle aziende
    Lavori più cercati
    Filtra per ruolo
  `),
  columns: phrases(`
    Figura
    Sede
    Contratto
  `),
  tenders: phrases(`
    Affidamento del servizio di manutenzione
    Fornitura di materiali di consumo
    Gara per la gestione della mensa
    Procedura per lo sgombero neve
    Noleggio di mezzi operativi
  `),
  papers: phrases(`
    Informativa privacy per i candidati
    Presentazione aziendale
    Catalogo prodotti 2026
    Codice etico
    Listino 2026
    Regolamento interno
    Company profile
    Bilancio di sostenibilità
  `),
  paperTexts: phrases(`
    I requisiti di qualità sono verificati a ogni contratto di fornitura.
    I dati dei candidati sono conservati per dodici mesi.
    Da oltre trent'anni al servizio degli operatori del settore.
    Prezzi in euro, trasporto escluso.
    Il titolare del trattamento è la società, sede legale in via Verdi.
    I collaboratori e i tecnici rispettano le norme di sicurezza.
  `),
  seeking: phrases(`
    Cerchiamo # per la nostra sede.
    Cercasi #
    # cercasi!
    Siamo alla ricerca di # da inserire in organico.
    Ci serve # entro il mese.
    Assumiamo #, contratto a tempo determinato.
    Vorremmo inserire # con un minimo di esperienza.
  `),
  seekingTwo: phrases(`
    Cerchiamo un # e una #.
    Assumiamo un # (mattina) e un # (turno serale).
    Cerchiamo n. 2 # e 1 #.
    Si cercano un #, tempo pieno, e una #, part time.
    Ricerchiamo un # e poi un #, anche alla prima esperienza.
  `),
  calls: phrases(`
    📣 <b>CERCASI #!</b>
    <b>CERCASI #</b>
    Cerchiamo <b>#</b>
    Cerchiamo un <b>#</b>
    Si libera un posto da #!
    Siamo in cerca di un <b>#</b>
  `),
}
