-- migrate:up

-- An empty search_path is not enough: PostgreSQL still looks for types and tables in the caller's temporary schema, and looks there
-- first. Named as the last one it can shadow nothing. The schema rules demand exactly this of every function.
create or replace function internal.correct_word(storefront_id bigint, word text, stem text) returns internal.search_words
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select (near.found).*
    from (
      select w as found, least(
               extensions.levenshtein_less_equal(w.word, correct_word.word, 4),
               case when length(correct_word.stem) > 4 then extensions.levenshtein_less_equal(w.stem, correct_word.stem, 4) end) as apart
        from internal.search_words w
       where w.storefront_id = correct_word.storefront_id and w.is_main and length(w.word) > 2 and w.word !~ '[0-9]'
         and (w.word operator(extensions.%) correct_word.word and (left(w.word, 1) = left(correct_word.word, 1) or length(correct_word.word) > 5)
           or left(w.word, 1) = left(correct_word.word, 1) and abs(length(w.word) - length(correct_word.word)) < 2)
      offset 0
    ) near
   cross join lateral (
     select near.apart - case
       when near.apart <> 2 or length((near.found).word) <> length(correct_word.word) then 0
       when array(select l from regexp_split_to_table((near.found).word, '') l order by l)
          = array(select l from regexp_split_to_table(correct_word.word, '') l order by l) then 1
       else 0 end as mistakes
   ) counted
   where mistakes <= case when length(correct_word.word) < 4 then 0 when length(correct_word.word) < 6 then 1
                          when length(correct_word.word) < 9 then 2 else 3 end
   order by mistakes, extensions.similarity((near.found).word, correct_word.word) desc, length((near.found).word), (near.found).word
   limit 1
$$;

do $$
declare
  routine regprocedure;
begin
  for routine in
    select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('shop', 'internal', 'auth')
  loop
    execute format('alter routine %s set search_path = pg_catalog, pg_temp', routine);
  end loop;
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
