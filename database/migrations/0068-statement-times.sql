-- migrate:up

-- The extension is there where the server was started with it (deploy/cluster/patroni.yml) and not in development, so its name is read
-- when the function runs. PostgreSQL has put $1, $2 in the place of every value; statements of people that hold one are not followed
-- (pg_stat_statements.track_utility).
create function internal.statement_times()
  returns table (role text, calls bigint, seconds double precision, mean_ms double precision, max_ms double precision, rows_met bigint, statement text)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
begin
  if to_regclass('extensions.pg_stat_statements') is null then
    return;
  end if;
  return query execute $query$
    select r.rolname::text, s.calls, s.total_exec_time / 1000, s.mean_exec_time, s.max_exec_time, s.rows, s.query
      from extensions.pg_stat_statements s
      join pg_roles r on r.oid = s.userid
     where s.dbid = (select d.oid from pg_database d where d.datname = current_database())
     order by s.total_exec_time desc
     limit 50
  $query$;
end
$$;
comment on function internal.statement_times is 'The fifty statements that have taken the most time since the server counts; none where it does not.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
