-- migrate:up

-- An attempt may stay open beside the one that paid the order. What was then given back for goods is not owed again, and what is on
-- its way back pays nothing: the same sum that decides whether an order is paid.
create or replace function internal.order_due(wanted bigint) returns bigint
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select case when o.state in ('awaiting_payment', 'expired')
                or exists (select from shop.payments p where p.order_id = o.id and p.state in ('awaiting_transfer', 'partly_paid', 'invoice_issued',
                  'overdue', 'created', 'unknown', 'method_chosen', 'authorized', 'awaiting_cod', 'cod_collected'))
              then o.payable - (select coalesce(sum(p.received - p.refunded), 0)::bigint from shop.payments p where p.order_id = o.id)
                   - (select coalesce(sum(r.for_goods - case when r.state = 'done' then 0 else r.amount end), 0)::bigint
                        from shop.refunds r where r.order_id = o.id and r.state <> 'failed')
              else 0 end
    from shop.orders o where o.id = wanted;
end;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
