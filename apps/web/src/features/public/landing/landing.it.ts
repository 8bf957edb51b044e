import { creditCosts } from '@vedetta/contracts/facts/plans'

export const landingIt = {
  head: {
    title: 'Vedetta · Le posizioni aperte, lette dove nascono',
    description:
      'Vedetta visita ogni giorno i siti delle aziende italiane e ti dice quali hanno iniziato ad assumere, per quali ruoli e con chi parlare. Per agenzie per il lavoro e head hunter.',
  },
  title: 'Le posizioni aperte, lette dove nascono.',
  lead: 'Ogni giorno Vedetta visita i siti delle aziende italiane e ti dice quali hanno iniziato ad assumere, per quali ruoli e con chi parlare. Prima che l’annuncio arrivi su un portale, se mai ci arriva.',
  tryIt: 'Prova Vedetta',
  how: 'Guarda come funziona',
  figures: [
    {
      value: '3,4 milioni',
      what: 'di aziende mappate',
      meaning:
        'Dalla bottega al grande gruppo. Di ognuna trovi settore, sede, dimensione e, se ha un sito, le posizioni che vi pubblica.',
    },
    {
      value: '71%',
      what: 'delle offerte non è sui portali',
      meaning:
        'Restano nella pagina «Lavora con noi» dell’azienda, dove le vede solo chi ci passa. Sui portali ci si contende il resto.',
    },
    {
      value: 'Ogni giorno',
      what: 'una visita a ogni sito',
      meaning:
        'Le posizioni che compaiono sono segnate come nuove; quelle che spariscono vengono chiuse, e ti risparmi una telefonata a vuoto.',
    },
  ],
  map: 'Le posizioni aperte, provincia per provincia',
  pipeline: {
    title: 'Dal sito dell’azienda alla tua telefonata',
    text: 'Niente liste comprate, niente annunci di seconda mano. Ogni dato dice da quale pagina viene e quando è stato letto.',
    example: 'Esempio',
    steps: [
      {
        title: 'Visita',
        lines: [
          '06:12  robots.txt  consentito',
          '06:12  /lavora-con-noi  *cambiata*',
          '06:12  3 posizioni lette, *1 nuova*',
          '06:12  2 confermate',
        ],
        text: 'Un robot che dichiara chi è passa da ogni sito, legge solo ciò che è permesso, senza fretta, e rileva che cosa è cambiato da ieri. I siti che dicono di no non li visita.',
      },
      {
        title: 'Capisce',
        lines: [
          '«… cerchiamo un *manutentore elettromeccanico* per la sede di *Albino (BG)*, contratto a *tempo indeterminato*, su *tre turni* …»',
        ],
        text: 'Ruolo, luogo, contratto, orario, esperienza, competenze: letti come li leggeresti tu, ognuno con la frase che lo prova. Dove la pagina tace, Vedetta non inventa.',
      },
      {
        title: 'Te la mostra',
        lines: [
          'Filtro «Manutentori BG»',
          '*1 nuova* · letta alle 06:12',
          'Officina meccanica, Albino',
          `Contatto delle risorse umane: ${creditCosts.contact} crediti`,
        ],
        text: 'Apri il filtro che hai salvato ed è lì, segnata come nuova: l’annuncio sul sito dell’azienda e il contatto giusto sono a un clic. Chi chiama per primo, di solito, parla.',
      },
    ],
  },
  people: {
    title: 'Una giornata che comincia dall’elenco giusto',
    agencies: {
      title: 'Agenzie per il lavoro',
      text: 'Le aziende della tua zona che hanno iniziato a cercare, divise per filiale e per mestiere, senza gli annunci delle altre agenzie.',
      link: 'La giornata di una filiale',
    },
    headhunters: {
      title: 'Head hunter',
      text: 'I ruoli che nessuno ha ancora affidato, con i bilanci dell’azienda, le sue notizie e la persona con cui parlarne.',
      link: 'La giornata di un consulente',
    },
  },
  cases: {
    title: 'Tre modi di usarla',
    text: 'Casi illustrativi: aziende e persone sono inventate, i passaggi e i conti sono quelli del prodotto.',
    all: 'Tutti i casi',
  },
  prices: {
    title: 'Un prezzo per licenza, non per utente',
    text: 'Ricerche e crediti del mese sono di tutta la licenza. Ogni costo si vede prima di spendere, e niente si paga due volte.',
    from: 'al mese, IVA esclusa',
    agreed: 'su misura',
    seats: { one: '1 utente', other: (count: number) => `${count} utenti`, unlimited: 'utenti illimitati' },
    more: 'Confronta i piani',
  },
}
