-- migrate:up

-- A typing error is mended word by word against the few tens of thousands of words that occur in addresses; comparing the
-- whole line with every street took several times as long.
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
  set search_path = ''
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
select internal.refresh_address_words();

create function internal.similar_address_words(typed text, wanted integer) returns text[]
  language sql stable
  set search_path = ''
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
  set search_path = ''
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

create index address_streets_name on internal.address_streets (name_folded text_pattern_ops);

drop function internal.match_streets;
create function internal.match_streets(q internal.address_query) returns table (street_id integer, rank integer)
  language plpgsql stable
  set search_path = ''
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

create or replace function shop.suggest_address(q text, max_results integer default 8)
  returns table (place_code bigint, label text, street text, city text, zip text, is_complete boolean)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  query internal.address_query := internal.parse_address_query(q);
  wanted integer := least(greatest(max_results, 1), 20);
begin
  if query.number is null then
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
      from internal.match_streets(query) m
      join internal.address_streets s on s.id = m.street_id
      join internal.address_places p on p.street_id = m.street_id
     where (query.zip is null or p.zip = query.zip)
       and case
         when query.second is not null then
           p.house_number = query.number and starts_with(p.orientation_number::text, query.second::text)
         else starts_with(p.house_number::text, query.number::text)
           or starts_with(p.orientation_number::text, query.number::text)
       end
     order by query.number in (p.house_number, p.orientation_number) desc nulls last, m.rank, p.house_number
     limit wanted;
end
$$;

create or replace function internal.parse_address_query(q text) returns internal.address_query
  language plpgsql immutable strict parallel safe
  set search_path = ''
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

drop index internal.address_streets_folded;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
