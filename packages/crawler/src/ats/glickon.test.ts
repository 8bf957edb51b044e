import { glickon } from './glickon.ts'
import { jsonAnswer } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const api = 'https://core.glickon.com/api/candidate/latest'
const section = `${api}/sections/31?from_www=true`
const otherSection = `${api}/sections/32?from_www=true`
const job = (hash: string, name: string) => ({ hash, name, description: `<p>Incarico di ${name}.</p>` })

describeBoard('a glickon board', {
  system: glickon,
  address: 'https://www.glickon.com/it/companies/editrice',
  start: {
    page: jsonAnswer(`${api}/companies/editrice`, {
      sections: [
        { id: 31, name: 'Redazione' },
        { id: 32, name: 'Vendite' },
      ],
    }),
  },
  list: {
    page: jsonAnswer(section, { challenges: [job('ab12', 'Redattore'), job('cd34', 'Grafico')] }),
    titles: ['Redattore', 'Grafico'],
  },
  second: { page: jsonAnswer(otherSection, { challenges: [job('gh78', 'Libraio')] }), titles: ['Libraio'] },
  detail: {
    page: jsonAnswer(`${api}/company_challenges/ab12`, { ...job('ab12', 'Redattore'), location: 'Urbino' }),
    words: 'Incarico di Redattore',
  },
  empty: { page: jsonAnswer(section, { challenges: [] }), isKnown: true },
  unknownTenant: { page: jsonAnswer(`${api}/companies/nessuna`, { sections: [] }) },
  changed: { page: jsonAnswer(section, { items: [job('ab12', 'Redattore')] }) },
  translated: { page: jsonAnswer(section, { challenges: [job('ef56', 'Copy editor')] }), titles: ['Copy editor'] },
  check: 3,
})
