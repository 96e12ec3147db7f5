-- migrate:up

-- An offer is a coupon nobody has to type: the same terms, limits and uses. It may name products and brands beside categories.
select internal.unwatch_history('coupons');
alter table shop.coupons
  add column is_automatic boolean not null default false,
  add column products bigint[],
  add column brands text[];
-- locks: some thousands of coupons are read once, and next to none of them are in it.
create index coupons_automatic on shop.coupons (storefront_id, valid_to) where is_automatic and not is_draft;
select internal.watch_history('coupons', '{redeemed}');
comment on column shop.coupons.is_automatic is 'Applies by itself; its code is a name for staff and documents, and opens nothing.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
