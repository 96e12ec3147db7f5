-- migrate:up

-- A price that does not hold yet is a plan of ours: the sale of next week is nobody's business before it begins.
alter policy prices_of_own_lists on shop.prices
  using (valid_from <= now()
    and exists (select from shop.price_lists l where l.id = price_list_id)
    and exists (select from shop.variants v where v.id = variant_id));
comment on policy prices_of_own_lists on shop.prices is
  'Follows the list and the variant; what has held is public for public lists, what is only planned is not.';
create policy staff_prices on shop.prices for select to staff_readers using (true);
comment on policy staff_prices on shop.prices is 'Staff plan prices, so they see them.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
