-- migrate:up

-- What is kept only for a time: columns that remember that the time has come, and guards that let go exactly then.

alter table shop.orders
  add column links_revoked_at timestamptz,
  add column trimmed_at timestamptz;
comment on column shop.orders.links_revoked_at is 'From then on no signed link opens the order: its account was deleted or its time is over.';
comment on column shop.orders.trimmed_at is 'When name, address, e-mail, phone and note were taken out of the order, four years after its end.';
create index orders_untrimmed on shop.orders (placed_at) where trimmed_at is null;

alter table shop.customers
  add column seen_at timestamptz not null default now(),
  add column idle_warned_at timestamptz;
comment on column shop.customers.seen_at is 'The last sign of life that is no longer kept as a session; three years after the last one the account is deleted.';
comment on column shop.customers.idle_warned_at is 'When the customer was told that an unused account will be deleted.';
update shop.customers set seen_at = updated_at;

alter table internal.newsletter_subscriptions
  alter column email drop not null,
  add column email_hash bytea,
  add constraint newsletter_subscriptions_known check (num_nonnulls(email, email_hash) >= 1);
comment on column internal.newsletter_subscriptions.email_hash is 'What is left of the address after leaving: enough to answer whose consent it was, not to write to.';

-- Keys of a stored object stay, so that whoever reads it finds its shape; what they said does not.
create function internal.blank_values(given jsonb) returns jsonb
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(key, case
      when key = 'country' then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb
      else 'null'::jsonb end), '{}'::jsonb)
    from jsonb_each(given)
$$;
comment on function internal.blank_values is 'The same keys without their words; the country stays.';
revoke execute on function internal.blank_values from public;

-- Arguments: the column it counts from, for how long, whether from the end of that year, and the one column that may then change
-- (empty: the row may go).
create function internal.refuse_change_while_kept() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
declare
  began timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
  ends timestamptz := case tg_argv[2] when 'year' then date_trunc('year', began, 'Europe/Prague') + interval '1 year' else began end
    + tg_argv[1]::interval;
begin
  if ends <= internal.shop_now() then
    if tg_op = 'DELETE' and tg_argv[3] = '' then return old; end if;
    if tg_op = 'UPDATE' and tg_argv[3] <> '' and to_jsonb(old) - tg_argv[3] = to_jsonb(new) - tg_argv[3] then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function internal.refuse_change_while_kept is 'Guards what must stay written until its time is over, and then only as far as it names somebody.';
revoke execute on function internal.refuse_change_while_kept from public;

drop trigger audit_log_no_change on internal.audit_log;
create trigger audit_log_no_change before delete or update on internal.audit_log
  for each row execute function internal.refuse_change_while_kept('at', '4 years', '', '');
drop trigger document_files_no_change on internal.document_files;
create trigger document_files_no_change before delete or update on internal.document_files
  for each row execute function internal.refuse_change_while_kept('made_at', '10 years', 'year', '');
drop trigger documents_no_change on shop.documents;
create trigger documents_no_change before delete or update on shop.documents
  for each row execute function internal.refuse_change_while_kept('issued_at', '10 years', 'year', 'customer');
drop trigger order_events_no_change on shop.order_events;
create trigger order_events_no_change before delete or update on shop.order_events
  for each row execute function internal.refuse_change_while_kept('at', '4 years', '', 'details');
drop trigger parcel_events_no_change on shop.parcel_events;
create trigger parcel_events_no_change before delete or update on shop.parcel_events
  for each row execute function internal.refuse_change_while_kept('at', '4 years', '', 'words');
drop trigger consents_no_change on shop.consents;
create trigger consents_no_change before delete or update on shop.consents
  for each row execute function internal.refuse_change_while_kept('given_at', '4 years', '', '');
drop trigger cookie_consents_no_change on shop.cookie_consents;
create trigger cookie_consents_no_change before delete or update on shop.cookie_consents
  for each row execute function internal.refuse_change_while_kept('given_at', '12 months', '', '');

-- By whom a cart is, for the one who wants to be forgotten.
create index carts_details_email on shop.carts ((details ->> 'email')) where details is not null;

-- A document whose ten years are over has no file any more, and needs none.
update internal.truths set query = replace(query, 'where d.issued_on >=', $q$where d.issued_at > internal.shop_now() - interval '10 years' and d.issued_on >=$q$)
 where name = 'document_is_kept_or_being_drawn';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
