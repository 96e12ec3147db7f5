-- migrate:up

-- What was agreed may change until the order is packed, and only together with a row that remembers both sides.
create table internal.order_revisions (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop.orders on delete restrict,
  at timestamptz not null,
  kind text not null check (kind in ('changed', 'confirmed', 'withdrawn', 'lapsed')),
  -- The order waits for the difference; until it is here the change can be taken back.
  awaits_payment boolean not null,
  -- Credits that were spent on what is no longer bought; given back once the change is final.
  credits_back integer not null default 0 check (credits_back >= 0),
  -- Totals and lines, as rows of their tables.
  before jsonb not null,
  after jsonb not null,
  -- Lines of an order change in the transaction of such a row, and in no other.
  xact xid8 not null default pg_current_xact_id()
);
create index order_revisions_order_id on internal.order_revisions (order_id, id);
comment on table internal.order_revisions is 'Changes of the lines of placed orders, with what was agreed before and after; append-only.';
create trigger order_revisions_no_change before update or delete on internal.order_revisions
  for each row execute function internal.refuse_change();
alter table internal.order_revisions enable row level security;
revoke update, delete on internal.order_revisions from services;

create function internal.refuse_change_without_revision() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from internal.order_revisions r
     where r.order_id = (to_jsonb(old) ->> tg_argv[0])::bigint and r.xact = pg_current_xact_id()
  ) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function internal.refuse_change_without_revision is 'Lets an agreed number change only beside the revision that remembers it.';

create or replace trigger orders_frozen before update of number, cart_id, placed_at, basis, coupon_id, coupon_code,
  credits_spent, price_trace, terms_version_id, button_text, consents on shop.orders
  for each row when ((old.number, old.cart_id, old.placed_at, old.basis, old.coupon_id,
    old.coupon_code, old.credits_spent, old.price_trace, old.terms_version_id, old.button_text, old.consents)
    is distinct from (new.number, new.cart_id, new.placed_at, new.basis, new.coupon_id,
    new.coupon_code, new.credits_spent, new.price_trace, new.terms_version_id, new.button_text, new.consents))
  execute function internal.refuse_change();
create trigger orders_goods_frozen before update of goods_list, goods_paid, credits_earned on shop.orders
  for each row when ((old.goods_list, old.goods_paid, old.credits_earned)
    is distinct from (new.goods_list, new.goods_paid, new.credits_earned))
  execute function internal.refuse_change_without_revision('id');
create or replace trigger orders_total_frozen before update of total, rounding, payable, vat on shop.orders
  for each row when ((old.total, old.rounding, old.payable, old.vat)
    is distinct from (new.total, new.rounding, new.payable, new.vat)
    and not (old.state = 'awaiting_payment' and old.payment_method_id <> new.payment_method_id))
  execute function internal.refuse_change_without_revision('id');
create or replace trigger order_lines_frozen before update or delete on shop.order_lines
  for each row execute function internal.refuse_change_without_revision('order_id');

create function internal.order_content(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object(
    'order', jsonb_build_object('goods_list', o.goods_list, 'goods_paid', o.goods_paid, 'total', o.total, 'rounding', o.rounding,
      'payable', o.payable, 'vat', o.vat, 'credits_earned', o.credits_earned, 'parcels', o.parcels),
    'lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') from shop.order_lines l where l.order_id = o.id))
  from shop.orders o where o.id = wanted;
end;
comment on function internal.order_content(bigint) is 'What an order sells and for how much, as its rows say it.';

-- The one way lines change. Whoever calls it holds the order.
create function internal.revise_order(wanted bigint, moment timestamptz, revision_kind text, awaits boolean, credits integer, content jsonb)
  returns bigint
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  made bigint;
begin
  insert into internal.order_revisions (order_id, at, kind, awaits_payment, credits_back, before, after)
  values (wanted, moment, revision_kind, awaits, credits, internal.order_content(wanted), content)
  returning id into made;
  delete from shop.order_lines l
   where l.order_id = wanted
     and not exists (select from jsonb_populate_recordset(null::shop.order_lines, content -> 'lines') n where n.position = l.position);
  update shop.order_lines l
     set pieces = n.pieces, full_amount = n.full_amount, volume_discount = n.volume_discount, coupon_discount = n.coupon_discount,
         credits_discount = n.credits_discount, amount = n.amount, base = n.base, tax = n.tax, gross = n.gross
    from jsonb_populate_recordset(null::shop.order_lines, content -> 'lines') n
   where l.order_id = wanted and n.position = l.position;
  insert into shop.order_lines
  select n.* from jsonb_populate_recordset(null::shop.order_lines, content -> 'lines') n
   where n.order_id = wanted
     and not exists (select from shop.order_lines l where l.order_id = wanted and l.position = n.position);
  update shop.orders o
     set goods_list = n.goods_list, goods_paid = n.goods_paid, total = n.total, rounding = n.rounding, payable = n.payable, vat = n.vat,
         credits_earned = n.credits_earned, parcels = n.parcels
    from jsonb_populate_record(null::shop.orders, content -> 'order') n
   where o.id = wanted;
  return made;
end
$$;
comment on function internal.revise_order is 'Writes down what an order sold and what it sells from now on, and changes its lines and totals to that.';
revoke execute on function internal.revise_order from public;
grant execute on function internal.revise_order to services;

create function internal.has_open_change(wanted bigint) returns boolean
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select o.state = 'awaiting_payment' and coalesce(
    (select r.awaits_payment from internal.order_revisions r where r.order_id = o.id order by r.id desc limit 1), false)
  from shop.orders o where o.id = wanted;
end;
comment on function internal.has_open_change(bigint) is 'Whether an order waits for the difference of a change that can still be taken back.';

insert into internal.state_transitions (machine, from_state, to_state) values ('order', 'accepted', 'awaiting_payment');

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'order.change_hours', 'integer', '48', true, 'How long an order waits for the difference of a change; then it is sent as it was.');

-- Until the difference is here the goods of both sides are held: what was agreed must stay possible.
update internal.truths set query = $q$
  select l.order_id, l.variant_id, l.pieces, r.pieces as held
    from (
      select l.order_id, l.variant_id, sum(l.pieces) as pieces
        from shop.orders o join shop.order_lines l on l.order_id = o.id and l.variant_id is not null
       where o.state in ('awaiting_payment', 'awaiting_approval', 'accepted', 'on_hold') and o.placed_at >= $1
       group by l.order_id, l.variant_id
    ) l
    left join shop.reservations r on r.order_id = l.order_id and r.variant_id = l.variant_id
   where r.pieces is distinct from l.pieces and not (r.pieces > l.pieces and internal.has_open_change(l.order_id))
$q$ where name = 'order_holds_what_it_sold';

-- Credits of what a change took out were given back then; those of goods that came back later stand beside them.
update internal.truths
   set query = replace(query, 'due.given <> done.given or', $q$due.given + coalesce(
       (select sum(v.credits_back) from internal.order_revisions v where v.order_id = o.id), 0) <> done.given or$q$)
 where name = 'returned_goods_settled_their_credits';

insert into internal.truths (name, question, query) values
('revised_order_is_its_last_revision', 'Which order sells something else than its last revision says?', $q$
  select v.order_id, v.id as revision_id
    from (
      select distinct on (r.order_id) r.* from internal.order_revisions r
       where r.at >= $1 order by r.order_id, r.id desc
    ) v
    join shop.orders o on o.id = v.order_id
   where exists (
     select from jsonb_populate_recordset(null::shop.order_lines, v.after -> 'lines') n
      left join shop.order_lines l on l.order_id = v.order_id and l.position = n.position
     where (l.pieces, l.amount, l.gross) is distinct from (n.pieces, n.amount, n.gross))
$q$),
('change_that_waits_is_for_more_money', 'Which order waits for the difference of a change though it has the money?', $q$
  select o.id as order_id, o.payable from shop.orders o
   where o.placed_at >= $1 and o.state = 'awaiting_payment' and internal.has_open_change(o.id)
     and (select coalesce(sum(p.received - p.refunded), 0) from shop.payments p where p.order_id = o.id) >= o.payable
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
