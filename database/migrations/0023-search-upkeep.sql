-- migrate:up

create function internal.learn_words(storefront_id bigint, texts text[], is_main boolean) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into internal.search_words as w (storefront_id, word, stem, display, is_main)
  select learn_words.storefront_id, word, internal.stem(learn_words.storefront_id, word), min(display), learn_words.is_main
    from (
      select distinct internal.unaccented(display) as word, display
        from unnest(texts) as t (text), unnest(internal.split_words(t.text)) as d (display)
    ) found
   where length(word) between 2 and 40
   group by word
  on conflict (storefront_id, word) do update set is_main = true
   where excluded.is_main and not w.is_main
$$;
comment on function internal.learn_words is 'Adds the words of texts to the dictionary; a word once sold stays known.';

create function internal.refresh_product_search(ids bigint[]) returns void
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  -- Only what is on sale is searched; a product that is being written gets its words with its card.
  ids := array(select product_id from shop.product_cards where product_id = any (ids));
  if cardinality(ids) = 0 then
    return;
  end if;
  perform internal.learn_words(t.storefront_id, array_agg(distinct internal.without_denials(t.text)), t.is_main)
     from internal.product_texts t
    where t.product_id = any (ids)
    group by t.storefront_id, t.is_main;

  insert into internal.product_search as s (product_id, storefront_id, lexemes)
  select c.product_id, c.storefront_id, array_to_tsvector(
           words.lexemes
           || array(select 'f/' || f from unnest(c.facets) f)
           || array(select 'i/' || i from unnest(c.ingredient_ids) i)
           || array['c/' || c.composition])
    from shop.product_cards c
    join (
      select t.product_id, array_agg(distinct lexeme) as lexemes
        from internal.product_texts t
        cross join lateral unnest(internal.split_words(internal.without_denials(t.text))) as d (display)
        join internal.search_words w on w.storefront_id = t.storefront_id and w.word = internal.unaccented(d.display)
        cross join lateral unnest(case t.tier
          when 1 then array[w.stem, 'm/' || w.stem, 'n/' || w.stem]
          when 2 then array[w.stem, 'm/' || w.stem]
          else array[w.stem]
        end) as l (lexeme)
       where t.product_id = any (ids)
       group by t.product_id
    ) words on words.product_id = c.product_id
   where c.product_id = any (ids)
  on conflict (product_id) do update set lexemes = excluded.lexemes
   where s.lexemes <> excluded.lexemes;
end
$$;
comment on function internal.refresh_product_search is 'Brings the search index of products in step with their texts.';

-- Cards come and go with publication and carry facets and ingredients; names and texts reach a card or its product row too.
create function internal.refresh_searched_cards() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  ids bigint[];
begin
  execute tg_argv[0] into ids;
  if ids is not null then
    perform internal.refresh_product_search(ids);
  end if;
  return null;
end
$$;
comment on function internal.refresh_searched_cards is 'Statement trigger that refreshes the search index of the products a statement touched.';

create trigger product_cards_search_added after insert on shop.product_cards
  referencing new table as changed for each statement
  execute function internal.refresh_searched_cards('select array_agg(product_id) from changed');
create trigger product_cards_search_changed after update on shop.product_cards
  referencing old table as earlier new table as later for each statement
  execute function internal.refresh_searched_cards(
    'select array_agg(l.product_id) from earlier e join later l using (product_id)
      where (e.facets, e.ingredient_ids, e.composition) is distinct from (l.facets, l.ingredient_ids, l.composition)');

do $$
declare
  by_product constant text := 'select array_agg(distinct product_id) from changed c';
  source record;
begin
  for source in
    select * from (values
      ('products', 'select array_agg(distinct id) from changed c'),
      ('variants', by_product),
      ('product_categories', by_product),
      ('product_tags', by_product),
      ('product_ingredients', by_product),
      ('brands', 'select array_agg(p.id) from changed c join shop.products p on p.brand_id = c.id'),
      ('proteins', 'select array_agg(p.id) from changed c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code'),
      ('categories', 'select array_agg(distinct pc.product_id) from changed c join shop.product_categories pc on pc.category_id = c.id'),
      ('tags', 'select array_agg(t.product_id) from changed c join shop.product_tags t on t.storefront_id = c.storefront_id and t.tag = c.code'),
      ('ingredients', 'select array_agg(distinct i.product_id) from changed c join shop.product_ingredients i on i.ingredient_id = c.id')
    ) as s (name, touched)
  loop
    execute format('create trigger %I after insert on shop.%I referencing new table as changed for each statement '
      'execute function internal.refresh_searched_cards(%L)', source.name || '_search_added', source.name, source.touched);
    execute format('create trigger %I after update on shop.%I referencing old table as earlier new table as later for each statement '
      'execute function internal.refresh_searched_cards(%L)', source.name || '_search_changed', source.name,
      replace(source.touched, 'from changed c', 'from (table earlier union all table later) c'));
    execute format('create trigger %I after delete on shop.%I referencing old table as changed for each statement '
      'execute function internal.refresh_searched_cards(%L)', source.name || '_search_removed', source.name, source.touched);
  end loop;
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
