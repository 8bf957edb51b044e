import { hash32 } from '../hash.ts'
import type { Pages, View } from '../model.ts'
import { escapeHtml } from './escape.ts'
import { layoutPage } from './layout.ts'
import { htmlReply } from './reply.ts'

type Words = {
  welcome: (name: string, town: string) => string
  about: readonly string[]
  services: string
  contacts: string
  privacy: string
}

const italian: Words = {
  welcome: (name, town) =>
    `Benvenuti in ${name}. Dal nostro stabilimento di ${town} serviamo clienti in tutta la zona.`,
  about: [
    'La nostra storia comincia in un piccolo laboratorio di famiglia e continua oggi con la seconda generazione.',
    'La qualità dei materiali e la puntualità sono da sempre il nostro biglietto da visita.',
    'Ogni progetto nasce dall’ascolto delle esigenze di chi ci sceglie.',
    'Siamo attenti all’ambiente e usiamo energia da fonti rinnovabili.',
  ],
  services: 'I nostri servizi',
  contacts: 'Dove siamo',
  privacy:
    'Informativa ai sensi degli articoli 13 e 14 del Regolamento UE 2016/679. Il titolare tratta i dati personali per rispondere alle richieste e per gli obblighi di legge. L’interessato può chiedere in ogni momento l’accesso, la rettifica e la cancellazione dei dati.',
}

const german: Words = {
  welcome: (name, town) => `Willkommen bei ${name}. Aus ${town} beliefern wir Kunden im ganzen Land.`,
  about: [
    'Unsere Geschichte beginnt in einer kleinen Werkstatt und geht heute in der zweiten Generation weiter.',
    'Qualität und Pünktlichkeit sind seit jeher unsere Visitenkarte.',
  ],
  services: 'Unsere Leistungen',
  contacts: 'So finden Sie uns',
  privacy: 'Informationen gemäß Artikel 13 und 14 der EU-Verordnung 2016/679 zum Schutz personenbezogener Daten.',
}

const english: Words = {
  welcome: (name, town) => `Welcome to ${name}. From ${town} we serve customers all over Europe.`,
  about: ['Our story began in a small family workshop.', 'Quality and punctuality have always been our calling card.'],
  services: 'What we do',
  contacts: 'Where we are',
  privacy: 'Information under articles 13 and 14 of Regulation (EU) 2016/679 on the protection of personal data.',
}

const wordsOf = { it: italian, de: german, en: english }

/** The pages that nearly every company's site has besides positions. `homeSection` is added to the home page. */
export function companyPages(view: View, homeSection = ''): Pages {
  const words = wordsOf[view.kind.language ?? 'it']
  const { company, seed } = view.site
  const town = escapeHtml(company.place.municipality.name)
  const services = company.activity[2].map((word) => `<li>${escapeHtml(word)}</li>`).join('')
  const [first = ''] = words.about
  const about = words.about[hash32(seed) % words.about.length] ?? first
  const page = (title: string, main: string) => () => htmlReply(layoutPage(view, { title, main }))
  return {
    '/': page(
      company.short,
      `<section class="hero"><h1>${escapeHtml(company.short)}</h1><p>${escapeHtml(words.welcome(company.short, company.place.municipality.name))}</p></section>
<section class="services"><h2>${words.services}</h2><ul>${services}</ul></section>
<section class="about"><p>${about}</p></section>${homeSection}`,
    ),
    '/chi-siamo/': page(
      'Chi siamo',
      `<h1>${escapeHtml(company.short)}</h1>${words.about.map((text) => `<p>${text}</p>`).join('\n')}`,
    ),
    '/servizi/': page(words.services, `<h1>${words.services}</h1><ul>${services}</ul><p>${first}</p>`),
    '/contatti/': page(
      words.contacts,
      `<h1>${words.contacts}</h1><p>${escapeHtml(company.name)}<br>${escapeHtml(company.address)}</p><p>${town}</p><form action="/invia" method="post"><label>E-mail <input name="email"></label><label>Messaggio <textarea name="testo"></textarea></label><button>Invia</button></form>`,
    ),
    '/privacy/': page('Privacy', `<h1>Privacy policy</h1><p>${words.privacy}</p>`),
  }
}
