-- migrate:up transaction:false

-- The confirmation of a company stays for good like the other one, so neither is looked through every night: instead of mails_to_forget.
create index concurrently if not exists mails_to_purge on internal.mails (created_at)
  where (template <> 'order-confirmation' and template <> 'company-confirmation') or recipient <> '';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
