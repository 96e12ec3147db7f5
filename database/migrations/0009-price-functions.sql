-- migrate:up

create function shop.current_price(variant_id bigint, price_list_id bigint, at timestamptz default now())
  returns table (amount bigint, kind text, valid_from timestamptz, regular_amount bigint)
  language sql stable parallel safe rows 1
  set search_path = ''
as $$
  select p.amount, p.kind, p.valid_from,
         case when p.kind = 'regular' then p.amount else (
           select r.amount
             from shop.prices r
            where r.variant_id = current_price.variant_id and r.price_list_id = current_price.price_list_id
              and r.valid_from <= p.valid_from and r.kind = 'regular'
            order by r.valid_from desc, r.id desc
            limit 1
         ) end
    from shop.prices p
   where p.variant_id = current_price.variant_id and p.price_list_id = current_price.price_list_id and p.valid_from <= at
   order by p.valid_from desc, p.id desc
   limit 1
$$;
comment on function shop.current_price is 'The price that holds at a moment and, during a sale, the regular price before it.';
grant execute on function shop.current_price to shop_readers;

-- § 12a of the consumer protection act. A discount that only deepens is one discount: its reference is taken before
-- the first step. A sale price that rises starts a new one, whose reference then includes the deeper sale before it.
create function shop.lowest_price_before_discount(variant_id bigint, price_list_id bigint, at timestamptz default now())
  returns bigint
  language plpgsql stable parallel safe
  set search_path = ''
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
    exit when step.kind = 'regular' or step.amount < cheapest_so_far;
    cheapest_so_far := step.amount;
    began := step.valid_from;
  end loop;
  if began is null then
    return null;
  end if;
  return (
    select min(h.amount)
      from (
        select distinct on (p.valid_from) p.amount, p.valid_from,
               lead(p.valid_from, 1, began) over (order by p.valid_from, p.id) as valid_to
          from shop.prices p
         where p.variant_id = lowest_price_before_discount.variant_id
           and p.price_list_id = lowest_price_before_discount.price_list_id and p.valid_from < began
         order by p.valid_from, p.id desc
      ) h
     where h.valid_to > began - interval '30 days'
  );
end
$$;
comment on function shop.lowest_price_before_discount is 'The lowest price of the 30 days before the running discount began; null when nothing is discounted or nothing was charged before.';
grant execute on function shop.lowest_price_before_discount to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
