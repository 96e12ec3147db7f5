import type { OrderTemplate, SaveTemplate } from '@shop/contract/wholesale/templates'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectOrderTemplates, TakeTemplateLines, UpsertTemplate } from '#app/store/rows'

export async function selectOrderTemplates(db: Db, customerId: number): Promise<OrderTemplate[]> {
  const { rows } = await db.query<Narrow<SelectOrderTemplates, { lines: number; pieces: number }>>(
    `select t.id, t.name, t.used_at as "usedAt",
            (select count(*)::int from shop.order_template_lines l where l.order_template_id = t.id) as lines,
            (select coalesce(sum(l.pieces), 0)::int from shop.order_template_lines l where l.order_template_id = t.id) as pieces
       from shop.order_templates t where t.customer_id = $1 order by coalesce(t.used_at, t.created_at) desc, t.id desc`,
    [customerId],
  )
  return rows.map((row) => ({ ...row, usedAt: row.usedAt?.toISOString() ?? null }))
}

/** One by the same name is the same one, with other goods. */
export async function upsertTemplate(
  db: Db,
  customerId: number,
  { name, lines }: SaveTemplate,
  now: Date,
): Promise<void> {
  const { rows } = await db.query<UpsertTemplate>(
    `insert into shop.order_templates (customer_id, name, created_at) values ($1, $2, $3)
     on conflict (customer_id, name) do update set name = excluded.name returning id`,
    [customerId, name, now],
  )
  const { id } = onlyRow(rows)
  await db.query<NoRow>('delete from shop.order_template_lines where order_template_id = $1', [id])
  // What was sold when the list was read may be gone by now: it is left out, the rest is kept.
  await db.query<NoRow>(
    `insert into shop.order_template_lines (order_template_id, variant_id, pieces, position)
     select $1, q.variant_id, least(sum(q.pieces), 99999)::int, min(q.position)::int
       from unnest($2::bigint[], $3::int[]) with ordinality q (variant_id, pieces, position)
       join shop.variants v on v.id = q.variant_id group by q.variant_id`,
    [id, lines.map(({ variantId }) => variantId), lines.map(({ pieces }) => pieces)],
  )
}

export async function deleteTemplate(db: Db, customerId: number, templateId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('delete from shop.order_templates where customer_id = $1 and id = $2', [
    customerId,
    templateId,
  ])
  return rowCount === 1
}

/** Somebody else's is as unknown as one that never was. */
export async function takeTemplateLines(db: Db, customerId: number, templateId: number, now: Date) {
  const { rows } = await db.query<TakeTemplateLines>(
    `with used as (update shop.order_templates set used_at = $3 where customer_id = $1 and id = $2 returning id)
     select l.variant_id as "variantId", l.pieces
       from used join shop.order_template_lines l on l.order_template_id = used.id order by l.position`,
    [customerId, templateId, now],
  )
  return rows
}
