-- migrate:up

create table shop.favourites (
  customer_id bigint not null references shop.customers on delete cascade,
  product_id bigint not null references shop.products on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index favourites_product_id on shop.favourites (product_id);
comment on table shop.favourites is 'Products a customer keeps an eye on. Those of a guest are in the browser and come along at sign-in.';
alter table shop.favourites enable row level security;
create policy own_favourites on shop.favourites for select to customer using (customer_id = internal.current_customer_id());
comment on policy own_favourites on shop.favourites is 'A customer sees their own; what others like is nobody else''s business.';
grant select on shop.favourites to customer;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
