-- migrate:up

create function internal.match_streets(q internal.address_query) returns setof internal.address_streets
  language plpgsql stable
  set search_path = ''
  set pg_trgm.word_similarity_threshold = 0.5
as $$
declare
  typed text := array_to_string(q.words, ' ');
  prefixes tsquery;
begin
  if length(typed) < 2 then
    return;
  end if;
  -- Every word may be unfinished: rad pra finds Radlická in Praha.
  prefixes := to_tsquery('simple', (select string_agg(word || ':*', ' & ') from unnest(q.words) word));
  return query
    select s.* from internal.address_streets s
     where s.words @@ prefixes
     order by s.name_folded = q.words[1] desc, starts_with(s.name_folded, q.words[1]) desc, s.places desc, s.id
     limit 40;
  if not found and length(typed) >= 4 then
    -- Nothing begins like that: somebody has mistyped.
    return query
      select s.* from internal.address_streets s
       where s.folded operator(extensions.%>) typed
       order by extensions.word_similarity(typed, s.folded) desc, s.places desc, s.id
       limit 20;
  end if;
end
$$;
comment on function internal.match_streets is 'Streets that fit the words typed so far; tolerant to typing errors.';

create function shop.suggest_address(q text, max_results integer default 8)
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
        from internal.match_streets(query) with ordinality as s
       order by s.ordinality limit wanted;
    return;
  end if;
  return query
    select p.code,
           concat_ws(', ', s.name || ' ' || internal.house_label(p), nullif(s.part, s.name),
             substr(p.zip, 1, 3) || ' ' || substr(p.zip, 4) || ' ' || s.municipality),
           s.name || ' ' || internal.house_label(p), s.municipality, p.zip, true
      from internal.match_streets(query) with ordinality as s
      cross join lateral (
        select h.* from internal.address_places h
         where h.street_id = s.id
           and (query.zip is null or h.zip = query.zip)
           and case
             when query.second is not null then
               h.house_number = query.number and starts_with(h.orientation_number::text, query.second::text)
             else starts_with(h.house_number::text, query.number::text)
               or starts_with(h.orientation_number::text, query.number::text)
           end
         order by query.number in (h.house_number, h.orientation_number) desc, h.house_number
         limit wanted
      ) p
     order by query.number in (p.house_number, p.orientation_number) desc nulls last, s.ordinality, p.house_number
     limit wanted;
end
$$;
comment on function shop.suggest_address is 'Addresses for what is typed so far; without a number it offers streets.';
grant execute on function shop.suggest_address to shop_readers;

create function shop.check_address(street text, city text, zip text)
  returns table (state text, place_code bigint, right_zip text)
  language plpgsql stable security definer
  set search_path = ''
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
