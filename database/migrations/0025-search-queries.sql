-- migrate:up

-- In a shop for dogs the dog says nothing; small words and praise never do.
create function internal.is_stop_word(stem text) returns boolean
  language sql immutable strict parallel safe
  set search_path = ''
  return stem = any ('{a,i,s,se,ze,z,pro,na,do,od,po,v,ve,k,ke,ku,u,o,ani,nebo,ci,je,jso,co,jak,jake,pri,nad,pod,pes,nejleps,nejlevnejs,levn,kvalit,dobr,hled,chc,koupit}'::text[]);
comment on function internal.is_stop_word is 'Words that do not narrow a search.';

-- The nearest word of the catalogue, also when the customer declined a word the shop knows in another case only.
-- Two letters typed in the wrong order are one mistake, not two; a short word may differ in one, a long one in three.
create function internal.correct_word(storefront_id bigint, word text, stem text) returns internal.search_words
  language sql stable
  set search_path = 'extensions', 'pg_catalog'
as $$
  select (near.found).*
    from (
      select w as found, least(
               levenshtein_less_equal(w.word, correct_word.word, 4),
               case when length(correct_word.stem) > 4 then levenshtein_less_equal(w.stem, correct_word.stem, 4) end) as apart
        from internal.search_words w
       where w.storefront_id = correct_word.storefront_id and w.is_main and length(w.word) > 2 and w.word !~ '[0-9]'
         and (w.word % correct_word.word and (left(w.word, 1) = left(correct_word.word, 1) or length(correct_word.word) > 5)
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
   order by mistakes, similarity((near.found).word, correct_word.word) desc, length((near.found).word), (near.found).word
   limit 1
$$;
comment on function internal.correct_word is 'The dictionary word a misspelled one most likely stands for.';

-- Some synonyms stand for an exclusion: „bezobilné“ is „bez obilovin“. They are put in place before anything else is read.
create function internal.spell_out_exclusions(storefront_id bigint, words text[]) returns text[]
  language plpgsql stable
  set search_path = ''
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
  set search_path = ''
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
