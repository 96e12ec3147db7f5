-- migrate:up

-- A customer takes the leave to charge a card back while the plan goes on; from that moment nobody charges it, and a job tells the gateway.
-- locks: a column without a default is added at once, whatever the size of the table.
alter table shop.plan_mandates add column revoked_at timestamptz;
comment on column shop.plan_mandates.revoked_at is 'When its owner took the card away; the gateway is told afterwards.';

insert into internal.truths (name, question, query) values
('forgotten_card_charges_nobody', 'Which card was taken away by its owner and could still be charged a day later?', $q$
  select m.id as mandate_id, m.plan_id from shop.plan_mandates m
   where m.state = 'active' and m.revoked_at < internal.shop_now() - interval '1 day' and $1 is not null
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
