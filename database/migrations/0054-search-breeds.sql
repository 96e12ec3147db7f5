-- migrate:up

create table internal.breed_search (
  storefront_id bigint not null,
  slug text not null,
  -- One of its names, lower case and without diacritics.
  phrase text not null,
  stems text[] not null,
  position integer not null,
  primary key (storefront_id, slug, phrase),
  foreign key (storefront_id, slug) references shop.breeds on update cascade on delete cascade
);
create index breed_search_first_stem on internal.breed_search (storefront_id, (stems[1]));
create index breed_search_phrase on internal.breed_search (storefront_id, phrase text_pattern_ops);
comment on table internal.breed_search is 'Every name of every breed with its stems: „granule pro bígla“ names a dog, not a thing.';
alter table internal.breed_search enable row level security;

create function internal.index_breed() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  delete from internal.breed_search b where b.storefront_id = new.storefront_id and b.slug = new.slug;
  insert into internal.breed_search (storefront_id, slug, phrase, stems, position)
  select new.storefront_id, new.slug, array_to_string(internal.split_words(internal.unaccented(n)), ' '),
         internal.stems_of(new.storefront_id, internal.split_words(n)), new.position
    from unnest(new.name || new.other_names) n
  on conflict do nothing;
  return null;
end
$$;
comment on function internal.index_breed is 'Keeps the names of a breed in step with its row.';
create trigger breeds_indexed after insert or update of name, other_names, position on shop.breeds
  for each row execute function internal.index_breed();
update shop.breeds set name = name;

create function internal.restem_breeds() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update internal.breed_search b set stems = internal.stems_of(b.storefront_id, string_to_array(b.phrase, ' '))
   where b.stems <> internal.stems_of(b.storefront_id, string_to_array(b.phrase, ' '));
  return null;
end
$$;
comment on function internal.restem_breeds is 'Re-stems the names of breeds after staff changed the word forms.';
create trigger search_word_forms_of_breeds after insert or update or delete on shop.search_word_forms
  for each statement execute function internal.restem_breeds();

create type internal.found_breed as (slug text, at integer, taken integer);

-- A word of the shelf is never a breed: „maliny“ are fruit, whatever owners call a malinois. Longest name first, then as it is
-- written, then the more common dog. A misspelled name counts when no word of the catalogue is as near.
create function internal.find_breed(storefront_id bigint, words text[], is_typing boolean default false) returns internal.found_breed
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  plain text[] := array(select internal.unaccented(w.word) from unnest(words) with ordinality w (word, place) order by w.place);
  asked text[] := internal.stems_of(storefront_id, words);
  found internal.found_breed;
  nearest internal.search_words;
  apart integer;
begin
  select b.slug, p.place, cardinality(b.stems) into found
    from generate_subscripts(asked, 1) p (place)
    join internal.breed_search b on b.storefront_id = find_breed.storefront_id and b.stems[1] = asked[p.place]
     and b.stems = asked[p.place : p.place + cardinality(b.stems) - 1]
   where cardinality(b.stems) > 1 or not exists (
           select from internal.search_words w
            where w.storefront_id = find_breed.storefront_id and w.stem = asked[p.place] and w.is_main)
     and not exists (select from shop.search_synonyms y where y.storefront_id = find_breed.storefront_id and y.stems = array[asked[p.place]])
   order by cardinality(b.stems) desc, b.phrase = array_to_string(plain[p.place : p.place + cardinality(b.stems) - 1], ' ') desc, b.position, b.slug
   limit 1;
  if found.slug is not null then
    return found;
  end if;
  for at in 1 .. cardinality(words) loop
    -- An unfinished word is no mistake yet.
    continue when is_typing and at = cardinality(words) or length(plain[at]) < 5 or plain[at] ~ '[0-9]' or internal.is_stop_word(asked[at])
      or exists (select from internal.search_words w where w.storefront_id = find_breed.storefront_id and w.stem = asked[at] and w.is_main)
      or exists (select from shop.search_synonyms y where y.storefront_id = find_breed.storefront_id and asked[at] = any (y.stems));
    select b.slug, at, 1, d.apart into found.slug, found.at, found.taken, apart
      from internal.breed_search b
      cross join lateral (
        select case when cardinality(b.stems) > 1 and length(plain[at]) > 5 and split_part(b.phrase, ' ', 1) = plain[at] then 0
                    when cardinality(b.stems) = 1 and left(b.phrase, 1) = left(plain[at], 1)
                    then least(extensions.levenshtein_less_equal(b.phrase, plain[at], 2), extensions.levenshtein_less_equal(b.stems[1], asked[at], 2)) end as apart
      ) d
     where b.storefront_id = find_breed.storefront_id and d.apart <= case when length(plain[at]) < 9 then 1 else 2 end
     order by d.apart, b.position, b.slug
     limit 1;
    if found.slug is not null then
      nearest := internal.correct_word(storefront_id, plain[at], asked[at]);
      if nearest.word is null or extensions.levenshtein_less_equal(nearest.word, plain[at], 4) > apart then
        return found;
      end if;
      found := null;
    end if;
  end loop;
  return null;
end
$$;
comment on function internal.find_breed is 'The breed a query names, and which of its words do.';

-- Conditions that hold whatever words are left out, what goes first among equals, and whose dog it is.
alter type internal.understood_query add attribute narrowed tsquery;
alter type internal.understood_query add attribute preferred tsquery[];
alter type internal.understood_query add attribute breed text;

create function internal.narrow_to_breed(storefront_id bigint, breed_slug text, has_words boolean, out narrowed tsquery, out preferred tsquery[])
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select case when s.own is null then $q$'f/breed_size:vsechna'$q$ else format($q$('f/breed_size:vsechna' | 'f/breed_size:%s')$q$, s.own) end::tsquery
         -- A breed by itself asks for what the dog eats every day.
         && case when has_words then ''::tsquery else $q$'f/typ-krmiva:kompletni'$q$::tsquery end,
         array[$q$'f/typ-krmiva:kompletni'$q$, $q$'f/life_stage:dospely'$q$, format($q$'f/breed_size:%s'$q$, coalesce(s.own, 'vsechna')), $q$'f/kind:kibble'$q$]::tsquery[]
    from shop.breeds b
    cross join lateral (select case when b.size in ('toy', 'small') then 'mala' when b.size in ('large', 'giant') then 'velka' end) s (own)
   where b.storefront_id = narrow_to_breed.storefront_id and b.slug = breed_slug
$$;
comment on function internal.narrow_to_breed is 'What a breed says about the goods: fit for its size, food before treats, for grown dogs unless another age was named.';

create or replace function internal.spell_out_exclusions(storefront_id bigint, words text[]) returns text[]
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  query_stems text[] := internal.stems_of(storefront_id, words);
  spelled text[] := '{}';
  at integer := 1;
  synonym record;
begin
  while at <= cardinality(words) loop
    select cardinality(y.stems) as taken, internal.split_words(y.means) as means into synonym
      from shop.search_synonyms y
     where y.storefront_id = spell_out_exclusions.storefront_id and y.stems[1] = query_stems[at]
       and y.is_exclusion and y.stems = query_stems[at : at + cardinality(y.stems) - 1]
       -- „Alergie na hovězí“ says itself what must not be inside.
       and query_stems[at + cardinality(y.stems)] is distinct from 'na'
     order by cardinality(y.stems) desc, y.id
     limit 1;
    spelled := spelled || coalesce(synonym.means, words[at : at]);
    at := at + coalesce(synonym.taken, 1);
  end loop;
  return spelled;
end
$$;

create or replace function internal.take_exclusions(storefront_id bigint, words text[]) returns internal.exclusions
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  stems text[] := internal.stems_of(storefront_id, words);
  result internal.exclusions := row (words, words, '{}');
  excluding boolean := false;
  forgiving boolean;
  found bigint[];
  nearest internal.search_words;
begin
  for at in 1 .. cardinality(words) loop
    if stems[at] = any ('{bez,neobsahuj,krom}') or stems[at] like 'alerg%' and stems[at + 1] = 'na' then
      excluding := true;
      forgiving := true;
      result.rest[at] := '';
    elsif internal.unaccented(words[at]) = any ('{nesmi,nesnasi,nesnese,nemuze}') then
      -- „Nesmí kuře“, and „kuře nesmí“ too.
      found := array(select i.ingredient_id from internal.ingredient_search i
                      where at > 1 and i.storefront_id = take_exclusions.storefront_id and i.stem = stems[at - 1]);
      if found <> '{}' then
        result.rest[at - 1] := '';
        result.ingredient_ids := result.ingredient_ids || found;
      end if;
      excluding := true;
      forgiving := false;
      result.rest[at] := '';
    elsif excluding and not (stems[at] = any ('{a,ani,i,nebo,na}')) then
      found := array(select i.ingredient_id from internal.ingredient_search i
                      where i.storefront_id = take_exclusions.storefront_id and i.stem = stems[at]);
      if found = '{}' and forgiving and result.rest[at - 1] = '' then
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
