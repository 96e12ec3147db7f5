-- migrate:up

alter table internal.webhook_endpoints drop constraint webhook_endpoints_topics_check;
alter table internal.webhook_endpoints add constraint webhook_endpoints_topics_check check (cardinality(topics) > 0
  and topics <@ array['order.state_changed', 'parcel.shipped', 'parcel.delivered', 'invoice.issued', 'stock.changed']) not valid;
comment on table internal.webhook_endpoints is 'Where partners are told what becomes of their own orders, and when goods run out or come back.';

-- Not by a trigger on stock: whoever orders holds its busiest rows, and a piece that comes and goes within a minute is no news.
create table internal.webhook_stock (
  variant_id bigint primary key references shop.variants on delete cascade,
  in_stock boolean not null,
  since timestamptz not null
);
comment on table internal.webhook_stock is 'What partners were last told of each pack; empty while nobody listens.';
alter table internal.webhook_stock enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
