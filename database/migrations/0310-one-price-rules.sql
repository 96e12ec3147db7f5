-- migrate:up

-- Thirty whole days in Prague: a day that counts counts from its midnight, whatever hour the discount began at and
-- whichever zone the session speaks. The window is never shorter than before, so the reference never gets higher.
create or replace function shop.lowest_price_before_discount(variant_id bigint, price_list_id bigint, at timestamptz default now())
  returns bigint
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
     where h.valid_to > (date_trunc('day', began at time zone 'Europe/Prague') - interval '30 days') at time zone 'Europe/Prague'
  );
end
$$;

-- Whether goods can come regularly is asked by their categories and parts, on a card as in the cart.
create or replace function internal.grid_cards(ids bigint[]) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(
      to_jsonb(c) - array['storefront_id', 'category_ids', 'facets', 'ingredient_ids', 'allergens', 'popularity', 'category_path']
      || jsonb_build_object(
        'is_complete', c.facets @> '{typ-krmiva:kompletni}', 'contains', g.contains, 'may_contain', g.may_contain,
        'categories', array(select k.slug from shop.categories k where k.id = any (c.category_ids)),
        'components', array(select b.component_variant_id from shop.bundle_components b where b.bundle_variant_id = c.variant_id))
      order by p.place), '[]')
    from unnest(ids) with ordinality p (id, place)
    join shop.product_cards c on c.product_id = p.id
    join internal.grid_products g on g.product_id = p.id
$$;

-- Pages and search engines read the shipping methods themselves; a copy here would go on telling the old price.
delete from shop.settings where key in ('shipping.courier_days', 'shipping.slowest_days', 'shipping.courier_price', 'shipping.price_from');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
