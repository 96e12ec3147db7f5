-- migrate:up

-- What was decided before dispatch is still in the order: lines do not change under a case (decision 137). Only its end takes it out.
create function internal.is_withdrawn_from(wanted bigint) returns boolean
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from shop.cases c
     where c.order_id = wanted and c.kind = 'withdrawal'
       and (c.state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed')
            or exists (select from shop.case_decisions d where d.case_id = c.id and d.outcome = 'refund')))
$$;
comment on function internal.is_withdrawn_from is 'Whether somebody has withdrawn from goods of an order and was not refused: while they are here, nobody packs it.';
revoke execute on function internal.is_withdrawn_from from public;
grant execute on function internal.is_withdrawn_from to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
