import { startCpuTime } from '@vedetta/crawler/testing/cpu-time'
import { expect, test } from 'vitest'
import { contactOwnerIn } from './contact-owner.ts'
import { firmOf } from './firm.ts'

const firm = firmOf(['Officine Valtorta S.r.l.'])
const landline = '+390355550102'
const mobile = '+393475550192'

test.each([
  'Capo reparto: Ivo Sarti\nTel. magazzino 035 5550102',
  'Presenta Rita Fassi. Botteghino 035 5550102',
  'dott. Aldo Bini\nsegreteria (ore 9-12) 035 5550102',
  'Guida: Ettore Sala, prenotazioni alla biglietteria 035 5550102',
  'Inhaber: Josef Plank\nBüro 035 5550102',
  'Verona 035 5550102\nIvo Sarti, agente',
])('a number is the firm’s by its own label, whoever is named elsewhere: %s', (text) => {
  expect(contactOwnerIn(text, landline, firm)).toBe('company')
})

test.each([
  'Macelleria Equina\nVia Po 4, Castiglione\n035 5550102',
  'C.da Piane di Xhienti, 035 5550102',
  'S.S. Appia km 205\nTel. 035 5550102',
  'Ufficio di Salò, lungolago Zubiani\ntel. 035 5550102',
  'Rezeption Tel. 035 5550102 (7–22 Uhr)',
  'tel 035 5550102 – Cap. Soc. 10.000 i.v.',
  'Orders: 035 5550102 (Mon-Fri, 9am-5pm CET)',
  'Centro assistenza 035 5550102, lun-gio',
  'Filiale\nGroßer Graben 14\nTel. 035 5550102',
  'SS Appia km 155\nTel. 035 5550102',
  'Segreteria del Club, porticciolo di Santa Caterina, 035 5550102',
  'Familie Plank\nTel. 035 5550102',
])('nobody is named by an address, by hours or by letters: %s', (text) => {
  expect(contactOwnerIn(text, landline, firm)).toBe('company')
})

test.each([
  ['Ivo Sarti (campionario): 035 5550102', landline, 'Maglieria Rosa di Sarti Ivo & C. S.a.s.'],
  ['bruna ☎ 035 5550102, lavoro da sola', landline, 'Hair Studio 54 di Sarti Bruna'],
  ['Banchetti\nBeppe 347 5550192', mobile, 'Ristorante da Beppe S.a.s.'],
])('a number is the owner’s, who is named as the firm is: %s', (text, number, name) => {
  expect(contactOwnerIn(text, number, firmOf([name]))).toBe('person')
})

test.each([
  'Soccorso gomme h24: 347 5550192',
  'Hüttentelefon: 347 5550192',
  'Cellulare del negozio: 347 5550192\nLeiterin: Eva Plank',
  'Info al 347 5550192, telefono della biglietteria',
])('a mobile is the firm’s by the label of a desk or of its hours: %s', (text) => {
  expect(contactOwnerIn(text, mobile, firm)).toBe('company')
})

test.each([
  'Collaudi: Brunacci\n035 5550102\nLaser: Todesco',
  'Magazzino (Brunacci) 035 5550102',
  'Kellermeister Stürz 035 5550102',
  'Brunacci Lodo\nstampi\n035 5550102',
  'stampi 035 5550102 Brunacci',
  'campionario: Dalla Pozza 035 5550102',
  'Karten bei Resi, 035 5550102',
  'I quadri si ritirano da Fedora, tel. 035 5550102',
  'La Brunacci risponde allo 035 5550102',
  'Verlangen Sie Frau Pichler, 035 5550102',
  'Please ask for Jemima, 035 5550102',
  'Il presidente Aldo Bini riceve i soci ogni lunedì: 035 5550102',
  `Ivo Sarti\nAmministrazione\n${'Si occupa di presenze e trasferte. '.repeat(4)}\n035 5550102`,
  'Lucrezia del nostro ufficio gruppi ti segue dal preventivo: 035 5550102',
  'Ciro vi riceve su appuntamento: 035 5550102',
  'Please phone Jemima at her workshop, 035 5550102',
  '{"contactPoint":{"name":"Loredano Brunacci","telephone":"035 5550102"}}',
])('a landline is the person’s who is named by its place or by who asks for them: %s', (text) => {
  expect(contactOwnerIn(text, landline, firm)).toBe('person')
})

test.each(['Mastro birraio 347 5550192', 'istruttrice: 347 5550192', 'Per i gelsi sentire Duilio 347 5550192'])(
  'a mobile is a person’s by what they do or by who asks for them: %s',
  (text) => {
    expect(contactOwnerIn(text, mobile, firm)).toBe('person')
  },
)

test.each([
  ['s.campo@campogiardini.example', 'Campo Giardini S.r.l.', ''],
  ['campo.s@campogiardini.example', 'Campo Giardini S.r.l.', ''],
  ['brunacci.laboratorio@officine.example', 'Officine S.r.l.', ''],
  ['vendite.brunacci@officine.example', 'Officine S.r.l.', ''],
  ['brunaccisimona@gmail.com', 'Sartoria Brunacci & C. S.n.c.', ''],
  ['fotomichele75@libero.it', 'Pro Loco Sarnano', 'foto della festa: '],
  ['valtorta.bronzi@gmail.com', 'Valtorta S.r.l.', 'al maestro\nvaltorta.bronzi@gmail.com\n(Ivo Valtorta)'],
  ['info@robertozani.example', 'Roberto Zani Architetto', ''],
  ['zubiani@officine.example', 'Officine S.r.l.', 'Zubiani: '],
  ['ivo@officinalupo.example', 'Officina Lupo di Ivo Sarti & C. S.a.s.', 'Ivo e Bruna Sarti\n'],
  ['giuliana.sarti@studiosarti.example', 'Dott.ssa Giuliana Sarti Commercialista', 'Albo di Perugia\n'],
  ['location@ivosarti.example', 'Officine S.r.l.', 'Il location manager Ivo Sarti valuta tutto: '],
  ['ivosarti@gommeeco.example', 'Gomme & Co. di Sarti Ivo', 'Flotte: '],
  ['tamsin.oyelaran@officine.example', 'Officine S.r.l.', 'Africa: Tamsin Oyelaran, '],
  ['ale.fornolupo@gmail.com', 'Forno Lupo S.n.c.', 'Corsi con Alessia: '],
  ['birraio@luppolo.example', 'Luppolo S.r.l.', 'Gioele, il nostro birraio, legge le mail a '],
])('an address is a person’s: %s of %s', (address, name, before) => {
  const text = before.includes('@') ? before : before + address
  expect(contactOwnerIn(text, address, firmOf([name]))).toBe('person')
})

test.each([
  ['lanternaverde.pub@gmail.com', 'Pub Lanterna Verde S.n.c.', ''],
  ['csaurora@libero.it', 'Centro Sportivo Aurora S.S.D. a r.l.', ''],
  ['cascinamarta@libero.it', 'Cascina Marta Società Agricola S.S.', ''],
  ['nina@centrodanzanina.example', 'Centro Danza Nina A.S.D.', ''],
  ['lehrlinge@officine.example', 'Officine S.r.l.', 'Lehrlinge: '],
  ['sinistri@officine.example', 'Officine S.r.l.', 'Presidente Ugo Fassi. Sinistri: '],
  ['exhibitors@officine.example', 'Officine S.r.l.', ''],
  ['qm@officine.example', 'Officine S.r.l.', ''],
  ['cavanna@officine.example', 'Officine S.r.l.', 'Sede Cavanna: '],
  ['ogaspa@officinegrafiche.example', 'Officine Grafiche Adriatiche S.p.A.', ''],
  ['fornoluporovigo@gmail.com', 'Forno Lupo S.n.c.', ''],
  ['avenza@officine.example', 'Officine S.r.l.', 'Punto vendita Avenza – Responsabile Ivo Sarti – '],
  ['pizzeriadamario@libero.it', 'Da Mario Pizzeria di Capasso G.', ''],
  ['booking.li@officine.example', 'Officine S.r.l.', 'Booking: '],
  ['garibaldi@officine.example', 'Officine S.r.l.', 'Punto vendita Corso Garibaldi: '],
  ['brixen@officine.example', 'Officine S.r.l.', 'Büros in Bozen, Brixen und Bruneck: '],
  ['ricette.itigli@gmail.com', 'Studio Medico Associato I Tigli', ''],
  ['fllisarti.edilizia@gmail.com', 'Impresa Fratelli Sarti S.n.c.', ''],
  ['gommepiuma@libero.it', 'Gomme Piuma di Ivo Sarti', ''],
  ['olbia@officine.example', 'Officine S.r.l.', 'Olbia, via Po 3, '],
])('a mailbox is the firm’s by its name or by its service: %s of %s', (address, name, before) => {
  expect(contactOwnerIn(before + address, address, firmOf([name]))).toBe('company')
})

test('short mailboxes are initials where somebody is named', () => {
  const text = 'Quirino Mauri, collaudi\nqm@officine.example'
  expect(contactOwnerIn(text, 'qm@officine.example', firm)).toBe('person')
})

test('the letters of a company’s form are nobody’s initials', () => {
  const { has } = firmOf(['Campo S.n.c.'])
  expect([has('s'), has('cs'), has('campo')]).toEqual([false, false, true])
})

test('contactOwnerIn takes linear time on hostile texts', () => {
  for (const text of ['Brunacci\n'.repeat(400), '(Brunacci) '.repeat(400), 'sentire Duilio '.repeat(300)]) {
    const spent = startCpuTime()
    contactOwnerIn(`${text} 035 5550102`, landline, firm)
    expect(spent()).toBeLessThan(1_500)
  }
})

test.each([
  [landline, '035 5550102'],
  ['x@y.it', 'x@y.it'],
])('contactOwnerIn looks once at each run of letters or signs before %s', (value, written) => {
  for (const run of ['_', '_a', 'a']) {
    const spent = startCpuTime()
    contactOwnerIn(`${run.repeat(20_000)} ${written}`, value, firm)
    expect(spent()).toBeLessThan(1_500)
  }
})
