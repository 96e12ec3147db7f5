-- migrate:up

alter table shop.shipping_methods add column cut_off text check (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
comment on column shop.shipping_methods.cut_off is 'By when an order leaves the same day with this carrier, in Prague; without it the shop''s own hour holds.';

create table internal.delivery_days (
  shipping_method_id bigint not null references shop.shipping_methods on delete cascade,
  area text not null check (area ~ '^[0-9]{3}$'),
  weekday integer not null check (weekday between 0 and 7),
  parcels integer not null check (parcels > 0),
  in_time integer not null check (in_time between 0 and parcels),
  min_days integer not null check (min_days > 0),
  max_days integer not null check (max_days >= min_days),
  primary key (shipping_method_id, area, weekday)
);
create index delivery_days_area on internal.delivery_days (area);
comment on table internal.delivery_days is 'In how many business days parcels have come to the first three digits of a post code, counted every night from our own tracking: numbers of many parcels, nobody''s own.';
comment on column internal.delivery_days.weekday is 'On which day of the week they left, Monday is 1; 0 speaks of all days.';
comment on column internal.delivery_days.in_time is 'How many of the parcels came within max_days.';
alter table internal.delivery_days enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
