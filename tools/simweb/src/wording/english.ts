import type { NonEmpty } from '@vedetta/synthetic/random/draws'
import type { ForeignTrade } from './german.ts'

export const englishTrades: NonEmpty<ForeignTrade> = [
  ['Backend Developer', 'design and maintenance of our services', 'white'],
  ['Export Sales Manager', 'growth of our markets and distributors', 'white'],
  ['Mechanical Design Engineer', 'drawings and prototypes of new machines', 'white'],
  ['Customer Care Specialist', 'answers to customers by phone and e-mail', 'white'],
  ['Data Analyst', 'reports and forecasts for all departments', 'white'],
  ['Product Manager', 'roadmap and launch of new products', 'white'],
  ['Service Technician', 'installation and repair at customers', 'blue'],
  ['Financial Controller', 'budget, closing and reporting', 'white'],
  ['HR Business Partner', 'hiring and growth of people', 'white'],
  ['Quality Engineer', 'audits and non-conformities', 'white'],
  ['Digital Marketing Specialist', 'campaigns and social channels', 'white'],
  ['Supply Chain Planner', 'stock and deliveries of our plants', 'white'],
  ['Frontend Developer', 'interfaces of our products', 'white'],
  ['Purchasing Specialist', 'orders and suppliers of raw materials', 'white'],
  ['Field Application Engineer', 'technical support before the sale', 'white'],
  ['Warehouse Operator', 'goods in, picking and shipping', 'blue'],
  ['Legal Counsel', 'contracts and company matters', 'white'],
  ['DevOps Engineer', 'pipelines, cloud and monitoring', 'white'],
]
