import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { couldBeRole, looksLikeRole, startsWithRole } from './role-words.ts'

const roles = `Operatore CNC|Operaio/a metalmeccanico|Addetto/a alle vendite|ADDETTA AL BANCO GASTRONOMIA (m/f)|Impiegato contabile
Cuoca/o scolastica/o part-time|Responsabile qualità|Tecnico frigorista trasfertista|Apprendista elettricista|Stage ufficio marketing
Tirocinio curriculare – laboratorio|Magazziniere mulettista|N. 3 camerieri/e di sala|2 educatori per comunità minori|Cercasi cuoco|Cerchiamo un tecnico commerciale
Ricerchiamo autista patente C|Aiuto cuoco|Capo reparto montaggio|Capoturno fonderia|Secondo chef|Vice direttore punto vendita|Commis di sala
OSS per turni notturni|ASA / OSS|RSPP|HSE Manager|Buyer junior|Export Area Manager|Area Manager Triveneto|Head of Sales|HR Business Partner
Senior Backend Developer (Go)|Data Scientist – Credit Risk|Account Executive, DACH|Software Engineer|Customer Care Specialist|Product Owner
Gardener|Hospital cleaner|Leather cutter|Veterinary surgeon for night emergencies|Apprentice joiner|Pool lifeguards
Mechanical Designer|Key Account Manager|Marketing Intern|Addetto/a e-commerce|Sviluppatore .NET|Programmatore PLC/SCADA|Grafico impaginatore
Fisioterapista|Infermiere/a|Medico di base|Ottico abilitato|Farmacista collaboratore|Educatrice nido|Docente di matematica|Tutor d'aula
Geometra di cantiere|Muratore specializzato|Carpentiere in ferro|Escavatorista|Gruista|Idraulico|Elettricista|Falegname|Saldatore TIG/MIG
Tornitore|Fresatore CNC|Verniciatore a polvere|Stampatore materie plastiche|Tessitore/Tessitrice|Sarta|Modellista|Piegatore lamiera
Parrucchiera|Estetista|Barista|Barista!|Pizzaiolo|Panettiere|Pasticcere|Macellaio banconista|Receptionist turnante|Governante|Lavapiatti|Barman
Agente di commercio plurimandatario|Agenti P.IVA|Consulente assicurativo|Promoter|Hostess|Store Manager|Visual Merchandiser|Commessa
Segretaria|Centralinista|Back office commerciale addetto|Commerciale estero|Amministrativo junior|Project Manager HVAC|Disegnatore tessile CAD
Enologo junior|Trattorista|Giardiniere manutentore|Perito meccanico|Ingegnere civile - ufficio gare|Architetto|Avvocato|Chimico di laboratorio
Personale di sala|Figura commerciale|Neolaureato ingegneria gestionale addetto acquisti|Laureati tecnici|Jolly di produzione|Manovale edile
Mitarbeiter/in Verkauf (m/w/d)|Vertriebsleiter|Küchenhilfe|Zimmermädchen|Elektrotechniker|Servicemitarbeiter:in|10 Sortierer/innen (Saisonarbeit)|Qualitätskontrolleur/in|Cromista (m/f)|Lagerist|Koch/Köchin
Montatore meccanico trasfertista|Cablatore quadri elettrici|Collaudatore|Attrezzista|Controller|Internal Auditor Junior|Corriere in cargo bike
Autista bilico – patente CE|Assistente bagnanti|Animatore turistico|Psicologa|Logopedista|Collaboratrice domestica|Babysitter|Guardia giurata|Casaro|Gelatiere|Social Media Manager`

const others = `Chi siamo|Lavora con noi|Posizioni aperte|Requisiti|Requisiti richiesti|Cosa offriamo|Area commerciale|Ufficio tecnico|Reparto produzione
Settore meccanico|Il nostro team|I nostri tecnici|La nostra storia|I valori|Privacy policy|Candidatura spontanea|Invia il tuo curriculum|Candidati ora
Scopri di più|Home|Contatti|Prodotti|Servizi|Fornitori|Rivenditori|Carriere|Corso per saldatore|Corsi OSS|Master in gestione aziendale|Formazione
Mario Rossi|Giulia Barbieri, responsabile acquisti|Paolo Muratori|Vuoi lavorare con noi?|Sei un elettricista?|Motori elettrici|Trasformatori
Generatori di vapore|Riviste|Interviste|Cantieri|Lamiere|Buona conoscenza dell'inglese|Patente B|Diploma di perito|Laurea in ingegneria
Esperienza come saldatore|Supporto al responsabile qualità|Gestione fornitori|Disponibilità a trasferte|Contratto a tempo indeterminato
Buoni pasto|Welfare aziendale|Sede di lavoro: Brescia|Brescia|Milano (MI)|Full time|12/11/2026|News|Leggi tutto|Cookie|Nome e cognome
Siamo un'azienda di saldatori esperti.|La figura sarà inserita nel team|Meccanica di precisione|Contabilità|Responsabilità sociale|Ingegneria
Our values|Why join us|Meet the team|Unser Team|Team|Domande frequenti|Dove siamo|Rassegna stampa|Eventi|Settori|Acquisti|Account|Cartiera del Nord|Consulenti del lavoro dal 1986|Centralino +39 0828 555 300|Segretaria tel. 030 555100|Reception|Jobs & Karriere|Apprendistato: nuove aliquote|Rossi cerca saldatori|Cercavamo una cassiera e la abbiamo trovata|Incontra una cassiera|Un gruista con abilitazione alla conduzione di gru a torre, da assumere subito.`

describe('looksLikeRole', () => {
  it.each(roles.split(/[|\n]/))('takes %s', (text) => expect(looksLikeRole(text)).toBe(true))
  it.each(others.split(/[|\n]/))('refuses %s', (text) => expect(looksLikeRole(text)).toBe(false))

  it('never throws, and takes little time for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(typeof looksLikeRole(text)).toBe('boolean')
        expect(typeof couldBeRole(text)).toBe('boolean')
      }),
    )
    const spent = startCpuTime()
    looksLikeRole('operatore '.repeat(100_000))
    looksLikeRole('n. 1 '.repeat(28))
    expect(spent()).toBeLessThan(50)
  })
})

describe('couldBeRole', () => {
  it.each(['Rammendatrice', 'Ferraiolo', 'Tinteggiatore', 'Scagliolista', 'Growth Hacker'])('is true for %s', (text) =>
    expect(couldBeRole(text)).toBe(true),
  )
  it.each(['Requisiti', 'Chi siamo', 'Area tecnica', 'Vuoi unirti a noi?', 'Scopri di più', 'Mario Rossi'])(
    'is false for %s',
    (text) => expect(couldBeRole(text)).toBe(false),
  )
})

describe('startsWithRole', () => {
  it.each(['educatori', 'Saldatore', 'magazzinieri', 'OSS', 'tecnico'])('is true for %s', (word) =>
    expect(startsWithRole(word)).toBe(true),
  )
  it.each(['settore', 'persone', 'carriera', 'ufficio'])('is false for %s', (word) =>
    expect(startsWithRole(word)).toBe(false),
  )
})
