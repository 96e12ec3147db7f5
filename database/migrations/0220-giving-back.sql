-- migrate:up

-- Every attempt that holds money can give it back, and an invoice nobody will pay ends with its order.
insert into internal.state_transitions (machine, from_state, to_state) values
  ('payment', 'partly_paid', 'refund_requested'),
  ('payment', 'invoice_issued', 'refund_requested'),
  ('payment', 'invoice_issued', 'cancelled'),
  ('payment', 'overdue', 'refund_requested'),
  ('payment', 'overdue', 'cancelled'),
  ('payment', 'cancelled', 'refund_requested'),
  ('payment', 'expired', 'refund_requested'),
  ('payment', 'refunded', 'refund_requested');

alter table shop.refunds
  -- The part of the amount that its credit note is over; the rest came over the price.
  add column for_goods bigint not null default 0 check (for_goods >= 0),
  -- The gateway's own number of it: whatever was returned there is learnt once.
  add column gateway_refund_id text,
  -- The list of the gateway tells a lost answer from a lost question by its own numbers.
  drop column refunded_before;
update shop.refunds set for_goods = amount where purpose = 'correction';
alter table shop.refunds add constraint refunds_for_goods check (for_goods <= amount);
create unique index refunds_gateway_refund_id on shop.refunds (gateway_refund_id) where gateway_refund_id is not null;
create trigger refunds_goods_frozen before update of for_goods on shop.refunds
  for each row when (old.for_goods is distinct from new.for_goods) execute function internal.refuse_change();
create trigger refunds_number_frozen before update of gateway_refund_id on shop.refunds
  for each row when (old.gateway_refund_id is not null and old.gateway_refund_id is distinct from new.gateway_refund_id)
  execute function internal.refuse_change();
comment on column shop.refunds.corrections is
  'What of which line goes back, worked out when the refund was asked for: the credit note prints exactly this.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
