import { creditCosts, lowestTierWith, plans } from '@vedetta/contracts/facts/plans'

export const productIt = {
  head: {
    title: 'Il prodotto: posizioni aperte con la prova · Vedetta',
    description:
      'Una casella di posta per le posizioni aperte: filtri, stato, tastiera, contatti, bilanci, notizie. Ogni dato con la frase, la pagina e l’ora da cui viene.',
  },
  kicker: 'Prodotto',
  title: 'Una casella di posta per le posizioni aperte.',
  lead: 'Risultati a sinistra, posizione a destra, e una domanda sola per ognuna: la chiamo o passo oltre? Tutto il resto di Vedetta serve a farti rispondere in fretta, e bene.',
  picture: {
    alt: 'La schermata delle posizioni: filtri a sinistra, elenco al centro, a destra la posizione aperta con i suoi dati e la pagina da cui vengono.',
    caption: 'La schermata delle posizioni, con dati dimostrativi.',
  },
  inbox: {
    title: 'Smistare, non scorrere',
    points: [
      {
        title: 'Da vedere, vista, contattata',
        text: 'Ogni posizione ha il tuo stato. Quelle viste non tornano tra quelle da vedere, quelle contattate restano segnate: domani riparti da dove eri.',
      },
      {
        title: 'Tutto da tastiera',
        text: 'Avanti e indietro con j e k, s salva, c segna contattata, Maiusc+E esporta, Ctrl+K ti porta ovunque. Chi ne guarda cento al giorno non usa il mouse.',
      },
      {
        title: 'Un link per ogni ricerca',
        text: 'Filtri, ordine e pagina sono nel link: lo mandi a un collega, che apre gli stessi risultati.',
      },
    ],
  },
  proof: {
    title: '«Come lo sai?»',
    text: 'Puoi chiederlo a ogni dato. Vedetta risponde con la frase della pagina, l’indirizzo e l’ora in cui l’ha letta.',
    example: 'Esempio',
    rows: [
      {
        field: 'Contratto',
        value: 'Tempo indeterminato',
        quote: '«… inserimento diretto in azienda con *contratto a tempo indeterminato* …»',
      },
      {
        field: 'Esperienza',
        value: 'Almeno 3 anni',
        quote: '«… richiesta *esperienza di almeno tre anni* nella manutenzione di linee …»',
      },
      { field: 'Luogo', value: 'Albino (BG)', quote: '«… presso il nostro stabilimento di *Albino (BG)* …»' },
    ],
    silent: 'Retribuzione: la pagina non la indica. E Vedetta non la indovina.',
    when: 'Vista la prima volta ieri alle 06:12, ancora aperta stamattina alle 05:58',
  },
  filters: {
    title: 'I filtri che servono a un recruiter',
    text: 'Più valori dello stesso filtro si sommano, filtri diversi restringono, e ognuno si può usare anche per escludere.',
    groups: [
      {
        title: 'Posizione',
        text: 'Ruolo, contratto, orario, operai o impiegati, esperienza, profilo, competenze, certificazioni, lingue, smart working, benefit, categorie protette, data.',
      },
      {
        title: 'Luogo',
        text: 'Un comune esatto, entro un raggio o in una fascia di chilometri; più comuni, province, regioni.',
      },
      {
        title: 'Azienda',
        text: 'Nome, partita IVA, settore, ATECO, dipendenti, fatturato. E le agenzie, fuori con un interruttore.',
      },
    ],
  },
  company: {
    title: 'Dietro ogni posizione, un’azienda',
    points: [
      {
        title: 'Bilanci di tre anni',
        text: `Ricavi e costi, EBITDA, utile, a confronto anno per anno. Si aprono con ${creditCosts.accounts} crediti, una volta l’anno per tutta la licenza.`,
      },
      {
        title: 'Notizie con la fonte',
        text: 'Le notizie recenti dell’azienda, con la data e l’indirizzo da cui vengono.',
      },
      {
        title: 'Il ritmo delle assunzioni',
        text: 'Quante posizioni apre rispetto al suo settore e alla sua provincia: si capisce se è una sostituzione o una crescita.',
      },
      {
        title: 'Contatti, per ruolo o per funzione',
        text: `Quelli generali sono in chiaro. Quelli delle persone costano ${creditCosts.contact} crediti, dicono da dove vengono e rispettano chi chiede di non comparire.`,
      },
      {
        title: 'Filtri salvati',
        text: `Una ricerca fatta bene si salva con un nome e si riapre con un clic; quello che non hai ancora visto è segnato. Dal piano ${plans[lowestTierWith('alerts')].it}, gli avvisi per e-mail ti dicono che cosa è arrivato.`,
      },
      {
        title: 'Esportazioni per Excel',
        text: 'Le posizioni scelte, o quante ne vuoi dei risultati, in CSV o XLSX, con retribuzione, descrizione e contatti se li vuoi. Il costo si vede prima, e un’esportazione ripetuta non si paga di nuovo.',
      },
    ],
  },
  watch: {
    title: 'Come visita i siti',
    text: 'Vedetta legge siti pubblici di aziende, e lo fa alla luce del sole.',
    points: [
      {
        title: 'Si presenta',
        text: 'Il robot ha un nome e una pagina che dice chi è, che cosa legge e come dirgli di no. Non si traveste e non aggira blocchi.',
      },
      {
        title: 'Chiede permesso',
        text: 'Rispetta robots.txt e le richieste di esclusione. Non chiede più di una pagina al secondo a un sito, e se il sito è in affanno aspetta.',
      },
      {
        title: 'Non chiude per sbaglio',
        text: 'Una pagina rotta, un sito irraggiungibile o rifatto non fanno sparire le posizioni: prima di chiuderle, Vedetta torna a guardare.',
      },
    ],
  },
  limits: {
    title: 'Che cosa non fa',
    text: 'Meglio saperlo prima.',
    points: [
      {
        title: 'Non ha candidati',
        text: 'Vedetta trova aziende che assumono, non persone in cerca di lavoro. I candidati li trovi tu: è il tuo mestiere.',
      },
      {
        title: 'Non copia i portali',
        text: 'Legge i siti delle aziende e le loro pagine di selezione. Se un annuncio esiste solo su un portale, qui non c’è.',
      },
      {
        title: 'Non vede ciò che non è pubblicato',
        text: 'Un’azienda senza sito, o che assume per passaparola, non lascia niente da leggere.',
      },
    ],
  },
}
