import { describe, expect, it } from 'vitest'
import { readExperience } from './experience.ts'
import { advert, url } from './testing/raw-advert.ts'

describe('readExperience', () => {
  it.each([
    ['Anni di esperienza: 3', 3],
    ['Unity, C#. 3+ years and at least one shipped title.', 3],
    ['Perito o ingegnere, 4 anni, DIALux.', 4],
    ['Deve avere almeno quattro anni di mestiere alle spalle e la patente B.', 4],
    ['Hai la patente B e almeno 3 anni di pratica.', 3],
    ['Serve il patentino caldaie e almeno un anno su impianti simili.', 1],
    ['Voraussetzung sind der Führerschein B sowie mindestens zwei Jahre Praxis.', 2],
    ['Non importa l’esperienza, insegniamo noi.', 0],
    ['Esperienza di 2 (due) anni', 2],
    ['Profilo junior (0-2 anni)', 0],
    ['Esperienza minima anni tre in conceria', 3],
    ['Esperienza: da 2 a 4 anni.', 2],
    ['Esperienza richiesta: un anno.', 1],
    ['Almeno un paio d’anni in cucina.', 2],
    ['Due o tre anni di officina', 2],
    ['3/5 anni in vetreria', 3],
    ['1-2 anni con gru a torre', 1],
    ['Laurea L-24 e due anni di lavoro in comunità.', 2],
    ['Fra 3 e 5 anni di esperienza', 3],
    ['A couple of years in retail, 2+ preferred', 2],
    ['Between 4 and 6 years of experience', 4],
    ['Dreijährige Berufserfahrung', 3],
    ['Mind. 5 Jahre Erfahrung im Hochbau', 5],
    ['Esperienza ventennale in fonderia', 20],
    ['Accettiamo anche una prima esperienza.', 0],
    ['Anche alle prime armi.', 0],
    ['Berufsanfänger willkommen.', 0],
    ['Experience is not required.', 0],
    ['Esperienza di almeno 7 anni nella potatura.', 7],
    ['Almeno due anni di esperienza.', 2],
    ['Esperienza: 6 anni minimo.', 6],
    ['Chi ha lavorato almeno tre anni in vetreria.', 3],
    ['Servono due anni almeno di mestiere.', 2],
    ['Esperienza minima di un anno.', 1],
    ['Da 4 a 6 anni di esperienza in sartoria.', 4],
    ['1-2 anni di esperienza', 1],
    ['Esperienza almeno quinquennale (5 anni)', 5],
    ['Esperienza biennale in officina.', 2],
    ['6 anni di guida su mezzi pesanti', 6],
    ['Almeno 9 anni nel catering, di cui 3 da capo partita', 9],
    ['3+ years of experience with Python', 3],
    ['At least 6 years in freight forwarding', 6],
    ['Mindestens 2 Jahre Berufserfahrung', 2],
    ['Esperienza di 18 mesi in cucina.', 1],
    ['Non è richiesta esperienza.', 0],
    ['Non serve esperienza, ti formiamo noi.', 0],
    ['Anche prima esperienza.', 0],
    ['Cerchiamo neolaureati in economia.', 0],
    ['Keine Erfahrung notwendig.', 0],
    ['No prior experience needed.', 0],
  ])('%s → %i', (text, years) => {
    expect(readExperience(advert('Addetto', `# Requisiti\n- ${text}`))?.value).toBe(years)
  })

  it.each([
    'Diploma di 5 anni.',
    'Cerchiamo qualche anno di vita vissuta.',
    'Dreijährige Lehre als Tischler.',
    'Esperienza pluriennale nel settore.',
    'Gradita esperienza pregressa.',
    'Età compresa fra 20 e 27 anni.',
    'Siamo sul mercato da 30 anni.',
    'Patente C da almeno 3 anni.',
    'Contratto di apprendistato per 4 anni.',
    'Tempo determinato di un anno.',
    'Laurea triennale in ingegneria.',
    'Sei mesi nel nostro team per imparare.',
  ])('%s → null', (text) => {
    expect(readExperience(advert('Addetto', text))).toBeNull()
  })

  it("prefers the words to a feed's field", () => {
    const experience = { text: '2-5', url }
    expect(readExperience(advert('Addetto', 'Almeno 4 anni di esperienza.', { experience }))?.value).toBe(4)
    expect(readExperience(advert('Addetto', '', { experience }))?.value).toBe(2)
    expect(readExperience(advert('Addetto', '', { experience: { text: 'lt-1', url } }))?.value).toBe(0)
    expect(readExperience(advert('Addetto', '', { experience: { text: 'experienced', url } }))).toBeNull()
  })
})
