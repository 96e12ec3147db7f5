-- migrate:up

-- What a place does on a public holiday; the week alone would send people to a closed door.
alter table shop.retailers add column on_holidays text not null default 'closed'
  check (on_holidays in ('closed', 'open', 'large_shop'));

-- The middle of a town or of a post code. Shops and pickup points together cover the country; the longest prefix of the
-- code that anybody has wins.
create function internal.locate_place(near text) returns point
  language plpgsql stable
  set search_path = ''
as $$
declare
  wanted_zip text := (regexp_match(regexp_replace(near, '\s', '', 'g'), '^[0-9]{3,5}'))[1];
  folded text := internal.fold_address(left(near, 80));
  middle point;
begin
  for digits in reverse 5..3 loop
    exit when middle is not null or wanted_zip is null;
    continue when length(wanted_zip) < digits;
    select point(avg(k.lng), avg(k.lat)) into middle from (
      select p.lng, p.lat from shop.pickup_points p
       where p.removed_at is null and p.zip like left(wanted_zip, digits) || '%'
      union all
      select r.longitude, r.latitude from shop.retailers r where r.postal_code like left(wanted_zip, digits) || '%'
    ) k (lng, lat) having count(*) > 0;
  end loop;
  if middle is null and wanted_zip is null and folded <> '' then
    select point(avg(f.lng), avg(f.lat)) into middle from (
      select k.lng, k.lat, rank() over (order by case
               when internal.fold_address(k.city) = folded then 0
               when internal.fold_address(k.part) = folded then 1
               when internal.fold_address(k.city) like folded || '%' then 2 else 3 end) as rank
        from (select p.lng, p.lat, p.city, p.city_part from shop.pickup_points p where p.removed_at is null
              union all
              select r.longitude, r.latitude, r.city, coalesce(r.city_part, '') from shop.retailers r) k (lng, lat, city, part)
       where internal.fold_address(k.city || ' ' || k.part) like '%' || folded || '%'
    ) f where f.rank = 1
    having count(*) > 0;
  end if;
  return middle;
end
$$;
comment on function internal.locate_place is 'Where a town or post code lies, or null when nobody of ours is anywhere near it.';
revoke all on function internal.locate_place from public;

create function shop.find_retailers(
  near text default null, latitude double precision default null, longitude double precision default null,
  storefront_id bigint default 1)
  returns table (slug text, name text, type text, street text, city text, city_part text, postal_code text,
                 region text, lat double precision, lng double precision, phone text, email text, opening_hours jsonb,
                 on_holidays text, dogs_welcome boolean, wheelchair boolean, pickup_of_orders boolean, note text,
                 distance_km double precision)
  language plpgsql stable security definer rows 100
  set search_path = ''
as $$
declare
  middle point := case
    when find_retailers.latitude is not null and find_retailers.longitude is not null
      then point(find_retailers.longitude, find_retailers.latitude)
    when coalesce(trim(near), '') <> '' then internal.locate_place(near) end;
begin
  return query
    select r.slug, r.name, r.type, r.street, r.city, r.city_part, r.postal_code, r.region, r.latitude, r.longitude,
           r.phone, r.email, r.opening_hours, r.on_holidays, r.dogs_welcome, r.wheelchair, r.pickup_of_orders, r.note,
           -- A degree is 111 km; of longitude two thirds of that at 50° north, which is good to a few hundred metres.
           111.2 * sqrt(((r.longitude - middle[0]) * cos(radians(r.latitude))) ^ 2 + (r.latitude - middle[1]) ^ 2)
      from shop.retailers r
     where r.storefront_id = find_retailers.storefront_id and r.confirmed_on > current_date - 365
     order by 19 nulls last, r.city, r.name
     limit 500;
end
$$;
comment on function shop.find_retailers is
  'Retailers confirmed within a year, the nearest to a town, post code or position first; without a place, by town.';
grant execute on function shop.find_retailers to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
