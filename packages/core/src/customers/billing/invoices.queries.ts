import type { Invoice } from '@vedetta/contracts/customers/billing'
import type { Db } from '../../platform/db/client.ts'
import type { InvoiceFacts } from './payment-event.ts'

export async function upsertInvoices(db: Db, licenceNo: number, invoices: readonly InvoiceFacts[]): Promise<void> {
  if (invoices.length === 0) return
  const rows = invoices.map(({ invoiceId, number, issuedAt, total, status, url }) => ({
    invoice_id: invoiceId,
    licence_no: licenceNo,
    number,
    issued_at: new Date(issuedAt * 1000),
    total,
    status,
    url,
  }))
  await db
    .insertInto('invoice')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('invoice_id').doUpdateSet(({ ref }) => ({
        number: ref('excluded.number'),
        total: ref('excluded.total'),
        status: ref('excluded.status'),
        url: ref('excluded.url'),
      })),
    )
    .execute()
}

export async function selectInvoices(db: Db, licenceId: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('licence', 'licence.licence_no', 'invoice.licence_no')
    .select(['invoice_id', 'number', 'issued_at', 'total', 'status', 'url'])
    .where('licence_id', '=', licenceId)
    .orderBy('issued_at', 'desc')
    .orderBy('invoice_id', 'desc')
    .execute()
  return rows.map(({ invoice_id, issued_at, status, ...shown }) => ({
    ...shown,
    invoiceID: invoice_id,
    issuedAt: issued_at.toISOString(),
    status: status as Invoice['status'],
  }))
}
