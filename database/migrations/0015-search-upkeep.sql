-- migrate:up

create function internal.learn_words(storefront_id bigint, texts text[], is_main boolean) returns void
  language sql volatile
  set search_path = pg_catalog, pg_temp
as $$
  with found as materialized (
    select internal.unaccented(display) as word, min(display) as display
      from (select distinct d.display from unnest(texts) as t (text), unnest(internal.split_words(t.text)) as d (display)) words
     where length(display) between 2 and 40
     group by 1
  ), promoted as (
    update internal.search_words w set is_main = true
      from found f
     where learn_words.is_main and not w.is_main and w.storefront_id = learn_words.storefront_id and w.word = f.word
  )
  insert into internal.search_words (storefront_id, word, stem, display, is_main)
  select learn_words.storefront_id, f.word, internal.stem(learn_words.storefront_id, f.word), f.display, learn_words.is_main
    from found f
   where not exists (select from internal.search_words w where w.storefront_id = learn_words.storefront_id and w.word = f.word)
   order by f.word
  on conflict do nothing
$$;
comment on function internal.learn_words is 'Adds the words of texts to the dictionary; a word once sold stays known.';

create function internal.refresh_product_search(ids bigint[]) returns void
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  -- Only what is on sale is searched; a product that is being written gets its words with its card.
  ids := array(select product_id from shop.product_cards where product_id = any (ids));
  if cardinality(ids) = 0 then
    return;
  end if;
  perform internal.learn_words(t.storefront_id, array_agg(distinct internal.without_denials(t.text)), t.is_main)
     from (select distinct storefront_id, text, is_main from internal.product_texts where product_id = any (ids)) t
    group by t.storefront_id, t.is_main;

  with texts as materialized (
    select product_id, storefront_id, tier, text from internal.product_texts where product_id = any (ids)
  ), stems as materialized (
    -- Many products share a text (a category, an ingredient), so each text is taken apart once.
    select t.storefront_id, t.text, array_agg(distinct w.stem) as stems
      from (select distinct storefront_id, text from texts) t
      cross join lateral unnest(internal.split_words(internal.unaccented(internal.without_denials(t.text)))) as d (word)
      join internal.search_words w on w.storefront_id = t.storefront_id and w.word = d.word
     group by t.storefront_id, t.text
  ), lexemes as (
    select t.product_id, array_agg(distinct prefix || stem) as lexemes
      from texts t
      join stems s on s.storefront_id = t.storefront_id and s.text = t.text
      cross join lateral unnest(s.stems) as stem
      cross join lateral unnest((array['', 'm/', 'n/'])[: 4 - t.tier]) as prefix
     group by t.product_id
  )
  insert into internal.product_search as s (product_id, storefront_id, in_stock, popularity, lexemes)
  select c.product_id, c.storefront_id, c.in_stock, c.popularity, array_to_tsvector(
           l.lexemes
           || array(select 'f/' || f from unnest(c.facets) f)
           || array(select 'i/' || i from unnest(c.ingredient_ids) i)
           || array['c/' || c.composition])
    from lexemes l join shop.product_cards c on c.product_id = l.product_id
  on conflict (product_id) do update
     set lexemes = excluded.lexemes, in_stock = excluded.in_stock, popularity = excluded.popularity
   where (s.lexemes, s.in_stock, s.popularity) is distinct from (excluded.lexemes, excluded.in_stock, excluded.popularity);
end
$$;
comment on function internal.refresh_product_search is 'Brings the search index of products in step with their texts.';

-- Cards come and go with publication and carry facets and ingredients; names and texts reach a card or its product row too.
create function internal.refresh_searched_cards() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
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

create function internal.copy_card_order() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update internal.product_search s
     set in_stock = l.in_stock, popularity = l.popularity
    from later l
   where s.product_id = l.product_id and (s.in_stock, s.popularity) is distinct from (l.in_stock, l.popularity);
  return null;
end
$$;
comment on function internal.copy_card_order is 'Carries stock and popularity of a card to the search index.';
create trigger product_cards_search_order after update on shop.product_cards
  referencing new table as later for each statement execute function internal.copy_card_order();

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

create function internal.index_categories(ids bigint[]) returns void
  language sql volatile
  set search_path = pg_catalog, pg_temp
as $$
  select internal.learn_words(c.storefront_id, array_agg(c.name), true)
    from shop.categories c where c.id = any (ids) group by c.storefront_id;

  insert into internal.category_search as s (category_id, storefront_id, lexemes)
  select c.id, c.storefront_id, array_to_tsvector(array_agg(distinct internal.stem(c.storefront_id, internal.unaccented(d))))
    from shop.categories c
    left join shop.categories p on p.id = c.parent_id
    cross join lateral unnest(internal.split_words(concat_ws(' ', c.name, p.name))) d
   where c.id = any (ids)
   group by c.id
  on conflict (category_id) do update set lexemes = excluded.lexemes where s.lexemes <> excluded.lexemes
$$;
comment on function internal.index_categories is 'Indexes categories by their own name and that of the parent.';

create function internal.index_ingredients(ids bigint[]) returns void
  language sql volatile
  set search_path = pg_catalog, pg_temp
as $$
  delete from internal.ingredient_search where ingredient_id = any (ids);

  select internal.learn_words(i.storefront_id, array_agg(i.name) || array_agg(i.without_name), true)
    from shop.ingredients i where i.id = any (ids) and i.without_name is not null group by i.storefront_id;

  insert into internal.ingredient_search (storefront_id, stem, ingredient_id)
  select distinct i.storefront_id, internal.stem(i.storefront_id, internal.unaccented((internal.split_words(phrase))[1])), i.id
    from shop.ingredients i
    cross join lateral unnest(array[i.name, i.without_name]) phrase
   where i.id = any (ids) and i.without_name is not null
$$;
comment on function internal.index_ingredients is 'Indexes ingredients that can be excluded by the first word of their name, in two grammatical cases.';

create function internal.index_changed_row() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_table_name = 'categories' then
    -- Subcategories are found by the name of their parent too.
    perform internal.index_categories(array(select id from shop.categories where new.id in (id, parent_id)));
  else
    perform internal.index_ingredients(array[new.id]);
  end if;
  return null;
end
$$;
comment on function internal.index_changed_row is 'Keeps the small search indexes in step with their rows.';
create trigger categories_indexed after insert or update of name, parent_id on shop.categories
  for each row execute function internal.index_changed_row();
create trigger ingredients_indexed after insert or update of name, without_name on shop.ingredients
  for each row execute function internal.index_changed_row();

-- A new word form moves words to another stem, and with them every text that holds them.
create function internal.apply_word_forms() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  moved tsquery;
begin
  select string_agg(distinct quote_literal(w.stem), ' | ')::tsquery into moved
    from internal.search_words w where w.stem <> internal.stem(w.storefront_id, w.word);
  update shop.search_synonyms y set phrase = phrase
   where y.stems <> internal.stems_of(y.storefront_id, internal.split_words(y.phrase))
      or y.meaning <> internal.stems_of(y.storefront_id, internal.split_words(y.means));
  if moved is null then
    return null;
  end if;
  update internal.search_words w
     set stem = internal.stem(w.storefront_id, w.word)
   where w.stem <> internal.stem(w.storefront_id, w.word);
  perform internal.index_categories(array(select id from shop.categories));
  perform internal.index_ingredients(array(select id from shop.ingredients));
  perform internal.refresh_product_search(array(select product_id from internal.product_search where lexemes @@ moved));
  return null;
end
$$;
comment on function internal.apply_word_forms is 'Re-stems the dictionary after staff changed the word forms.';
create trigger search_word_forms_applied after insert or update or delete on shop.search_word_forms
  for each statement execute function internal.apply_word_forms();

create function internal.refresh_search_frequencies() returns void
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
  delete from internal.search_frequencies;
  insert into internal.search_frequencies (storefront_id, lexeme, documents)
  select s.id, w.word, w.ndoc
    from shop.storefronts s
   cross join lateral ts_stat(format('select lexemes from internal.product_search where storefront_id = %s', s.id)) w
   where w.ndoc >= 1000
  union all
  select storefront_id, '', count(*) from internal.product_search group by storefront_id
$$;
comment on function internal.refresh_search_frequencies is 'Counts the frequent words anew; the timetable calls it at night.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
