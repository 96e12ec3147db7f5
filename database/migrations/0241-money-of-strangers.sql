-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'payment.least_share_percent', 'percent', '50', false, 'A transfer of less than this share of what is expected moves nothing and goes to staff.');

-- How much of it was put to the payment, in haléře of the order: another currency counts for what a person says, money that
-- the bank took back counts for nothing here because the payment writes it down as returned.
alter table shop.bank_movements add column counted bigint check (counted >= 0);
comment on column shop.bank_movements.counted is 'Haléře put to the payment; empty while the movement belongs to none.';
update shop.bank_movements set counted = amount where payment_id is not null;
alter table shop.bank_movements add constraint bank_movements_counted check ((counted is null) = (payment_id is null));

update internal.truths set query = replace(query, 'sum(m.amount)', 'sum(m.counted)') where name = 'payment_counts_what_came';

insert into internal.truths (name, question, query) values
('money_that_came_is_somewhere', 'Which money came under the number of an order and is neither counted nor shown to a person?', $q$
  select m.id as movement_id, m.amount, m.match from shop.bank_movements m
   where m.read_at >= $1 and m.match = 'ignored'
     and (m.amount > 0 and m.match_details ->> 'reason' is distinct from 'known_account'
       or m.amount < 0 and m.match_details ->> 'reason' is distinct from 'refund_sent'
         and m.match_details ->> 'reason' is distinct from 'known_account'
         and exists (select from shop.orders o where o.number = ltrim(m.variable_symbol, '0')))
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
