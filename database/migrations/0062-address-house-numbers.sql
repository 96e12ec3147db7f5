-- migrate:up

-- A suggestion compares thousands of numbers with the digits typed so far: dividing is ten times cheaper than writing both
-- out as text. Labels are made only for the few that are shown.
create or replace function shop.suggest_address(q text, max_results integer default 8)
  returns table (place_code bigint, label text, street text, city text, zip text, is_complete boolean)
  language plpgsql stable security definer
  set search_path = ''
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
