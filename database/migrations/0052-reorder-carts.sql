-- migrate:up

-- "Jako minule" is a cart of its own beside the one the customer shops in: it goes through the same commands to the same order,
-- and nothing that waits in the other cart is touched or lost.
alter table shop.carts
  add column purpose text not null default 'shopping' check (purpose in ('shopping', 'reorder')),
  add column reorder_of_id bigint references shop.orders on delete restrict,
  add constraint carts_reorder check ((purpose = 'reorder') = (reorder_of_id is not null) or state = 'deleted'),
  -- A guest has no past orders to repeat but the one of the link, and that goes into the ordinary cart.
  add constraint carts_reorder_of_account check (purpose = 'shopping' or token_hash is null);
create index carts_reorder_of_id on shop.carts (reorder_of_id) where reorder_of_id is not null;
comment on column shop.carts.purpose is 'What the cart is for: shopping, or repeating one order on its own page.';
comment on column shop.carts.reorder_of_id is 'Which order a reorder repeats.';

-- One open cart of each purpose.
drop index shop.carts_one_open;
create unique index carts_one_open on shop.carts (customer_id, purpose) where state in ('active', 'in_checkout', 'abandoned');

update internal.truths set question = 'Which customer has two open carts for the same purpose?', query = $q$
  select customer_id, purpose, count(*) from shop.carts
   where state in ('active', 'in_checkout', 'abandoned') and customer_id is not null and $1 is not null
   group by customer_id, purpose having count(*) > 1
$q$ where name = 'customer_has_one_open_cart';

grant select (purpose, reorder_of_id) on shop.carts to customer, staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
