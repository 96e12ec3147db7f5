-- migrate:up

alter table shop.tickets add column answered_at timestamptz;
comment on column shop.tickets.answered_at is 'When somebody first answered; the shop publishes the average.';

create function internal.note_answer() returns trigger
  language plpgsql volatile
  set search_path = ''
as $$
begin
  if old.state = 'new' and new.state <> 'new' and new.answered_at is null then
    new.answered_at := now();
  end if;
  return new;
end
$$;
comment on function internal.note_answer is 'Keeps the moment of the first answer to a message.';
create trigger tickets_answered before update of state on shop.tickets
  for each row execute function internal.note_answer();

-- Sums only: no row of an order or a message can be told from them.
create function shop.shop_figures(storefront_id bigint default 1)
  returns table (delivered bigint, on_time bigint, answered bigint, answer_minutes numeric)
  language sql stable security definer rows 1
  set search_path = ''
as $$
  select d.delivered, d.on_time, t.answered, t.answer_minutes
    from (select count(*) as delivered,
                 count(*) filter (where (p.delivered_at at time zone 'Europe/Prague')::date <= o.delivery_to) as on_time
            from shop.parcels p
            join shop.orders o on o.id = p.order_id
           where o.storefront_id = shop_figures.storefront_id and o.delivery_to is not null
             and p.delivered_at > now() - interval '30 days') d,
         (select count(*) as answered,
                 round((avg(extract(epoch from k.answered_at - k.created_at)) / 60)::numeric) as answer_minutes
            from shop.tickets k
           where k.storefront_id = shop_figures.storefront_id and k.answered_at > now() - interval '30 days') t
$$;
comment on function shop.shop_figures is
  'Of the last 30 days: parcels delivered and of them by the promised day, messages answered and their average wait.';
grant execute on function shop.shop_figures to shop_readers;

create function shop.programme_terms(storefront_id bigint default 1)
  returns table (code text, discount_percent numeric, earn_percent numeric, coupons_allowed boolean,
                 minimum_order bigint, free_shipping_from bigint, categories jsonb, volumes jsonb)
  language sql stable security definer rows 5
  set search_path = ''
as $$
  select g.code, g.discount_percent, g.earn_percent, g.coupons_allowed, g.minimum_order, g.free_shipping_from,
         coalesce((select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'percent', d.discount_percent)
                                    order by d.discount_percent desc, c.position)
                     from shop.customer_group_discounts d
                     join shop.categories c on c.id = d.category_id
                    where d.customer_group_id = g.id), '[]'),
         coalesce((select jsonb_agg(jsonb_build_object('from', v.from_amount, 'percent', v.discount_percent)
                                    order by v.from_amount)
                     from shop.customer_group_volume_discounts v
                    where v.customer_group_id = g.id), '[]')
    from shop.customer_groups g
   where g.storefront_id = programme_terms.storefront_id and g.requires_approval
   order by g.id
$$;
comment on function shop.programme_terms is
  'What the programmes promise on their public pages. Prices of a programme stay with its members.';
grant execute on function shop.programme_terms to shop_readers;

create function shop.read_questions(storefront_id bigint default 1)
  returns table (path text, views bigint)
  language sql stable security definer rows 10
  set search_path = ''
as $$
  select p.path, sum(p.views)::bigint
    from shop.page_views p
   where p.storefront_id = read_questions.storefront_id and p.day > current_date - 30
     and p.path like '/casto-kladene-dotazy/%/%'
   group by p.path
   order by 2 desc, p.path
   limit 10
$$;
comment on function shop.read_questions is 'The ten questions read most in the last 30 days.';
grant execute on function shop.read_questions to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
