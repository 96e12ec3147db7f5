import type { WorkerDeps } from '@shop/services/jobs/job'
import type { LivesShop } from '../order-lives/shop.ts'

/** A fault put into the shop on purpose; the judge must find each. */
interface Plant {
  name: string
  what: string
  /** Before the first day. */
  begin?(shop: LivesShop): Promise<void>
  /** Every morning before orders are placed. */
  morning?(shop: LivesShop): Promise<void>
}

const trigger = (name: string, when: string, body: string) => [
  `create function internal.${name}() returns trigger language plpgsql security definer as $$ begin ${body} return new; end $$`,
  `create trigger a_${name} before ${when} for each row execute function internal.${name}()`,
]

const bySql =
  (...statements: string[]) =>
  async ({ pool }: LivesShop): Promise<void> => {
    for (const statement of statements) await pool.query(statement)
  }

/** Past the machines, as only a fault could do it. */
async function force({ pool }: LivesShop, statement: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

export const PLANTS: readonly Plant[] = [
  {
    name: 'twice',
    what: 'a placed cycle is placed a second time',
    morning: (shop) =>
      force(
        shop,
        `update shop.plan_cycles set state = 'locked', order_id = null, placed_payable = null
          where id in (select id from shop.plan_cycles where state = 'ordered' and cycle_no > 1 and id % 20 = 3)`,
      ),
  },
  {
    name: 'lost',
    what: 'the date of some parcels lies months away',
    begin: bySql(
      ...trigger(
        'lose_cycle',
        'insert on shop.plan_cycles',
        `if new.state = 'planned' and new.id % 20 = 3 then new.process_on := new.process_on + 120; end if;`,
      ),
    ),
  },
  {
    name: 'short notice',
    what: 'the notice comes two days ahead',
    begin: bySql(
      ...trigger(
        'shorten_notice',
        'update on shop.plan_cycles',
        `if new.state = 'announced' and old.state = 'planned' and new.id % 20 = 3 then
           new.process_on := new.process_on - 2; new.changes_until := new.changes_until - interval '2 days'; end if;`,
      ),
    ),
  },
  {
    name: 'dearer',
    what: 'the gateway is asked for more than was announced',
  },
  {
    name: 'charged twice',
    what: 'a charge is asked for twice',
  },
  {
    name: 'ended sends',
    what: 'what was ended is sent all the same',
    morning: (shop) =>
      force(
        shop,
        `update shop.plan_cycles c set state = 'locked', closed_at = null, process_on = (internal.shop_now() at time zone 'Europe/Prague')::date,
                announced_at = coalesce(announced_at, internal.shop_now()), announced_payable = coalesce(announced_payable, 100000000),
                changes_until = coalesce(changes_until, internal.shop_now())
          where c.id in (select max(l.id) from shop.plan_cycles l join shop.plans p on p.id = l.plan_id and p.state in ('ended', 'paused')
                          where l.order_id is null and l.state = 'cancelled'
                            and not exists (select from shop.plan_cycles o where o.plan_id = l.plan_id and o.closed_at is null) group by l.plan_id)`,
      ),
  },
  {
    name: 'goods let go',
    what: 'goods of some orders are let go while they wait for the card',
    morning: (shop) =>
      force(
        shop,
        `with gone as (delete from shop.reservations r using shop.orders o
                        where o.id = r.order_id and o.state in ('awaiting_payment', 'accepted') and o.id % 10 = 3 returning r.variant_id, r.pieces)
         update shop.stock s set reserved = s.reserved - g.pieces
           from (select variant_id, sum(pieces)::int as pieces from gone group by variant_id) g where g.variant_id = s.variant_id`,
      ),
  },
]

/** Faults of what the worker asks of the gateway. */
export function plantInWorker(name: string | null, deps: WorkerDeps): void {
  const { gateway } = deps
  if (name === 'dearer') {
    deps.gateway = {
      ...gateway,
      chargeAgain: (parentId, request) =>
        gateway.chargeAgain(parentId, {
          ...request,
          amount: request.amount + 500,
          items: request.items.map((item, index) => (index === 0 ? { ...item, amount: item.amount + 500 } : item)),
        }),
    }
  }
  if (name === 'charged twice') {
    deps.gateway = {
      ...gateway,
      async chargeAgain(parentId, request) {
        await gateway.chargeAgain(parentId, request)
        return gateway.chargeAgain(parentId, request)
      },
    }
  }
}
