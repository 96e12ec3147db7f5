-- migrate:up

-- One group per thing asked for; a group holds alternatives, an alternative holds lexemes that must all be there.
create type internal.understood_query as (groups jsonb, excluded bigint[], correction text);

-- What one word may match: itself, what it was meant to be, or words it begins.
create function internal.alternatives_of(storefront_id bigint, word text, stem text, is_typing boolean, out alternatives jsonb, out shown text)
  language plpgsql stable
  set search_path = ''
as $$
declare
  plain text := internal.unaccented(word);
  nearest internal.search_words;
begin
  shown := word;
  if is_typing then
    alternatives := jsonb_build_array(jsonb_build_array(stem), jsonb_build_array(plain || ':*'));
    if exists (select from internal.search_words w
                where w.storefront_id = alternatives_of.storefront_id and (w.stem = alternatives_of.stem or w.stem like plain || '%')) then
      return;
    end if;
  elsif exists (select from internal.search_words w
                 where w.storefront_id = alternatives_of.storefront_id and w.stem = alternatives_of.stem) then
    alternatives := jsonb_build_array(jsonb_build_array(stem));
    return;
  end if;
  nearest := internal.correct_word(storefront_id, plain, stem);
  if nearest.word is not null then
    shown := nearest.display;
    alternatives := jsonb_build_array(jsonb_build_array(nearest.stem));
  elsif length(plain) > 2 then
    alternatives := jsonb_build_array(jsonb_build_array(plain || ':*'));
  else
    alternatives := jsonb_build_array(jsonb_build_array(stem));
  end if;
end
$$;
comment on function internal.alternatives_of is 'Lexemes that satisfy one word of a query, and the word as it should have been written.';

create function internal.understand_query(storefront_id bigint, q text, is_typing boolean default false)
  returns internal.understood_query
  language plpgsql stable
  set search_path = ''
as $$
declare
  words text[] := (internal.spell_out_exclusions(storefront_id, internal.split_words(left(q, 200))))[:20];
  taken internal.exclusions := internal.take_exclusions(storefront_id, words);
  query_stems text[] := internal.stems_of(storefront_id, taken.rest);
  groups jsonb := '[]';
  noise jsonb := '[]';
  synonym record;
  one record;
  at integer := 1;
begin
  while at <= cardinality(words) loop
    select y.stems, jsonb_agg(y.meaning order by y.id) as meanings into synonym
      from shop.search_synonyms y
     where y.storefront_id = understand_query.storefront_id and y.stems[1] = query_stems[at]
       and y.stems = query_stems[at : at + cardinality(y.stems) - 1] and not y.is_exclusion
     group by y.stems
     order by cardinality(y.stems) desc
     limit 1;
    if query_stems[at] = '' then
      null;
    elsif synonym.stems is not null then
      groups := groups || jsonb_build_array(jsonb_build_array(to_jsonb(synonym.stems)) || synonym.meanings);
      at := at + cardinality(synonym.stems) - 1;
    elsif internal.is_stop_word(query_stems[at]) then
      noise := noise || jsonb_build_array(jsonb_build_array(jsonb_build_array(query_stems[at])));
    else
      one := internal.alternatives_of(storefront_id, words[at], query_stems[at], is_typing and at = cardinality(words));
      groups := groups || jsonb_build_array(one.alternatives);
      taken.shown[at] := one.shown;
    end if;
    at := at + 1;
  end loop;
  return row (
    case when groups = '[]' and taken.ingredient_ids = '{}' then noise else groups end,
    taken.ingredient_ids,
    case when taken.shown <> words then array_to_string(taken.shown, ' ') end);
end
$$;
comment on function internal.understand_query is 'Takes a customer''s query apart: synonyms, „bez …“, typos, small words.';

-- Conditions on the search index, one per group. Prefix n/ asks names only, m/ names and properties, none asks everything.
create function internal.group_queries(groups jsonb, prefix text) returns tsquery[]
  language sql immutable strict
  set search_path = ''
as $$
  select coalesce(array_agg(condition::tsquery order by place), '{}')
    from (
      select g.place, string_agg(a.condition, ' | ') as condition
        from jsonb_array_elements(groups) with ordinality g (alternatives, place)
        cross join lateral (
          select '(' || string_agg(quote_literal(prefix || regexp_replace(l, ':\*$', '')) || substring(l from ':\*$|$'), ' & ') || ')'
            from jsonb_array_elements(g.alternatives) a (lexemes), jsonb_array_elements_text(a.lexemes) l
           group by a.lexemes
        ) a (condition)
       group by g.place
    ) conditions
$$;
comment on function internal.group_queries is 'What each group of a query asks of the search index.';

create function internal.to_search_query(understood internal.understood_query, prefix text, facets text[], loosely boolean) returns tsquery
  language sql immutable
  set search_path = ''
as $$
  select concat_ws(' & ',
    (select '(' || string_agg('(' || c::text || ')', case when loosely then ' | ' else ' & ' end) || ')'
       from unnest(internal.group_queries((understood).groups, prefix)) c),
    (select string_agg('!' || quote_literal('i/' || i), ' & ') from unnest((understood).excluded) i),
    -- „Neuvedeno“ is not „neobsahuje“.
    case when cardinality((understood).excluded) > 0 then quote_literal('c/declared') end,
    (select string_agg(quote_literal('f/' || f), ' & ') from unnest(facets) f))::tsquery
$$;
comment on function internal.to_search_query is 'An understood query as one condition on the search index.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
