import { type PositionColumn, positionColumns } from '@vedetta/contracts/customers/settings'

/** The text key of each results column, for every place that names columns. */
export const columnNames = {
  name: 'settings.columns.name',
  status: 'settings.columns.status',
  companyName: 'settings.columns.companyName',
  employees: 'settings.columns.employees',
  turnover: 'settings.columns.turnover',
  cities: 'settings.columns.cities',
  provinces: 'settings.columns.provinces',
  regions: 'settings.columns.regions',
  sectors: 'settings.columns.sectors',
  languages: 'settings.columns.languages',
  smartWorking: 'settings.columns.smartWorking',
  benefits: 'settings.columns.benefits',
  date: 'filters.found',
  skills: 'settings.columns.skills',
  experience: 'settings.columns.experience',
  certifications: 'settings.columns.certifications',
  targetPersona: 'settings.columns.targetPersona',
  contract: 'settings.columns.contract',
  pay: 'settings.columns.pay',
  schedule: 'settings.columns.schedule',
  collar: 'settings.columns.collar',
  protectedCategories: 'settings.columns.protectedCategories',
} as const satisfies Record<PositionColumn, string>

/** Inserts a column before the first one that follows it in the specification's order. */
export function withColumn(columns: readonly PositionColumn[], added: PositionColumn): PositionColumn[] {
  const rank = (column: PositionColumn) => positionColumns.indexOf(column)
  const at = columns.findIndex((column) => rank(column) > rank(added))
  return columns.toSpliced(at === -1 ? columns.length : at, 0, added)
}
