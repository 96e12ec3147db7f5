-- migrate:up

create table internal.variant_paces (
  variant_id bigint primary key references shop.variants on delete cascade,
  pieces integer not null check (pieces > 0),
  counted_at timestamptz not null
);
comment on table internal.variant_paces is 'How many pieces of a pack were ordered in the last 28 days, counted every hour: staff see what runs out.';
alter table internal.variant_paces enable row level security;

create function internal.refresh_variant_paces(moment timestamptz) returns void
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
  delete from internal.variant_paces;
  insert into internal.variant_paces (variant_id, pieces, counted_at)
  select l.variant_id, sum(l.pieces), moment
    from shop.orders o join shop.order_lines l on l.order_id = o.id
   where o.placed_at >= moment - interval '28 days' and l.variant_id is not null
     and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')
   group by l.variant_id
$$;
comment on function internal.refresh_variant_paces is 'Counts anew how fast each pack sells.';
grant execute on function internal.refresh_variant_paces(timestamptz) to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
