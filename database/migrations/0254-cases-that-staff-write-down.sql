-- migrate:up

-- What comes by phone, e-mail, letter or in person is written down by staff; days of law count from the day it came (decision 191).
-- locks: columns with a constant; nobody else changes cases for longer than one row.
alter table shop.cases
  add column channel text not null default 'form' constraint cases_channel_check
    check (channel in ('form', 'phone', 'email', 'letter', 'in_person')),
  add column received_on date,
  add constraint cases_received_on check ((channel = 'form') = (received_on is null));
comment on column shop.cases.channel is 'How it reached us; what did not come by the form was written down by staff.';
comment on column shop.cases.received_on is
  'The day it came, of a withdrawal the day it was sent; empty for the form, whose moment is submitted_at. Lateness and decide_by count from it.';
grant select (channel, received_on) on shop.cases to staff_support, staff_admin;

create or replace view shop.staff_cases with (security_invoker) as
select c.id, c.number, c.kind, c.state, c.wish, c.problem, c.order_id, o.number as order_number, c.submitted_at, c.decide_by, c.quoted,
       c.decided_at, c.decided_amount, c.state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed')
         and (c.kind = 'complaint' or c.state not in ('awaiting_goods', 'reminded')) as waits,
       c.decide_by - (internal.shop_now() at time zone 'Europe/Prague')::date as days_left,
       (select string_agg(coalesce(l.name, internal.cut_line_name(c.order_id, k.position)) || ', ' || k.pieces || ' ks', '; ' order by k.position)
          from shop.case_lines k left join shop.order_lines l on l.order_id = c.order_id and l.position = k.position where k.case_id = c.id) as goods,
       (select array_agg(distinct d order by d) from shop.case_lines k, unnest(k.doubts) d where k.case_id = c.id) as doubts,
       c.channel, c.received_on
  from shop.cases c join shop.orders o on o.id = c.order_id;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
