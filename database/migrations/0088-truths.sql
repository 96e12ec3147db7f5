-- migrate:up

-- „Hlídač“. A truth is a query that must return no row; $1 says how far back to look, so that the run every five minutes
-- reads only what is young and the nightly one reads everything.
create table internal.truths (
  name text primary key check (name ~ '^[a-z]+(_[a-z]+)+$'),
  -- What is asked, in words; "no row" is the answer that must come.
  question text not null,
  query text not null
);
comment on table internal.truths is 'Named queries that must return no row, whatever has been clicked, raced or crashed.';
alter table internal.truths enable row level security;
revoke insert, update, delete on internal.truths from services;

create function internal.check_truths(since timestamptz default '-infinity', only_name text default null)
  returns table (name text, question text, violations bigint, samples jsonb, ms integer)
  language plpgsql stable
  set search_path = ''
as $$
declare
  truth internal.truths;
  began timestamptz;
begin
  for truth in select * from internal.truths t where only_name is null or t.name = only_name order by t.name loop
    began := clock_timestamp();
    -- The query is ours, from a migration; who runs this has no right to write one.
    execute format(
      'select count(*), coalesce(jsonb_agg(to_jsonb(v)) filter (where v.nth <= 5), ''[]'')
         from (select q.*, row_number() over () as nth from (%s) q) v', truth.query)
      into violations, samples using since;
    name := truth.name;
    question := truth.question;
    ms := extract(epoch from clock_timestamp() - began) * 1000;
    return next;
  end loop;
end
$$;
comment on function internal.check_truths is 'Asks every truth about what happened since a moment: how many rows break it, and the first five.';
grant execute on function internal.check_truths to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
