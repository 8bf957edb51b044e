import type { departments } from '@vedetta/contracts/facts/departments'
import type { NonEmpty } from '../random/draws.ts'

/** Titles that suit any gender, by department. */
export const contactTitles: Readonly<Record<keyof typeof departments, NonEmpty<string>>> = {
  general_management: ['Titolare', 'General Manager', 'Presidente', 'Legale rappresentante'],
  administration: ['Responsabile amministrazione', 'Office Manager', 'Assistente di direzione'],
  finance: ['CFO', 'Responsabile finanza e contabilità', 'Finance Manager'],
  controlling: ['Responsabile controllo di gestione', 'Controller'],
  human_resources: ['Responsabile risorse umane', 'HR Manager', 'HR Business Partner', 'Responsabile selezione'],
  sales: ['Responsabile commerciale', 'Sales Manager', 'Key Account Manager', 'Area Manager'],
  retail_store: ['Responsabile punto vendita', 'Store Manager'],
  marketing: ['Marketing Manager', 'Responsabile marketing', 'Brand Manager'],
  communication: ['Responsabile comunicazione', 'PR Manager'],
  customer_service: ['Responsabile servizio clienti', 'Customer Care Manager'],
  information_technology: ['Responsabile IT', 'IT Manager', 'CIO'],
  software_development: ['Responsabile sviluppo software', 'CTO', 'Head of Engineering'],
  data_analytics: ['Head of Data', 'Responsabile analisi dati'],
  engineering: ['Responsabile ufficio tecnico', 'Engineering Manager'],
  research_development: ['Responsabile ricerca e sviluppo', 'R&D Manager'],
  production: ['Responsabile produzione', 'Plant Manager', 'Responsabile di stabilimento'],
  quality: ['Responsabile qualità', 'Quality Manager'],
  maintenance: ['Responsabile manutenzione', 'Maintenance Manager'],
  logistics: ['Responsabile logistica', 'Responsabile magazzino', 'Supply Chain Manager'],
  purchasing: ['Responsabile acquisti', 'Purchasing Manager', 'Buyer'],
  legal: ['Responsabile affari legali', 'Legal Counsel', 'Compliance Officer'],
  health_safety_environment: ['RSPP', 'HSE Manager'],
  project_management: ['PMO Manager', 'Project Manager'],
  design_creative: ['Art Director', 'Responsabile creatività'],
  health_hospitality_services: ['Responsabile di struttura', 'Responsabile servizi'],
}
