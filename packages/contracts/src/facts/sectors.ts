import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

/** Our 37 sectors. Each ATECO division, of 2007 and of 2025, is in exactly one. */
export const sectors = {
  agriculture: {
    labels: { it: 'Agricoltura, silvicoltura e pesca', en: 'Agriculture, forestry and fishing' },
    atecoDivisions: ['01', '02', '03'],
  },
  food_beverage: {
    labels: { it: 'Alimentare, bevande e tabacco', en: 'Food, beverages and tobacco' },
    atecoDivisions: ['10', '11', '12'],
  },
  fashion_textile: {
    labels: { it: 'Moda, tessile, pelletteria e calzature', en: 'Fashion, textiles, leather and footwear' },
    atecoDivisions: ['13', '14', '15'],
  },
  wood_furniture: {
    labels: { it: 'Legno, arredo e design industriale', en: 'Wood, furniture and furnishings' },
    atecoDivisions: ['16', '31'],
  },
  paper_printing: {
    labels: { it: 'Carta, cartotecnica e stampa', en: 'Paper, packaging and printing' },
    atecoDivisions: ['17', '18'],
  },
  energy_extraction: {
    labels: { it: 'Energia, petrolio e attività estrattive', en: 'Energy, oil and mining' },
    atecoDivisions: ['05', '06', '07', '08', '09', '19', '35'],
  },
  chemicals_plastics: {
    labels: { it: 'Chimica, gomma e plastica', en: 'Chemicals, rubber and plastics' },
    atecoDivisions: ['20', '22'],
  },
  pharmaceuticals: { labels: { it: 'Farmaceutico', en: 'Pharmaceuticals' }, atecoDivisions: ['21'] },
  building_materials: {
    labels: { it: 'Ceramica, vetro e materiali da costruzione', en: 'Ceramics, glass and building materials' },
    atecoDivisions: ['23'],
  },
  metalworking: {
    labels: { it: 'Metallurgia e lavorazione dei metalli', en: 'Metallurgy and metalworking' },
    atecoDivisions: ['24', '25'],
  },
  electronics_electrical: {
    labels: { it: 'Elettronica ed elettrotecnica', en: 'Electronics and electrical equipment' },
    atecoDivisions: ['26', '27'],
  },
  machinery_automation: {
    labels: {
      it: 'Meccanica, macchinari e impianti industriali',
      en: 'Machinery, mechanical engineering and industrial plant',
    },
    atecoDivisions: ['28', '33'],
  },
  automotive: {
    labels: { it: 'Automotive: produzione, vendita e riparazione', en: 'Automotive: manufacturing, sales and repair' },
    atecoDivisions: ['29', '45'],
  },
  aerospace_rail_marine: {
    labels: { it: 'Aerospazio, ferroviario e cantieristica navale', en: 'Aerospace, rail and shipbuilding' },
    atecoDivisions: ['30'],
  },
  other_manufacturing: {
    labels: {
      it: 'Gioielleria, dispositivi medici e altre manifatture',
      en: 'Jewellery, medical devices and other manufacturing',
    },
    atecoDivisions: ['32'],
  },
  water_waste_environment: {
    labels: { it: 'Acqua, rifiuti e ambiente', en: 'Water, waste and environment' },
    atecoDivisions: ['36', '37', '38', '39'],
  },
  construction: { labels: { it: 'Edilizia e costruzioni', en: 'Construction' }, atecoDivisions: ['41', '42', '43'] },
  wholesale: { labels: { it: "Commercio all'ingrosso", en: 'Wholesale trade' }, atecoDivisions: ['46'] },
  retail: {
    labels: { it: 'Commercio al dettaglio e GDO', en: 'Retail and large-scale distribution' },
    atecoDivisions: ['47'],
  },
  transport_logistics: {
    labels: { it: 'Trasporti e logistica', en: 'Transport and logistics' },
    atecoDivisions: ['49', '50', '51', '52', '53'],
  },
  tourism_hospitality: {
    labels: { it: 'Turismo, alberghi e ristorazione', en: 'Tourism, hotels and restaurants' },
    atecoDivisions: ['55', '56', '79'],
  },
  media_publishing: {
    labels: { it: 'Editoria, cinema e media', en: 'Publishing, film and media' },
    atecoDivisions: ['58', '59', '60'],
  },
  telecommunications: { labels: { it: 'Telecomunicazioni', en: 'Telecommunications' }, atecoDivisions: ['61'] },
  it_software: {
    labels: { it: 'Informatica, software e servizi digitali', en: 'IT, software and digital services' },
    atecoDivisions: ['62', '63'],
  },
  banking_insurance: {
    labels: { it: 'Banche, finanza e assicurazioni', en: 'Banking, finance and insurance' },
    atecoDivisions: ['64', '65', '66'],
  },
  real_estate: { labels: { it: 'Immobiliare', en: 'Real estate' }, atecoDivisions: ['68'] },
  legal_business_consulting: {
    labels: { it: 'Studi legali, fiscali e consulenza aziendale', en: 'Legal, accounting and business consulting' },
    atecoDivisions: ['69', '70'],
  },
  engineering_research: {
    labels: {
      it: 'Ingegneria, architettura e ricerca scientifica',
      en: 'Engineering, architecture and scientific research',
    },
    atecoDivisions: ['71', '72'],
  },
  marketing_design: {
    labels: {
      it: 'Pubblicità, marketing e altre attività professionali',
      en: 'Advertising, marketing and other professional activities',
    },
    atecoDivisions: ['73', '74'],
  },
  facility_business_services: {
    labels: {
      it: 'Noleggio, vigilanza, pulizie e servizi alle imprese',
      en: 'Rental, security, cleaning and business services',
    },
    atecoDivisions: ['77', '80', '81', '82'],
  },
  staffing_hr: {
    labels: { it: 'Agenzie per il lavoro e risorse umane', en: 'Staffing agencies and human resources' },
    atecoDivisions: ['78'],
  },
  public_sector: {
    labels: {
      it: 'Pubblica amministrazione e organismi internazionali',
      en: 'Public administration and international bodies',
    },
    atecoDivisions: ['84', '99'],
  },
  education_training: {
    labels: { it: 'Istruzione e formazione', en: 'Education and training' },
    atecoDivisions: ['85'],
  },
  healthcare: {
    labels: { it: 'Sanità e veterinaria', en: 'Healthcare and veterinary services' },
    atecoDivisions: ['75', '86'],
  },
  social_care: {
    labels: { it: 'Assistenza sociale e residenziale', en: 'Social and residential care' },
    atecoDivisions: ['87', '88'],
  },
  culture_sport_leisure: {
    labels: { it: 'Cultura, sport, giochi e intrattenimento', en: 'Culture, sport, gaming and entertainment' },
    atecoDivisions: ['90', '91', '92', '93'],
  },
  personal_services_nonprofit: {
    labels: {
      it: 'Servizi alla persona, riparazioni e associazioni',
      en: 'Personal services, repairs and associations',
    },
    atecoDivisions: ['94', '95', '96', '97', '98'],
  },
} as const satisfies Record<string, { labels: Labels; atecoDivisions: readonly string[] }>

export type SectorId = keyof typeof sectors

export const sectorIds = keysOf(sectors)

export const sectorLabels = Object.fromEntries(
  Object.entries(sectors).map(([id, { labels }]) => [id, labels]),
) as Readonly<Record<SectorId, Labels>>
