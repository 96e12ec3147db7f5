-- migrate:up

-- In a shop for dogs the dog says nothing; small words and praise never do.
create function internal.is_stop_word(stem text) returns boolean
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
  return stem = any ('{a,i,s,se,ze,z,pro,na,do,od,po,v,ve,k,ke,ku,u,o,ani,nebo,ci,je,jso,co,jak,jake,pri,nad,pod,pes,nejleps,nejlevnejs,levn,kvalit,dobr,hled,chc,koupit}'::text[]);
comment on function internal.is_stop_word is 'Words that do not narrow a search.';

-- The nearest word of the catalogue, also when the customer declined a word the shop knows in another case only.
-- Two letters typed in the wrong order are one mistake, not two; a short word may differ in one, a long one in three.
create function internal.correct_word(storefront_id bigint, word text, stem text) returns internal.search_words
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select (near.found).*
    from (
      select w as found, least(
               extensions.levenshtein_less_equal(w.word, correct_word.word, 4),
               case when length(correct_word.stem) > 4 then extensions.levenshtein_less_equal(w.stem, correct_word.stem, 4) end) as apart
        from internal.search_words w
       where w.storefront_id = correct_word.storefront_id and w.is_main and length(w.word) > 2 and w.word !~ '[0-9]'
         and (w.word operator(extensions.%) correct_word.word and (left(w.word, 1) = left(correct_word.word, 1) or length(correct_word.word) > 5)
           or left(w.word, 1) = left(correct_word.word, 1) and abs(length(w.word) - length(correct_word.word)) < 2)
      offset 0
    ) near
   cross join lateral (
     select near.apart - case
       when near.apart <> 2 or length((near.found).word) <> length(correct_word.word) then 0
       when array(select l from regexp_split_to_table((near.found).word, '') l order by l)
          = array(select l from regexp_split_to_table(correct_word.word, '') l order by l) then 1
       else 0 end as mistakes
   ) counted
   where mistakes <= case when length(correct_word.word) < 4 then 0 when length(correct_word.word) < 6 then 1
                          when length(correct_word.word) < 9 then 2 else 3 end
   order by mistakes, extensions.similarity((near.found).word, correct_word.word) desc, length((near.found).word), (near.found).word
   limit 1
$$;
comment on function internal.correct_word is 'The dictionary word a misspelled one most likely stands for.';

-- Some synonyms stand for an exclusion: „bezobilné“ is „bez obilovin“. They are put in place before anything else is read.
create function internal.spell_out_exclusions(storefront_id bigint, words text[]) returns text[]
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  query_stems text[] := internal.stems_of(storefront_id, words);
  synonym record;
begin
  for synonym in
    select w.place, cardinality(y.stems) as taken, internal.split_words(y.means) as means
      from unnest(query_stems) with ordinality w (stem, place)
      join shop.search_synonyms y on y.storefront_id = spell_out_exclusions.storefront_id and y.stems[1] = w.stem
       and y.is_exclusion and y.stems = query_stems[w.place : w.place + cardinality(y.stems) - 1]
     order by w.place desc
  loop
    words := words[: synonym.place - 1] || synonym.means || words[synonym.place + synonym.taken :];
  end loop;
  return words;
end
$$;
comment on function internal.spell_out_exclusions is 'Replaces words that mean an exclusion by the phrase with „bez“.';

create type internal.exclusions as (shown text[], rest text[], ingredient_ids bigint[]);

-- Reads „bez kuřete a obilovin“ and „alergie na hovězí“: everything that names an ingredient there, joined by small words.
create function internal.take_exclusions(storefront_id bigint, words text[]) returns internal.exclusions
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  stems text[] := internal.stems_of(storefront_id, words);
  result internal.exclusions := row (words, words, '{}');
  excluding boolean := false;
  found bigint[];
  nearest internal.search_words;
begin
  for at in 1 .. cardinality(words) loop
    if stems[at] = any ('{bez,neobsahuj,krom}') or stems[at] like 'alerg%' and stems[at + 1] = 'na' then
      excluding := true;
      result.rest[at] := '';
    elsif excluding and not (stems[at] = any ('{a,ani,i,nebo,na}')) then
      found := array(select i.ingredient_id from internal.ingredient_search i
                      where i.storefront_id = take_exclusions.storefront_id and i.stem = stems[at]);
      if found = '{}' and result.rest[at - 1] = '' then
        -- A misspelled ingredient is still an exclusion: showing it would hurt a dog with an allergy.
        nearest := internal.correct_word(storefront_id, internal.unaccented(words[at]), stems[at]);
        found := array(select i.ingredient_id from internal.ingredient_search i
                        where i.storefront_id = take_exclusions.storefront_id and i.stem = nearest.stem);
        result.shown[at] := case when found <> '{}' then nearest.display else words[at] end;
      end if;
      -- „bez chemie“ names nothing we could filter by, and nothing to look for either.
      if found <> '{}' or stems[at - 1] = 'bez' then
        result.rest[at] := '';
      end if;
      result.ingredient_ids := result.ingredient_ids || found;
      excluding := found <> '{}';
    elsif excluding then
      result.rest[at] := '';
    end if;
  end loop;
  return result;
end
$$;
comment on function internal.take_exclusions is 'Separates excluded ingredients from the rest of a query; taken words are left empty.';

-- One group per thing asked for; a group holds alternatives, an alternative holds lexemes that must all be there.
create type internal.understood_query as (groups jsonb, excluded bigint[], correction text);

-- What one word may match: itself, what it was meant to be, or words it begins.
create function internal.alternatives_of(storefront_id bigint, word text, stem text, is_typing boolean, out alternatives jsonb, out shown text)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
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
  set search_path = pg_catalog, pg_temp
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
  set search_path = pg_catalog, pg_temp
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
  set search_path = pg_catalog, pg_temp
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

create function internal.nearly_all(groups jsonb) returns tsquery
  language sql immutable strict
  set search_path = pg_catalog, pg_temp
as $$
  select string_agg('(' || (
      select string_agg('(' || q.condition::text || ')', ' & ')
        from unnest(internal.group_queries(groups, 'm/')) with ordinality q (condition, place)
       where q.place <> missing or jsonb_array_length(groups) = 1
    ) || ')', ' | ')::tsquery
    from generate_series(1, jsonb_array_length(groups)) missing
$$;
comment on function internal.nearly_all is 'The condition that all words but one are among the properties.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
