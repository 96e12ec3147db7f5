-- migrate:up

-- A bag on its way lasts from the day it was promised for.
create or replace view shop.bought_packs with (security_invoker = true) as
select
  o.customer_id, o.id as order_id, o.number as order_number, o.state as order_state, o.placed_at, l.position as line_position,
  l.pieces, v.id as variant_id, v.name as variant_name, v.net_weight_g, p.id as product_id, p.slug, p.name as product_name, p.kind,
  p.protein, p.energy_kcal_per_100g, p.life_stage, p.breed_size,
  coalesce(c.facets @> '{typ-krmiva:kompletni}', p.kind = 'kibble') as is_complete,
  coalesce(c.composition, 'undeclared') as composition,
  array(select n.code from shop.ingredients n
         where n.id = any (c.ingredient_ids) and n.without_name is not null order by n.code) as contains,
  (select max(e.at) from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered') as delivered_at,
  o.delivery_to as promised_on
from shop.orders o
join shop.order_lines l on l.order_id = o.id and l.kind in ('goods', 'gift')
join shop.variants v on v.id = l.variant_id
join shop.products p on p.id = v.product_id
left join shop.product_cards c on c.product_id = p.id
where v.net_weight_g is not null and p.kind in ('kibble', 'can', 'pouch', 'treat');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
