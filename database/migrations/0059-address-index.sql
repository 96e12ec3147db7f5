-- migrate:up

create function internal.fold_address(value text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
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
create index address_streets_folded on internal.address_streets using gin (folded extensions.gin_trgm_ops) with (fastupdate = off);
create index address_streets_city_and_name on internal.address_streets (city_folded, name_folded);
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
  set search_path = ''
  return case when place.is_evidence then 'č. ev. ' else '' end || place.house_number
    || coalesce('/' || place.orientation_number || coalesce(place.orientation_letter, ''), '');
comment on function internal.house_label is 'Number of a house as people write it: 3294/10a.';

create type internal.address_query as (words text[], number integer, second integer, zip text);
comment on type internal.address_query is 'What somebody typed, taken apart: words, the numbers of the house, the post code.';

create function internal.parse_address_query(q text) returns internal.address_query
  language plpgsql immutable strict parallel safe
  set search_path = ''
as $$
declare
  rest text := lower(extensions.unaccent('extensions.unaccent'::regdictionary, left(q, 100)));
  found text[];
  result internal.address_query;
begin
  -- 602 00, and the districts of Prague, are no house numbers.
  found := regexp_match(rest, '(?:^|[^0-9/])([1-7]\d{2}) ?(\d{2})(?![0-9/])');
  if found is not null then
    result.zip := found[1] || found[2];
    rest := regexp_replace(rest, '([1-7]\d{2}) ?(\d{2})(?![0-9/])', ' ');
  end if;
  rest := regexp_replace(rest, '\m(praha|brno|plzen|ostrava)\s+\d{1,2}\M', '\1', 'g');
  rest := regexp_replace(rest, '\mc\.?\s?(p|ev)\.?(?=\s*\d)', ' ', 'g');
  -- An ordinal belongs to the name, with its dot or at the very beginning: 28. října, 17 listopadu.
  found := regexp_match(rest, '(?:^\s*\d{1,2}\.?\s+[a-z])?.*?(?:^|[\s,])(\d{1,4})[a-z]?(?:\s*/\s*(\d{1,4})[a-z]?)?(?=[\s,]|$)');
  if rest ~ '^\s*\d{1,2}\s+[a-z]' then
    found := regexp_match(regexp_replace(rest, '^\s*\d{1,2}\s+', ''), '(?:^|[\s,])(\d{1,4})[a-z]?(?:\s*/\s*(\d{1,4})[a-z]?)?(?=[\s,]|$)');
  end if;
  if found is not null then
    result.number := found[1]::integer;
    result.second := found[2]::integer;
    rest := regexp_replace(rest, '(^|[\s,])' || found[1] || '[a-z]?(\s*/\s*\d{1,4}[a-z]?)?(?=[\s,]|$)', ' ');
  end if;
  result.words := array_remove(regexp_split_to_array(internal.fold_address(rest), ' '), '');
  return result;
end
$$;
comment on function internal.parse_address_query is 'Takes apart what is typed into the address field.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
