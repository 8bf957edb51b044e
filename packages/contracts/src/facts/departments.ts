import type { Labels } from '../text/labels.ts'

/** The 25 departments by which contacts are searched. */
export const departments = {
  general_management: { it: 'Direzione generale', en: 'General management' },
  administration: { it: 'Amministrazione e segreteria', en: 'Administration and secretariat' },
  finance: { it: 'Finanza e contabilità', en: 'Finance and accounting' },
  controlling: { it: 'Controllo di gestione', en: 'Management control' },
  human_resources: { it: 'Risorse umane', en: 'Human resources' },
  sales: { it: 'Vendite e commerciale', en: 'Sales' },
  retail_store: { it: 'Punto vendita', en: 'Store operations' },
  marketing: { it: 'Marketing', en: 'Marketing' },
  communication: { it: 'Comunicazione e relazioni esterne', en: 'Communication and public relations' },
  customer_service: { it: 'Servizio clienti e assistenza', en: 'Customer service and support' },
  information_technology: { it: 'Sistemi informativi', en: 'Information technology' },
  software_development: { it: 'Sviluppo software', en: 'Software development' },
  data_analytics: { it: 'Dati e analisi', en: 'Data and analytics' },
  engineering: { it: 'Progettazione e ufficio tecnico', en: 'Engineering and technical office' },
  research_development: { it: 'Ricerca e sviluppo', en: 'Research and development' },
  production: { it: 'Produzione', en: 'Production' },
  quality: { it: 'Qualità', en: 'Quality' },
  maintenance: { it: 'Manutenzione e installazione', en: 'Maintenance and installation' },
  logistics: { it: 'Logistica e magazzino', en: 'Logistics and warehouse' },
  purchasing: { it: 'Acquisti', en: 'Purchasing' },
  legal: { it: 'Legale e compliance', en: 'Legal and compliance' },
  health_safety_environment: { it: 'Salute, sicurezza e ambiente', en: 'Health, safety and environment' },
  project_management: { it: 'Project management', en: 'Project management' },
  design_creative: { it: 'Design e creatività', en: 'Design and creative' },
  health_hospitality_services: {
    it: 'Servizi sanitari, educativi e di ospitalità',
    en: 'Care, education and hospitality services',
  },
} as const satisfies Record<string, Labels>
