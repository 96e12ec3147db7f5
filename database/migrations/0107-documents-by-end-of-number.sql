-- migrate:up transaction:false

-- By the end of a number, as people read it out.
create index concurrently if not exists documents_number_end on shop.documents (reverse(number) text_pattern_ops);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
