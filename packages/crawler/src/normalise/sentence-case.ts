/** Words that stay in capitals when a shouted title is lowered. */
const acronyms = new Set(
  (
    'CNC PLC CAD CAM TIG MIG MAG OSS OSA ASA HR IT ICT SAP ERP CRM HSE RSPP ASPP CED CEO CFO CTO COO QA QC R&D R&S B2B B2C ' +
    'SEO SEM UX UI AI BI SQL PHP HTML CSS JAVA NET GDO GDA HACCP RSA PES PAV PEI CQC ADR CE BE DE KB KA MMT GPL HVAC ' +
    'HMI SCADA CMM PPAP FEM BIM DWG P.IVA PIVA IVA IRPEF USA UK UE EU DACH EMEA APAC AML KYC GDPR ISO IATF UNI TSRM OPI ' +
    'POS RM TAC PMO PM SMT PCB LED UPS VRF DPI NDT PND AGV LGV MES WMS TMS DDT MRP SCM FP&A M&A VIP SPA F&B ENG IOS ' +
    'DEVOPS RF TV PC TLC TSS NOC SOC QHSE EHS AFC CCNL S.R.L. S.P.A. II III IV VI VII L.'
  ).split(' '),
)
const longWord = /\p{Lu}{4,}/u

/** A title in capitals as one writes a sentence; others as they are, but for a lower-case start. */
export function sentenceCase(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '')
  const isShouted = letters.length >= 4 && capitals.length / letters.length > 0.6 && longWord.test(title)
  return startUpper(isShouted ? title.replace(/[\p{L}\p{N}&.'’]+/gu, lowered) : title)
}

function lowered(word: string, index: number, whole: string): string {
  const bare = word.replace(/[.]$/, '')
  if (acronyms.has(word) || acronyms.has(bare)) return word
  if (/\d|\p{Ll}/u.test(word)) return word
  if (/^[A-Z]{1,2}$/.test(word) && /\bPATENT(?:E|I)\b[^,]*$/u.test(whole.slice(0, index))) return word
  return word.toLowerCase()
}

function startUpper(title: string): string {
  const first = title.charAt(0)
  return /^\p{Ll}/u.test(first) && !/^(?:e-|i(?:OS|Phone))/.test(title) ? first.toUpperCase() + title.slice(1) : title
}
