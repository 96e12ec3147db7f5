import type { ApplicationKind } from '@shop/contract/application'
import { GROUP_OF_KIND } from '@shop/domain/application/application-state'
import type { Db, NoRow } from '#app/store/database'
import type { EndReplacedTerms, SelectWaitingTerms, SwitchTermsOn } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface Terms {
  id: number
  kind: ApplicationKind
  email: string
}

/**
 * Group, and with it the price list, limit and days to pay of the account with the address of the application. Null when there is no such
 * account yet: whoever makes one finds the terms on.
 */
export async function switchTermsOn(db: Db, { id, kind, email }: Terms): Promise<number | null> {
  const { rows } = await db.query<SwitchTermsOn>(
    `with account as (
       update shop.customers c set customer_group_id = g.id, invoice_limit = a.invoice_limit, invoice_due_days = a.due_days,
              company_id = coalesce(c.company_id, a.company_id), company_name = coalesce(c.company_name, case when a.company_id is not null then a.subject end)
         from shop.customer_groups g, shop.applications a
        where g.storefront_id = $1 and g.code = $2 and a.id = $3 and c.storefront_id = $1 and c.email = $4 and c.deleted_at is null
       returning c.id)
     select id::int as id from account`,
    [STOREFRONT_ID, GROUP_OF_KIND[kind], id, email],
  )
  return rows[0]?.id ?? null
}

/** One account or address has the terms of one application: whatever held before, or rested, has ended and never comes back by itself. */
export async function endReplacedTerms(db: Db, { id, email }: Terms, customerId: number | null): Promise<number[]> {
  const { rows } = await db.query<EndReplacedTerms>(
    `update shop.applications set state = 'ended', suspended_reason = null, customer_id = null
      where storefront_id = $1 and id <> $2 and state in ('approved', 'suspended') and (email = $3 or customer_id = $4)
      returning id::int as id`,
    [STOREFRONT_ID, id, email, customerId],
  )
  return rows.map((row) => row.id)
}

export async function updateHolder(db: Db, id: number, customerId: number): Promise<void> {
  await db.query<NoRow>('update shop.applications set customer_id = $2 where id = $1', [id, customerId])
}

/** Retail prices from now on; open orders finish as they were placed, so the days stay: an invoice may be issued after this. */
export async function switchTermsOff(db: Db, id: number): Promise<void> {
  await db.query<NoRow>(
    `update shop.customers c set customer_group_id = null, invoice_limit = null
       from shop.applications a where a.id = $1 and c.id = a.customer_id`,
    [id],
  )
  await db.query<NoRow>('update shop.applications set customer_id = null where id = $1', [id])
}

/** The approval that waits for an account with this address. */
export async function selectWaitingTerms(db: Db, email: string): Promise<Terms | null> {
  const { rows } = await db.query<SelectWaitingTerms>(
    `select id::int as id, kind, email from shop.applications a
      where a.email = $1 and a.storefront_id = $2 and a.state = 'approved' and a.customer_id is null
        and not exists (select from shop.applications h join shop.customers c on c.id = h.customer_id
                         where c.email = a.email and c.storefront_id = a.storefront_id)
      order by a.decided_at desc, a.id desc limit 1 for update`,
    [email, STOREFRONT_ID],
  )
  return rows[0] ?? null
}
