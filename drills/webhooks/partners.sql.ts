import { seal } from '@shop/services/mail/seal'
import type pg from 'pg'

/** A group of partners and one customer with one endpoint for each receiver; an event of each state is wanted. */
export async function plantPartners(
  client: pg.ClientBase,
  receivers: readonly { url: string; secret: string }[],
  authSecret: string,
): Promise<void> {
  await client.query(
    `with list as (
       insert into shop.price_lists (storefront_id, code, name, includes_vat) values (1, 'drill', 'Drill', false) returning id
     )
     insert into shop.customer_groups (storefront_id, code, name, price_list_id, requires_approval) select 1, 'drill', 'Drill', id, true from list`,
  )
  for (const { url, secret } of receivers)
    await client.query(
      `with partner as (
         insert into shop.customers (storefront_id, customer_group_id, email, created_at)
         select 1, id, $3, now() from shop.customer_groups where code = 'drill' returning id
       )
       insert into internal.webhook_endpoints (customer_id, url, topics, secret, created_at)
       select id, $1, '{order.state_changed}', $2, now() from partner`,
      [url, seal(authSecret, secret), `${new URL(url).port}@priklad.cz`],
    )
}

/** The next event of one order of each partner, as the trigger of an order leaves it. */
export async function tellEverybody(client: pg.ClientBase, order: string, step: number): Promise<void> {
  await client.query(
    `select internal.note_webhook_event(e.customer_id, 'order.state_changed', $1, now(), jsonb_build_object('step', $2::int))
       from internal.webhook_endpoints e`,
    [order, step],
  )
}

/** The timetable comes once a minute; a drill does not wait for it. */
export async function wakeSender(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select graphile_worker.add_job('send-webhooks', json_build_object('requestId', 'drill'), queue_name => 'send-webhooks')`,
  )
}

/** What a partner does who has mended the receiver and pressed the button. */
export async function resumeEverybody(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update internal.webhook_deliveries set next_at = now() where state = 'waiting' and claimed_until is null`,
  )
}

/** A replay of the last event of each order. */
export async function replayLast(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `update internal.webhook_deliveries d set state = 'waiting', next_at = now(), tries = 0
      where not exists (select from internal.webhook_deliveries l where l.endpoint_id = d.endpoint_id and l.entity = d.entity and l.id > d.id)`,
  )
  return rowCount ?? 0
}

export async function countWaiting(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query(
    `select (select count(*) from internal.webhook_deliveries where state = 'waiting')
          + (select count(*) from internal.webhook_events where spread_at is null) as waiting`,
  )
  return Number(rows[0].waiting)
}

/** Faults that the drill must find: each event has a line of its own, or some are taken for delivered that nobody has sent. */
const PLANTED = {
  order: `new.entity := new.entity || '#' || new.sequence;`,
  lost: `if new.id % 40 = 0 then new.state := 'delivered'; new.delivered_at := now(); end if;`,
} as const
export type Planted = keyof typeof PLANTED

export async function plantFault(client: pg.ClientBase, fault: Planted): Promise<void> {
  await client.query(`create function internal.drill_fault() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin ${PLANTED[fault]} return new; end $$;
    create trigger drill_fault before insert on internal.webhook_deliveries for each row execute function internal.drill_fault();`)
}
