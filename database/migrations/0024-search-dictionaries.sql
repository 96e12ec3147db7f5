-- migrate:up

create function internal.index_categories(ids bigint[]) returns void
  language sql volatile
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
