import type { LivesShop } from './shop.ts'

/** A fault of the review, put back into one copy of the shop: by a trigger, a missing row or a partner that lies. */
interface Plant {
  finding: string
  what: string
  /** How many lives it takes to meet it, where the usual number is too small. */
  lives?: number
  plant(shop: LivesShop): Promise<void>
}

/** Loses a document when everything is written, as if nobody had issued it. */
const loseDocument = (condition: string) => [
  `create function internal.lose_document() returns trigger language plpgsql security definer as $$
   begin
     if ${condition} then
       set local session_replication_role = replica;
       delete from shop.document_lines where document_id = new.id;
       delete from shop.documents where id = new.id;
       set local session_replication_role = origin;
     end if;
     return null;
   end $$`,
  `create constraint trigger lose_document after insert on shop.documents deferrable initially deferred
     for each row execute function internal.lose_document()`,
]

const onPayments = (condition: string, change: string) => [
  `create function internal.miscount() returns trigger language plpgsql as $$
   begin if ${condition} then ${change}; end if; return new; end $$`,
  'create trigger a_miscount before update on shop.payments for each row execute function internal.miscount()',
]

const bySql = (finding: string, what: string, statements: string[]): Plant => ({
  finding,
  what,
  async plant({ pool }) {
    for (const statement of statements) await pool.query(statement)
  },
})

export const PLANTS: readonly Plant[] = [
  bySql(
    'H3',
    'an invoice whose order is cancelled is not taken back',
    loseDocument(`new.kind = 'credit_note' and new.refund_id is null`),
  ),
  bySql('H4', 'an underpaid transfer cannot be given back', [
    `delete from internal.state_transitions where machine = 'payment' and from_state = 'partly_paid' and to_state = 'refund_requested'`,
  ]),
  bySql(
    'H5',
    'the second part that a gateway gives back is not counted',
    onPayments(
      `old.state = 'partly_refunded' and new.state = 'partly_refunded' and new.refunded > old.refunded`,
      'new.refunded := old.refunded',
    ),
  ),
  bySql('H6', 'lines of a refund are not those that were asked for', [
    `create function internal.mistype() returns trigger language plpgsql as $$
     begin
       if new.corrections is not null then new.corrections := '[{"lineId": "99", "pieces": 1, "amount": 100}]'; end if;
       return new;
     end $$`,
    'create trigger a_mistype before insert on shop.refunds for each row execute function internal.mistype()',
  ]),
  bySql(
    'H7',
    'money returned before the invoice is not documented with it',
    loseDocument(`new.kind = 'credit_note' and exists (
      select from shop.refunds r join shop.documents i on i.id = new.original_id
       where r.id = new.refund_id and r.settled_at < i.issued_at)`),
  ),
  {
    finding: 'H12',
    what: 'a page of the bank statement that got lost is not read again',
    async plant({ workerDeps }) {
      const { bank } = workerDeps
      const read = { isFirst: true }
      workerDeps.bank = {
        ...bank,
        async readPeriod(from, to) {
          const answer = await bank.readPeriod(from, to)
          if (!answer.ok || read.isFirst) {
            read.isFirst = false
            return answer
          }
          return { ...answer, value: { ...answer.value, movements: [] } }
        },
      }
    },
  },
  bySql(
    'M14',
    'money that comes after an order is paid is marked as matched and not counted',
    onPayments(
      `new.received > old.received and old.received > 0 and old.kind = 'transfer' and old.state <> 'partly_paid'`,
      'new.received := old.received',
    ),
  ),
  bySql('L1', 'a change that nobody paid for keeps its lines', [
    `do $do$ begin
       execute replace(pg_get_functiondef('internal.revise_order'::regproc), 'delete from shop.order_lines l',
         'if revision_kind in (''lapsed'', ''withdrawn'') then return made; end if; delete from shop.order_lines l');
     end $do$`,
  ]),
  {
    ...bySql('L2', 'credits of what a change took out are written down and not given', [
      `create function internal.keep_credits() returns trigger language plpgsql security definer as $$
     begin
       if new.reverses_id is not null and new.amount > 0 and exists (
         select from shop.credit_entries e join internal.order_revisions r on r.order_id::text = e.reference_id
          where e.id = new.reverses_id and r.at = new.created_at and r.credits_back > 0) then
         new.amount := 1;
       end if;
       return new;
     end $$`,
      'create trigger a_keep_credits before insert on shop.credit_entries for each row execute function internal.keep_credits()',
    ]),
    // Few change lines that credits have paid for a part of.
    lives: 1500,
  },
  bySql('P1', 'pieces of two cost as much as one alone', [
    `update shop.price_lists set from_pieces = 999 where code = 'zivoty-od-2'`,
  ]),
  bySql('P2', 'the price of many is kept for one', [
    `begin; set local session_replication_role = replica; update shop.order_lines set break_pieces = null; commit`,
  ]),
]
