-- migrate:up

-- Since when the day of a birthday stands in the profile: a dog that is added on its birthday brings its gift a year later.
alter table shop.dogs add column born_noted_at timestamptz;
comment on column shop.dogs.born_noted_at is 'Since when its birthday is this day of the year; a mended year changes nothing. Null: since the dog was added.';

create function internal.note_birthday() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    new.born_noted_at := case when new.born_on is not null then new.created_at end;
  elsif to_char(new.born_on, 'MM-DD') is distinct from to_char(old.born_on, 'MM-DD') then
    new.born_noted_at := case when new.born_on is not null then internal.shop_now() end;
  end if;
  return new;
end
$$;
comment on function internal.note_birthday() is 'Writes down when the birthday of a dog was told, whoever writes the dog.';

create trigger dogs_birthday before insert or update of born_on on shop.dogs for each row execute function internal.note_birthday();

update shop.credit_rules
   set sentence = '{credits} ráno v den narozenin, jednou za rok, když je datum v profilu aspoň 30 dní předem. Psů s dárkem může být nejvýš {limit}. Kolik dní platí: {days}.'
 where code = 'birthday';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
