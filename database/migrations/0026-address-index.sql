-- migrate:up

create function internal.fold_address(value text) returns text
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
  return btrim(regexp_replace(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)), '[^a-z0-9]+', ' ', 'g'));
comment on function internal.fold_address is 'Words of an address without diacritics, capitals and punctuation.';

-- Suggestions look for a street among a hundred thousand and only then for a number among its houses; searching all the
-- three million places by text would cost a hundred times as much.
create table internal.address_streets (
  id integer generated always as identity primary key,
  municipality_code integer not null,
  municipality text not null,
  part text not null,
  -- Empty in a village without streets: there the number follows the name of the part.
  street text not null,
  places integer not null default 0,
  name text not null generated always as (case when street = '' then part else street end) stored,
  name_folded text not null
    generated always as (internal.fold_address(case when street = '' then part else street end)) stored,
  city_folded text not null generated always as (internal.fold_address(municipality)) stored,
  folded text not null
    generated always as (internal.fold_address(street || ' ' || part || ' ' || municipality)) stored,
  words tsvector not null generated always as (
    to_tsvector('simple'::regconfig, internal.fold_address(street || ' ' || part || ' ' || municipality))) stored,
  unique (municipality_code, part, street)
);
create index address_streets_words on internal.address_streets using gin (words) with (fastupdate = off);
create index address_streets_city_and_name on internal.address_streets (city_folded, name_folded);
create index address_streets_name on internal.address_streets (name_folded text_pattern_ops);
comment on table internal.address_streets is 'Streets, and parts of villages that have none, from the public register RÚIAN.';
alter table internal.address_streets enable row level security;

create table internal.address_places (
  code bigint primary key,
  street_id integer not null references internal.address_streets on delete cascade,
  -- A cottage has a number of evidence (č. ev.) instead of a descriptive one (č. p.).
  is_evidence boolean not null default false,
  house_number integer not null,
  orientation_number integer,
  orientation_letter text,
  zip text not null
);
create index address_places_street_id on internal.address_places (street_id, house_number);
comment on table internal.address_places is 'Address places of RÚIAN: every door in the country, under the official code.';
alter table internal.address_places enable row level security;

create function internal.house_label(place internal.address_places) returns text
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return case when place.is_evidence then 'č. ev. ' else '' end || place.house_number
    || coalesce('/' || place.orientation_number || coalesce(place.orientation_letter, ''), '');
comment on function internal.house_label is 'Number of a house as people write it: 3294/10a.';

create type internal.address_query as (words text[], number integer, second integer, zip text);
comment on type internal.address_query is 'What somebody typed, taken apart: words, the numbers of the house, the post code.';

create function internal.parse_address_query(q text) returns internal.address_query
  language plpgsql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
declare
  house constant text := '(\d{1,4})[a-z]?(?:\s*/\s*(\d{1,4})[a-z]?)?(?=[\s,]|$)';
  zip constant text := '(?<![0-9/])([1-7]\d{2}) ?(\d{2})(?![0-9/])';
  rest text := lower(extensions.unaccent('extensions.unaccent'::regdictionary, left(q, 100)));
  ordinal text := '';
  found text[];
  result internal.address_query;
begin
  found := regexp_match(rest, zip);
  if found is not null then
    result.zip := found[1] || found[2];
    rest := regexp_replace(rest, zip, ' ');
  end if;
  -- Districts of towns are no house numbers.
  rest := regexp_replace(rest, '\m(praha|brno|plzen|ostrava)\s+\d{1,2}\M', '\1', 'g');
  found := regexp_match(rest, '\mc\.?\s?(?:p|ev)\.?\s*' || house);
  if found is not null then
    rest := regexp_replace(rest, '\mc\.?\s?(?:p|ev)\.?\s*' || house, ' ');
  else
    -- An ordinal belongs to the name, with its dot or at the very beginning: 28. října, 17 listopadu.
    ordinal := coalesce(substring(rest from '^\s*\d{1,2}\.?\s+(?=[a-z])'), '');
    rest := substr(rest, length(ordinal) + 1);
    found := regexp_match(rest, '(?:^|[\s,])' || house);
    rest := regexp_replace(rest, '(?:^|[\s,])' || house, ' ');
  end if;
  result.number := found[1]::integer;
  result.second := found[2]::integer;
  result.words := array_remove(regexp_split_to_array(internal.fold_address(ordinal || rest), ' '), '');
  return result;
end
$$;
comment on function internal.parse_address_query is 'Takes apart what is typed into the address field.';

-- A typing error is mended word by word against the few tens of thousands of words that occur in addresses; comparing the
-- whole line with every street takes several times as long.
create table internal.address_words (
  word text primary key,
  streets integer not null
);
create index address_words_beginning on internal.address_words (word text_pattern_ops);
create index address_words_similar on internal.address_words using gin (word extensions.gin_trgm_ops) with (fastupdate = off);
comment on table internal.address_words is 'Words of streets and towns, without diacritics, and in how many streets they occur.';
alter table internal.address_words enable row level security;

create function internal.refresh_address_words() returns void
  language sql volatile
  set search_path = pg_catalog, pg_temp
as $$
  with now_used as materialized (
    select word, ndoc as streets from ts_stat('select words from internal.address_streets')
  ), gone as (
    delete from internal.address_words w where not exists (select from now_used n where n.word = w.word)
  )
  insert into internal.address_words as w (word, streets) select word, streets from now_used
  on conflict (word) do update set streets = excluded.streets where w.streets <> excluded.streets
$$;
comment on function internal.refresh_address_words is 'Brings the list of words in step with the streets; called after an import.';

create function internal.similar_address_words(typed text, wanted integer) returns text[]
  language sql stable
  set search_path = pg_catalog, pg_temp
  set pg_trgm.similarity_threshold = 0.3
as $$
  select array_agg(word) from (
    -- Two letters in the wrong order or one too many, which trigrams of a short word do not forgive.
    select w.word from internal.address_words w
     where w.word = any (array(
       select left(typed, i - 1) || substr(typed, i + 1, 1) || substr(typed, i, 1) || substr(typed, i + 2)
         from generate_series(1, length(typed) - 1) i
       union all
       select left(typed, i - 1) || substr(typed, i + 1) from generate_series(1, length(typed)) i))
    union
    (select w.word from internal.address_words w
      where w.word operator(extensions.%) typed and abs(length(w.word) - length(typed)) <= 2
      order by extensions.similarity(w.word, typed) desc, w.streets desc, w.word
      limit wanted)
  ) nearest
$$;
comment on function internal.similar_address_words is 'Words that somebody may have meant.';

-- One word of the query: as typed, perhaps unfinished; the nearest words as well when it is unknown or doubted. Folded words
-- end before the brace in the alphabet of bytes, so a range stands for "begins with" and uses the index.
create function internal.address_word_query(typed text, is_doubted boolean) returns text
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  is_known boolean := exists (
    select from internal.address_words w where w.word ~>=~ typed and w.word ~<~ (typed || '{'));
begin
  if length(typed) < 4 or is_known and not is_doubted then
    return typed || ':*';
  end if;
  return '(' || array_to_string(
    typed || ':*' || coalesce(internal.similar_address_words(typed, case when is_known then 6 else 16 end), '{}'), ' | ') || ')';
end
$$;
comment on function internal.address_word_query is 'One typed word as a condition on the words of a street.';

create function internal.match_streets(q internal.address_query) returns table (street_id integer, rank integer)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  typed text := array_to_string(q.words, ' ');
  is_doubted boolean;
  wanted tsquery;
begin
  if length(typed) < 2 then
    return;
  end if;
  -- Most of what is typed is the beginning of a street.
  return query
    select b.id, row_number() over ()::integer from (
      select s.id from internal.address_streets s
       where s.name_folded ~>=~ typed and s.name_folded ~<~ (typed || '{')
       order by s.name_folded = typed desc, s.places desc, s.id limit 40) b;
  if found then
    return;
  end if;
  -- Otherwise words of the street and of the town, each perhaps unfinished: rad pra finds Radlická in Praha. What finds
  -- nothing is doubted word by word. One and two letters alone say too little to look for among longer words.
  foreach is_doubted in array array[false, true] loop
    wanted := to_tsquery('simple', (
      select string_agg(internal.address_word_query(w.word, is_doubted), ' & ')
        from unnest(q.words) w (word)
       where length(w.word) > 2 or not exists (select from unnest(q.words) l (word) where length(l.word) > 2)));
    return query
      select m.id, row_number() over ()::integer from (
        select s.id from internal.address_streets s
         where s.words @@ wanted
         order by starts_with(s.name_folded, q.words[1]) desc,
           case when is_doubted then extensions.similarity(s.folded, typed) end desc nulls last,
           starts_with(typed, s.name_folded) desc, s.places desc, s.id
         limit 40) m;
    exit when found;
  end loop;
end
$$;
comment on function internal.match_streets is 'Streets that fit the words typed so far, best first; tolerant to typing errors.';

-- A suggestion compares thousands of numbers with the digits typed so far: dividing is ten times cheaper than writing both
-- out as text. Labels are made only for the few that are shown.
create function shop.suggest_address(q text, max_results integer default 8)
  returns table (place_code bigint, label text, street text, city text, zip text, is_complete boolean)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  query internal.address_query := internal.parse_address_query(q);
  wanted integer := least(greatest(max_results, 1), 20);
  n integer := query.number;
begin
  if n is null then
    return query
      select null::bigint, concat_ws(', ', s.name, nullif(s.part, s.name), nullif(s.municipality, s.part)),
             s.name, s.municipality, query.zip, false
        from internal.match_streets(query) m join internal.address_streets s on s.id = m.street_id
       order by m.rank limit wanted;
    return;
  end if;
  return query
    select p.code,
           concat_ws(', ', s.name || ' ' || internal.house_label(p), nullif(s.part, s.name),
             substr(p.zip, 1, 3) || ' ' || substr(p.zip, 4) || ' ' || s.municipality),
           s.name || ' ' || internal.house_label(p), s.municipality, p.zip, true
      from (
        select m.rank, m.street_id, h.code
          from internal.match_streets(query) m
          join internal.address_places h on h.street_id = m.street_id
         where (query.zip is null or h.zip = query.zip)
           and case
             when query.second is null then
               n in (h.house_number, h.house_number / 10, h.house_number / 100, h.house_number / 1000,
                 h.orientation_number, h.orientation_number / 10, h.orientation_number / 100)
             else h.house_number = n
               and query.second in (h.orientation_number, h.orientation_number / 10, h.orientation_number / 100)
           end
         order by n in (h.house_number, h.orientation_number) desc nulls last, m.rank, h.house_number
         limit wanted
      ) best
      join internal.address_streets s on s.id = best.street_id
      join internal.address_places p on p.code = best.code
     order by n in (p.house_number, p.orientation_number) desc nulls last, best.rank, p.house_number;
end
$$;
comment on function shop.suggest_address is 'Addresses for what is typed so far; without a number it offers streets.';
grant execute on function shop.suggest_address to shop_readers;

create function shop.check_address(street text, city text, zip text)
  returns table (state text, place_code bigint, right_zip text)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  query internal.address_query := internal.parse_address_query(street);
  wanted_zip text := regexp_replace(check_address.zip, '\s', '', 'g');
begin
  return query
    select case when p.zip = wanted_zip then 'found' else 'zip_mismatch' end, p.code, p.zip
      from internal.address_streets s
      join internal.address_places p on p.street_id = s.id
     where s.city_folded = internal.fold_address(regexp_replace(check_address.city, '\s+\d{1,2}\s*$', ''))
       and s.name_folded = array_to_string(query.words, ' ')
       and query.number in (p.house_number, p.orientation_number)
       and (query.second is null or p.house_number = query.number and p.orientation_number = query.second)
     order by p.zip = wanted_zip desc, p.house_number = query.number desc, p.code
     limit 1;
  if not found then
    return query select 'not_found', null::bigint, null::text;
  end if;
end
$$;
comment on function shop.check_address is 'Whether our index knows an address as written: found, zip_mismatch or not_found.';
grant execute on function shop.check_address to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
