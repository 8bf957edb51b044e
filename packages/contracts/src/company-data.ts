/** Who runs the instance, as it is said on legal pages, in notices to people and where somebody asks for help. */
export type CompanyData = {
  readonly companyName: string
  readonly companyAddress: string
  readonly companyVat: string
  readonly companyPec: string
  readonly supportEmail: string
  readonly privacyEmail: string
  /** The data protection officer, and where they are reached. */
  readonly dpo: string
  /** The town whose court decides on disputes with customers. */
  readonly court: string
}

/** For people who try Vedetta on their own machine: whoever reads it sees that it is nobody's. */
export const exampleCompany: CompanyData = {
  companyName: 'Società di Esempio S.r.l. (dati di prova)',
  companyAddress: 'Via di Prova 1, 00100 Roma RM',
  companyVat: 'IT00000000000',
  companyPec: 'societa@pec.vedetta.example',
  supportEmail: 'assistenza@vedetta.example',
  privacyEmail: 'privacy@vedetta.example',
  dpo: 'Nome di Prova, dpo@vedetta.example',
  court: 'Roma',
}
