import { plans, soleSeatTier } from '@vedetta/contracts/facts/plans'

export const headhuntersIt = {
  head: {
    title: 'Per gli head hunter · Vedetta',
    description:
      'I ruoli aperti che nessuno ti ha ancora affidato, con i bilanci dell’azienda, le notizie e la persona con cui parlarne. La giornata di un consulente con Vedetta.',
  },
  kicker: 'Head hunter',
  title: 'Il ruolo, l’azienda e il momento giusto per parlarne.',
  lead: 'Un mandato nasce quasi sempre da una conversazione arrivata al momento giusto. Vedetta ti dice quali aziende hanno aperto un ruolo che sai coprire, da quanto lo cercano, come vanno i loro conti e con chi parlarne.',
  tryIt: 'Prova Vedetta',
  prices: 'Guarda i prezzi',
  day: {
    title: 'La giornata di un consulente',
    text: 'Tra un colloquio e l’altro, il tempo per trovare il prossimo mandato è poco. Va speso bene.',
    moments: [
      {
        at: '9:00',
        before:
          'Il giro dei siti delle aziende che segui, nei preferiti del browser. Ne apri dieci, poi squilla il telefono.',
        now: 'Le aziende salvate dicono quante posizioni nuove hanno. Il giro dei siti è già stato fatto.',
      },
      {
        at: '10:30',
        before:
          'Un ruolo interessante su un portale. È lì da un mese, con duecento candidature e due società che lo seguono.',
        now: 'Un ruolo da responsabile letto ieri sul sito dell’azienda. Sai da quando è aperto e la frase che chiede otto anni di esperienza.',
      },
      {
        at: '12:00',
        before: 'Prima di chiamare vorresti capire l’azienda. Visura, bilancio, notizie: tre abbonamenti, mezz’ora.',
        now: 'Dipendenti, fatturato, margini e utile di tre anni, altre posizioni aperte, notizie: una pagina sola, pochi crediti.',
      },
      {
        at: '15:00',
        before: 'Il centralino passa l’ufficio personale, che non passa nessuno.',
        now: 'Cerchi il contatto per ruolo o per funzione e sblocchi quello giusto, con la fonte e la data.',
      },
      {
        at: '18:00',
        before: 'Il cliente chiede come si muove il mercato. Rispondi a sensazione.',
        now: 'Quante posizioni simili sono aperte, in quali province e in quali settori: lo leggi dai filtri, e lo mandi con un link.',
      },
    ],
  },
  points: {
    title: 'Fatta per chi cerca poche persone, quelle giuste',
    points: [
      {
        title: 'Profilo ed esperienza',
        text: 'Responsabili e dirigenti, anni di esperienza chiesti, lingue, certificazioni, competenze: filtri veri, letti nel testo dell’annuncio.',
      },
      {
        title: 'L’azienda, non solo l’annuncio',
        text: 'Fatturato, dipendenti, ATECO, forma giuridica, bilanci degli ultimi tre anni messi a confronto. Filtri anche su questi.',
      },
      {
        title: 'Da quanto cercano',
        text: 'Quando è stata vista la prima volta, quando è stata riletta. Una ricerca che dura è un’azienda che può aver bisogno di te.',
      },
      {
        title: 'Notizie, con la loro fonte',
        text: 'Le notizie recenti che riguardano l’azienda, con data e indirizzo, per arrivare preparati al primo incontro.',
      },
      {
        title: 'Contatti con un’origine',
        text: 'Ogni contatto dice da quale pagina viene e quando è stato letto. Chi non vuole comparire lo chiede una volta e sparisce.',
      },
      {
        title: 'Anche da soli',
        text: `La licenza ${plans[soleSeatTier].it} è per una persona. Se i crediti del mese non bastano, se ne aggiungono; quello che hai già aperto non si paga due volte.`,
      },
    ],
  },
}
