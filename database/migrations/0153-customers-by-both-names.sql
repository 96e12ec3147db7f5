-- migrate:up transaction:false

-- „jana nov“: among everybody whose surname begins so, the first name is read in the index, not computed from each row.
create index concurrently if not exists customers_both_names on shop.customers
  (internal.name_key(first_name, last_name) text_pattern_ops, lower(internal.unaccented(first_name)) text_pattern_ops);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
