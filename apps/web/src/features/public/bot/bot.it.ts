import { routes } from '@vedetta/contracts/calls/routes'
import { botName, botUserAgent, politenessLimits as limits } from '@vedetta/contracts/watch/bot'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from '../legal/legal-texts.ts'

export const botIt = (site: Site) =>
  ({
    head: {
      title: `${botName}: per chi gestisce un sito · Vedetta`,
      description:
        'Chi è VedettaBot, che cosa legge sui siti delle aziende, quanto spesso, e come dirgli di andare più piano o di non venire.',
    },
    title: 'Per chi gestisce un sito',
    lead: `${botName} legge i siti delle aziende italiane per trovarvi le posizioni aperte. Qui c’è che cosa fa, con i numeri che usa davvero, e come fermarlo.`,
    sections: [
      {
        id: 'chi',
        title: 'Chi siamo',
        blocks: [
          `Vedetta è un servizio per agenzie per il lavoro e società di ricerca del personale. Lo gestisce ${site.companyName}, ${site.companyAddress}. Scrivici a [${site.supportEmail}](mailto:${site.supportEmail}).`,
          'Nei registri del tuo server ci riconosci da questa intestazione, sempre la stessa, anche quando una pagina è aperta con un browser:',
          { code: `User-Agent: ${botUserAgent(site.origin)}` },
        ],
      },
      {
        id: 'che-cosa',
        title: 'Che cosa leggiamo',
        blocks: [
          'Solo pagine pubbliche: la pagina iniziale, quelle che portano alle posizioni aperte (e la bacheca a cui rimandano), i recapiti che l’azienda pubblica, la sua partita IVA, le sue notizie. Non compiliamo moduli, non entriamo in aree riservate, non aggiriamo blocchi o captcha.',
          'Alcune bacheche danno il loro elenco solo in risposta a una richiesta POST che parte dalla loro stessa pagina. Inviamo la stessa richiesta, come fa la pagina per qualunque visitatore: senza parole da cercare, senza altri filtri che il Paese, con il token e i cookie che la pagina ci ha appena dato. I cookie non vanno a nessun altro host, il token solo dove lo manda la pagina stessa; finita la visita, non ne teniamo nulla.',
          'Ogni posizione trovata porta il link alla tua pagina: chi la trova su Vedetta arriva da te.',
          'Se una pagina riserva l’estrazione di testo e dati (tdm-reservation: 1, come intestazione, meta, nei metadati di un PDF o nel file /.well-known/tdmrep.json dell’host), ne teniamo i fatti e il link, e nessun testo: né descrizione, né citazioni, né una copia.',
        ],
      },
      {
        id: 'quanto',
        title: 'Quanto spesso, e quanto piano',
        blocks: [
          {
            list: [
              `Una visita al giorno, mai a meno di ${limits.visitIntervalHours} ore dalla precedente. Fanno eccezione un secondo tentativo dopo un guasto, e una seconda visita quando molte posizioni sembrano sparire insieme.`,
              'Quando nulla è cambiato, una visita sono di solito due richieste: robots.txt e la pagina, chiesta con If-None-Match o If-Modified-Since se il tuo server li usa. Una bacheca con un elenco di più pagine, o che lo dà solo con un token, ne richiede qualcuna in più.',
              `Dove troviamo posizioni chiediamo anche /.well-known/tdmrep.json, al massimo una volta ogni ${limits.tdmFileDays} giorni.`,
              `Una visita fa al massimo ${limits.maxRequests} richieste, fino a ${limits.maxListedRequests} solo se un tuo elenco porta ad altrettanti annunci, e apre con un browser al massimo ${limits.maxRenders} pagine, solo se senza non si leggono; le richieste che una pagina così fa da sola si fermano a ${limits.maxRenderRequests}.`,
              `Una richiesta per volta, e almeno ${limits.requestIntervalSeconds} secondo tra una e l’altra, tra tutti i nostri processi.`,
              `Non scarichiamo pagine oltre ${limits.pageMegabytes} MB né PDF oltre ${limits.pdfMegabytes} MB, compressi.`,
            ],
          },
        ],
      },
      {
        id: 'robots',
        title: 'robots.txt',
        blocks: [
          'Lo chiediamo prima di ogni altra cosa, a ogni visita, e lo rispettiamo secondo la RFC 9309. Le regole per VedettaBot valgono al posto di quelle per tutti. Se il file non c’è, tutto è permesso; se il server non riesce a rispondere, non leggiamo nulla.',
          'Per escluderci del tutto:',
          { code: `User-agent: ${botName}\nDisallow: /` },
          'Per tenerci fuori da una parte del sito:',
          { code: `User-agent: ${botName}\nDisallow: /area-riservata/\nDisallow: /media/` },
          'Per farci andare più piano, in secondi tra una richiesta e l’altra:',
          { code: `User-agent: ${botName}\nCrawl-delay: 10` },
          `Rispettiamo Crawl-delay fino a ${limits.maxCrawlDelaySeconds} secondi; a chi chiede pause più lunghe facciamo al massimo ${limits.maxSlowHostRequests} richieste a visita. Un file che ci esclude lo ricontrolliamo dopo ${limits.blockedRecheckDays} giorni. Se ci esclude da tutto il sito e al controllo lo conferma, chiudiamo le posizioni e cancelliamo testi, citazioni, recapiti e copie delle pagine.`,
        ],
      },
      {
        id: 'retry-after',
        title: 'Se il server è sotto sforzo',
        blocks: [
          `Se il server risponde 429, o 503 con Retry-After, smettiamo subito e torniamo quando lo dice l’intestazione, al più tardi dopo ${limits.maxWaitHours} ore; se non lo dice, dopo ${limits.defaultWaitHours} ora.`,
          { code: 'HTTP/1.1 429 Too Many Requests\nRetry-After: 3600' },
        ],
      },
      {
        id: 'persone',
        title: 'I recapiti delle persone',
        blocks: [
          `Se una tua pagina nomina qualcuno con il suo indirizzo di lavoro, quella persona riceve da noi un avviso con un link per far cancellare i suoi dati, prima che altri possano vederli. I dettagli sono nell’[informativa sulla privacy](${routes.privacy}).`,
        ],
      },
    ],
  }) satisfies LegalTexts

export const optOutIt = {
  title: 'Chiedi di non ricevere visite',
  text: 'robots.txt basta, e vale dalla prossima visita. Se preferisci, chiedilo qui: una persona controlla che la richiesta venga da chi gestisce il sito, poi il sito e i suoi sottodomini non vengono mai più visitati, le loro posizioni vengono chiuse e cancelliamo testi, citazioni, recapiti e copie delle pagine.',
  mail: (address: string) => `Oppure scrivici a [${address}](mailto:${address}), meglio da un indirizzo del sito.`,
  url: 'Indirizzo del sito',
  name: 'Nome e cognome',
  email: 'E-mail',
  emailHint: 'Un indirizzo dello stesso dominio ci fa rispondere prima.',
  message: 'Qualcosa da aggiungere',
  optional: 'Facoltativo.',
  submit: 'Invia la richiesta',
  sent: 'Richiesta inviata',
  sentText: 'Ti scriviamo appena l’abbiamo controllata. Fino ad allora vale il tuo robots.txt.',
  noScript: 'Il modulo funziona con JavaScript: senza, scrivici.',
}
