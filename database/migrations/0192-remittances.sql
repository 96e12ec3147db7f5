-- migrate:up

-- Cash that a carrier sends in one sum, with a file that says whose it is. Of the file only what names money is kept: other columns name people.
create table internal.remittances (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  carrier text not null check (carrier <> ''),
  name text not null check (name <> ''),
  file_hash text not null,
  -- Of the transfer, when somebody knows it.
  symbol text check (symbol ~ '^[0-9]{1,10}$'),
  rows integer not null check (rows > 0),
  total bigint not null check (total > 0),
  read_by text not null,
  read_at timestamptz not null,
  -- The transfer that brought it. Only then are its rows settled.
  movement_id bigint references shop.bank_movements on delete restrict,
  settled_at timestamptz,
  constraint remittances_file unique (storefront_id, file_hash),
  constraint remittances_movement unique (movement_id),
  constraint remittances_settled check (settled_at is null or movement_id is not null)
);
create index remittances_open on internal.remittances (id) where settled_at is null;
comment on table internal.remittances is 'Files of carriers that say whose cash a transfer is.';
alter table internal.remittances enable row level security;
revoke delete on internal.remittances from services;

create table internal.remittance_rows (
  remittance_id bigint not null references internal.remittances on delete restrict,
  line integer not null check (line > 0),
  parcel text not null,
  symbol text not null,
  amount bigint not null check (amount > 0),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'settled', 'unknown', 'repeated', 'over', 'under')),
  payment_id bigint references shop.payments on delete restrict,
  -- What we were to get for it.
  expected bigint,
  primary key (remittance_id, line),
  constraint remittance_rows_settled check (outcome <> 'settled' or payment_id is not null)
);
-- No cash comes twice.
create unique index remittance_rows_payment on internal.remittance_rows (payment_id) where outcome = 'settled';
create index remittance_rows_payment_id on internal.remittance_rows (payment_id);
comment on table internal.remittance_rows is 'Rows of such a file: whose cash each is, and what became of it.';
alter table internal.remittance_rows enable row level security;
revoke delete on internal.remittance_rows from services;

update internal.truths set query = $q$
  select m.id as movement_id, m.amount, m.match from shop.bank_movements m
   where m.read_at >= $1 and m.match = 'ignored'
     and (m.amount > 0 and m.match_details ->> 'reason' is distinct from 'known_account'
         and not exists (select from internal.remittances r where r.movement_id = m.id)
       or m.amount < 0 and m.match_details ->> 'reason' is distinct from 'refund_sent'
         and m.match_details ->> 'reason' is distinct from 'known_account'
         and exists (select from shop.orders o where o.number = ltrim(m.variable_symbol, '0')))
$q$ where name = 'money_that_came_is_somewhere';

insert into internal.truths (name, question, query) values
('remittance_is_its_transfer', 'Which file of cash is another sum than its transfer or than its rows, or has rows left after it was settled?', $q$
  select r.id as remittance_id from internal.remittances r
    left join shop.bank_movements m on m.id = r.movement_id
   where r.read_at >= $1
     and (m.id is not null and (m.amount <> r.total or m.currency <> 'CZK')
       or r.total is distinct from (select sum(w.amount) from internal.remittance_rows w where w.remittance_id = r.id)
       or r.settled_at is not null and exists (
         select from internal.remittance_rows w where w.remittance_id = r.id and w.outcome = 'waiting'))
$q$),
('settled_cash_is_received', 'Which row of a file of cash is settled and its payment did not get it?', $q$
  select w.remittance_id, w.line from internal.remittance_rows w
    join internal.remittances r on r.id = w.remittance_id join shop.payments p on p.id = w.payment_id
   where r.read_at >= $1 and w.outcome = 'settled' and (r.movement_id is null or p.received < w.amount)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
