export const agenciesIt = {
  head: {
    title: 'Per le agenzie per il lavoro · Vedetta',
    description:
      'Le aziende della tua zona che hanno iniziato a cercare, per filiale e per mestiere, senza gli annunci delle altre agenzie. La giornata di una filiale con Vedetta.',
  },
  kicker: 'Agenzie per il lavoro',
  title: 'Chiama le aziende il giorno in cui iniziano a cercare.',
  lead: 'In filiale si vive di telefonate. Vedetta ti prepara l’elenco: le aziende della tua zona che hanno appena aperto una posizione sul loro sito, con il ruolo, il contratto e l’annuncio da cui viene.',
  tryIt: 'Prova Vedetta',
  prices: 'Guarda i prezzi',
  day: {
    title: 'La giornata di una filiale',
    text: 'Una recruiter, un territorio, e otto ore che passano in fretta.',
    moments: [
      {
        at: '8:30',
        before:
          'Apri i portali e scorri. Ci sono gli annunci delle altre agenzie, e quelli che erano lì anche il mese scorso.',
        now: 'Apri il filtro della filiale: i tuoi mestieri, 25 km intorno, agenzie escluse. In cima c’è quello che è comparso da ieri.',
      },
      {
        at: '9:15',
        before: 'Telefoni al centralino di un’azienda. La posizione è chiusa da giorni, o l’hanno già chiamata in tre.',
        now: 'Ogni posizione dice quando è stata vista la prima volta e quando è stata riletta. Se è sparita dal sito, esce dall’elenco.',
      },
      {
        at: '11:00',
        before: 'Dove eri rimasta? Si riparte dal foglio di calcolo, se qualcuno l’ha aggiornato.',
        now: 'Le posizioni viste non tornano tra quelle da vedere; le aziende che hai sentito restano segnate. Riprendi da lì.',
      },
      {
        at: '14:30',
        before: 'Serve il nome del responsabile del personale. Lo cerchi sul sito, poi altrove, poi rinunci.',
        now: 'I contatti che l’azienda pubblica sono già lì. Quelli delle persone li sblocchi a crediti, sapendo da quale pagina vengono.',
      },
      {
        at: '17:30',
        before: 'La responsabile d’area chiede quante aziende nuove avete sentito. Si conta a mano.',
        now: 'Esporti in CSV le posizioni lavorate. Chi amministra la licenza vede ricerche, contatti ed esportazioni di ognuno.',
      },
    ],
  },
  points: {
    title: 'Fatta per come lavora un’APL',
    points: [
      {
        title: 'Le altre agenzie, riconosciute',
        text: 'Gli annunci di agenzie e società di selezione si distinguono da quelli delle aziende, con il motivo. Li escludi con un interruttore, per tutti i filtri.',
      },
      {
        title: 'Zona di filiale, in chilometri',
        text: 'Un comune e un raggio, più comuni, province o regioni intere. Un filtro salvato per filiale, un link da mandare ai colleghi.',
      },
      {
        title: 'Contratto, orario, operai o impiegati',
        text: 'Somministrazione, determinato, apprendistato, tirocinio, tempo pieno o part-time: come li scrive l’annuncio, con la frase che lo dice.',
      },
      {
        title: 'Categorie protette',
        text: 'Le posizioni riservate ai sensi della legge 68/99 e le aziende che, per numero di dipendenti, hanno quote da coprire.',
      },
      {
        title: 'Le aziende che non vogliono agenzie',
        text: 'Se l’annuncio chiede di non essere contattati da agenzie, la posizione lo riporta. Lo sai prima di alzare il telefono.',
      },
      {
        title: 'Una licenza per la filiale, o per tutte',
        text: 'Per 5 o 15 persone, o senza limite. Inviti, revoche e consumi li gestisce l’amministratore, che non occupa un posto.',
      },
    ],
  },
}
