-- migrate:up

-- People of the office add places and take them off the map; an owner who comes back is shown again.
alter table shop.retailers add column hidden_at timestamptz;
comment on column shop.retailers.hidden_at is 'Since when the office keeps it off the map; empty for those that are shown.';
alter policy confirmed_retailers on shop.retailers using (confirmed_on > current_date - 365 and hidden_at is null);
-- Who answers there and how to reach them is the entry of a business, not a past to be kept.
select internal.watch_history('retailers', '{phone,email,note,asked_on}');

create or replace function shop.find_retailers(
  near text default null, latitude double precision default null, longitude double precision default null,
  storefront_id bigint default 1)
  returns table (slug text, name text, type text, street text, city text, city_part text, postal_code text,
                 region text, lat double precision, lng double precision, phone text, email text, opening_hours jsonb,
                 on_holidays text, dogs_welcome boolean, wheelchair boolean, pickup_of_orders boolean, note text,
                 distance_km double precision)
  language plpgsql stable security definer rows 100
  set search_path = pg_catalog, pg_temp
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
     where r.storefront_id = find_retailers.storefront_id and r.confirmed_on > current_date - 365 and r.hidden_at is null
     order by 19 nulls last, r.city, r.name
     limit 500;
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
