-- migrate:up

-- Whom a voucher is for: who gives it, to whom, with which words and on which day it goes by mail. Without an address somebody prints it.
create table shop.voucher_gifts (
  voucher_id bigint primary key references shop.vouchers on delete restrict,
  giver text not null default '',
  recipient_name text not null default '',
  recipient_email text check (recipient_email = lower(recipient_email)),
  words text not null default '' check (char_length(words) <= 500),
  deliver_on date not null,
  queued_at timestamptz
);
create index voucher_gifts_due on shop.voucher_gifts (deliver_on) where queued_at is null and recipient_email is not null;
comment on table shop.voucher_gifts is 'Vouchers that are given: to whom, with which words, on which day. Forgotten ninety days after they went.';
alter table shop.voucher_gifts enable row level security;

insert into internal.truths (name, question, query) values
('gift_goes_on_its_day', 'Which voucher was to be sent and was not?', $q$
  select g.voucher_id, g.deliver_on from shop.voucher_gifts g
   where $1 is not null and g.queued_at is null and g.recipient_email is not null and g.deliver_on < internal.shop_now()::date - 1
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
