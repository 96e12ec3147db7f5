-- migrate:up

create table internal.bought_together (
  product_id bigint not null references shop.products on delete cascade,
  related_product_id bigint not null references shop.products on delete cascade,
  rank integer not null check (rank > 0),
  primary key (product_id, related_product_id)
);
create index bought_together_related_product_id on internal.bought_together (related_product_id);
comment on table internal.bought_together is 'What is bought with a product, counted from orders at night; whose orders they were is not in it.';
alter table internal.bought_together enable row level security;

-- Three orders at least: fewer are chance, and could be somebody. What is in every basket goes with nothing in particular,
-- so a pair is weighed by how often its two sides are bought at all.
create function internal.refresh_bought_together(since timestamptz) returns void
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
  delete from internal.bought_together;
  insert into internal.bought_together (product_id, related_product_id, rank)
  with bought as materialized (
    select distinct l.order_id, v.product_id
      from shop.order_lines l
      join shop.orders o on o.id = l.order_id
      join shop.variants v on v.id = coalesce(l.bundle_variant_id, l.variant_id)
     where l.kind = 'goods' and o.placed_at >= since
       and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled', 'not_collected')
  ), sold as (
    select product_id, count(*) as orders from bought group by product_id
  ), pairs as (
    select a.product_id, b.product_id as related_product_id, count(*) as orders
      from bought a join bought b on b.order_id = a.order_id and b.product_id <> a.product_id
     group by 1, 2 having count(*) >= 3
  ), ranked as (
    select p.product_id, p.related_product_id,
           row_number() over (partition by p.product_id order by p.orders / sqrt(s.orders::float * r.orders) desc, p.related_product_id) as rank
      from pairs p join sold s on s.product_id = p.product_id join sold r on r.product_id = p.related_product_id
  )
  select product_id, related_product_id, rank from ranked where rank <= 8
$$;
comment on function internal.refresh_bought_together is 'Counts anew what is bought together; the timetable calls it at night.';

-- What customers put together first, then what staff related; each thing once.
create view internal.pairings with (security_invoker = true) as
select t.product_id, t.related_product_id, 'bought_together'::text as type, coalesce(r.reason, '') as reason, t.rank - 1000 as position
  from internal.bought_together t
  left join lateral (
    select r.reason from shop.product_relations r
     where r.product_id = t.product_id and r.related_product_id = t.related_product_id order by r.position limit 1
  ) r on true
union all
select r.product_id, r.related_product_id, r.type, r.reason, r.position
  from shop.product_relations r
 where r.type <> 'cross_sell'
    or not exists (select from internal.bought_together t where t.product_id = r.product_id and t.related_product_id = r.related_product_id);
comment on view internal.pairings is 'What goes with a product: pairs from orders, then the relations of staff.';

create or replace function shop.product_companions(slug text, storefront_id bigint default 1) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
      'contains', coalesce(g.contains, '{}'), 'may_contain', coalesce(g.may_contain, '{}'),
      'is_complete', coalesce(c.facets @> '{typ-krmiva:kompletni}', false),
      'composition', coalesce(c.composition, 'undeclared'),
      'relations', (
        select coalesce(jsonb_agg(jsonb_build_object('type', r.type, 'reason', r.reason, 'card', r.card) order by r.position), '[]')
          from (
            select r.type, r.reason, r.position, internal.grid_cards(array[r.related_product_id]) -> 0 as card
              from internal.pairings r
              join shop.product_cards rc on rc.product_id = r.related_product_id and rc.in_stock
             where r.product_id = p.id
             order by r.position
             limit 16
          ) r))
    from shop.products p
    left join shop.product_cards c on c.product_id = p.id
    left join internal.grid_products g on g.product_id = p.id
   where p.slug = product_companions.slug and p.storefront_id = product_companions.storefront_id
     and p.status in ('active', 'sell_out', 'discontinued') and p.published_at <= now()
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
