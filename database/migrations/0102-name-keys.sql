-- migrate:up

-- Staff type a name without hooks and accents, surname first as a list has it or the other way round.
create function internal.name_key(first_name text, last_name text) returns text
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return lower(internal.unaccented(concat_ws(' ', nullif(btrim(last_name), ''), nullif(btrim(first_name), ''))));
comment on function internal.name_key is 'novakova jana: what a name is found by.';

create function internal.order_name_key(billing jsonb) returns text
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return coalesce(lower(internal.unaccented(nullif(billing #>> '{company,name}', ''))),
    internal.name_key(billing ->> 'firstName', billing ->> 'lastName'));
comment on function internal.order_name_key is 'The company that buys, or else the person.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
