-- migrate:up

-- Beside the items of the menu, asked for every twenty seconds by everybody: whoever has the same already is answered with 304 and no body.
create function shop.staff_counts() returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  moment constant timestamptz := internal.shop_now();
  counts constant jsonb := (select coalesce(jsonb_agg(jsonb_build_object('key', q.key, 'count', q.waiting,
      -- The carrier comes today, a clock ends today, or something is broken.
      'isHot', q.clock = 'today' or q.until < date_trunc('day', moment, 'Europe/Prague') + interval '1 day') order by q.key), '[]')
    from internal.today_queues(internal.request_role(), moment) q);
  tag constant text := format('"%s"', md5(counts::text));
begin
  perform set_config('response.headers', jsonb_build_array(jsonb_build_object('ETag', tag), jsonb_build_object('Cache-Control', 'private, no-cache'))::text, true);
  if nullif(current_setting('request.headers', true), '')::jsonb ->> 'if-none-match' = tag then
    perform set_config('response.status', '304', true);
  end if;
  return counts;
end
$$;
comment on function shop.staff_counts is 'How much waits in each queue of the role that asks, with a tag to ask again by.';
grant execute on function shop.staff_counts() to staff_support, staff_warehouse, staff_content, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
