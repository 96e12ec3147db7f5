-- migrate:up

-- What stands around one product: what to warn of, and cards of goods that go with it, sold-out ones left out.
create function shop.product_companions(slug text, storefront_id bigint default 1) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
      'contains', coalesce(g.contains, '{}'), 'may_contain', coalesce(g.may_contain, '{}'),
      'is_complete', coalesce(c.facets @> '{typ-krmiva:kompletni}', false),
      'composition', coalesce(c.composition, 'undeclared'),
      'relations', (
        select coalesce(jsonb_agg(jsonb_build_object('type', r.type, 'reason', r.reason, 'card', r.card) order by r.position), '[]')
          from (
            select r.type, r.reason, r.position, internal.grid_cards(array[r.related_product_id]) -> 0 as card
              from shop.product_relations r
              join shop.product_cards rc on rc.product_id = r.related_product_id and rc.in_stock
             where r.product_id = p.id
             order by r.position
             limit 12
          ) r))
    from shop.products p
    left join shop.product_cards c on c.product_id = p.id
    left join internal.grid_products g on g.product_id = p.id
   where p.slug = product_companions.slug and p.storefront_id = product_companions.storefront_id
     and p.status in ('active', 'sell_out', 'discontinued') and p.published_at <= now()
$$;
comment on function shop.product_companions is 'Ingredients to warn of and related, upsell and complementary cards of one product.';
grant execute on function shop.product_companions to shop_readers;

create function shop.product_cards_by_slug(slugs text[], storefront_id bigint default 1) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select internal.grid_cards(array(
    select c.product_id from unnest(slugs[:48]) with ordinality s (slug, place)
      join shop.product_cards c on c.storefront_id = product_cards_by_slug.storefront_id and c.slug = s.slug
     order by s.place))
$$;
comment on function shop.product_cards_by_slug is 'Cards of named products in the given order; what is not on sale is left out.';
grant execute on function shop.product_cards_by_slug to shop_readers;

-- Articles and answers for the search field. Every word of the query must begin a word of the text.
create function shop.suggest_content(q text, storefront_id bigint default 1, max_each integer default 3)
  returns table (kind text, title text, path text)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  patterns text[] := array(
    select '\m' || s.stem
      from unnest(internal.stems_of(suggest_content.storefront_id, internal.split_words(left(q, 100)))) s (stem)
     where length(s.stem) > 1 and not internal.is_stop_word(s.stem));
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select 'article', p.title, '/blog/' || p.slug
      from shop.blog_posts p
     where p.storefront_id = suggest_content.storefront_id and p.published_at <= now()
       and internal.unaccented(lower(p.title || ' ' || p.perex)) ~ all (patterns)
     order by internal.unaccented(lower(p.title)) ~ all (patterns) desc, p.published_at desc
     limit least(greatest(max_each, 0), 10);
  return query
    select 'question', f.question, '/casto-kladene-dotazy/' || t.slug || '/' || f.slug
      from shop.faq_questions f join shop.faq_types t on t.id = f.faq_type_id
     where f.storefront_id = suggest_content.storefront_id
       and internal.unaccented(lower(f.question || ' ' || f.answer)) ~ all (patterns)
     order by internal.unaccented(lower(f.question)) ~ all (patterns) desc, t.position, f.position
     limit least(greatest(max_each, 0), 10);
end
$$;
comment on function shop.suggest_content is 'Articles and questions whose words begin like those of the query.';
grant execute on function shop.suggest_content to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
