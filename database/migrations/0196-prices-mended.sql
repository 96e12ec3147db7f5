-- migrate:up

-- A coupon may leave out what many pieces or an agreement have made cheaper already.
-- locks: the wider check is not read over the rows there are.
alter table shop.coupons
  drop constraint coupons_excludes_check,
  add constraint coupons_excludes_check check (excludes <@ '{on_sale,bundle,multipack,regular_delivery,quantity,agreed}'::text[]) not valid;

-- What was agreed is called off by two, as it was agreed.
select internal.unwatch_history('price_proposals');
-- locks: proposals are some hundreds, and nobody waits for them but the office.
alter table shop.price_proposals add column calls_off bigint references shop.prices on delete restrict;
-- locks: as above, some hundreds of proposals.
create index price_proposals_calls_off on shop.price_proposals (calls_off);
comment on column shop.price_proposals.calls_off is 'The planned price that is to be taken back; the lines repeat it for whoever decides.';
select internal.watch_history('price_proposals');

-- While there was no price nothing was charged: an end is no sale, and its amount no price of the thirty days.
create or replace function shop.lowest_price_before_discount(variant_id bigint, price_list_id bigint, at timestamptz default now()) returns bigint
  language plpgsql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
declare
  step record;
  began timestamptz;
  cheapest_so_far bigint;
begin
  for step in
    -- Two rows of one moment: the later written one held, the other never did.
    select distinct on (p.valid_from) p.amount, p.kind, p.valid_from
      from shop.prices p
     where p.variant_id = lowest_price_before_discount.variant_id
       and p.price_list_id = lowest_price_before_discount.price_list_id and p.valid_from <= at
     order by p.valid_from desc, p.id desc
  loop
    exit when step.kind <> 'sale' or step.amount < cheapest_so_far;
    cheapest_so_far := step.amount;
    began := step.valid_from;
  end loop;
  if began is null then
    return null;
  end if;
  return (
    select min(h.amount)
      from (
        select distinct on (p.valid_from) p.amount, p.kind, p.valid_from,
               lead(p.valid_from, 1, began) over (order by p.valid_from, p.id) as valid_to
          from shop.prices p
         where p.variant_id = lowest_price_before_discount.variant_id
           and p.price_list_id = lowest_price_before_discount.price_list_id and p.valid_from < began
         order by p.valid_from, p.id desc
      ) h
     where h.kind <> 'ended'
       and h.valid_to > (date_trunc('day', began at time zone 'Europe/Prague') - interval '30 days') at time zone 'Europe/Prague'
  );
end
$$;

-- The list of a break or of one customer is said on no page, and no rule of carts is kept of it: opening one empties nothing.
update internal.page_sources set row_keys = $q$select 'shell' from changed c where c.is_public$q$, keys = '{}' where table_name = 'price_lists';
drop trigger price_lists_pages_added on shop.price_lists;
drop trigger price_lists_pages_changed on shop.price_lists;
drop trigger price_lists_pages_removed on shop.price_lists;
drop trigger price_lists_pages_emptied on shop.price_lists;
select internal.watch_page_source('price_lists');

create function internal.count_changed_lists() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from changed c where c.is_public or exists (select from shop.customer_groups g where g.price_list_id = c.id)) then
    update internal.rules_version set version = version + 1;
  end if;
  return null;
end
$$;
comment on function internal.count_changed_lists is 'Tells processes that what they keep of the rules is old, when a list that everybody or a group buys by has changed.';
drop trigger price_lists_rules_added on shop.price_lists;
create trigger price_lists_rules_added after insert on shop.price_lists referencing new table as changed for each statement
  execute function internal.count_changed_lists();
drop trigger price_lists_rules_changed on shop.price_lists;
create trigger price_lists_rules_changed after update on shop.price_lists referencing new table as changed for each statement
  execute function internal.count_changed_lists();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
