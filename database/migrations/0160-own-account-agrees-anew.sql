-- migrate:up

-- Anybody may order to an address that is not theirs: an account agrees anew only for its own mailbox.
create or replace function internal.may_ask(buyer_id bigint, buyer_email text, agreed jsonb, about text) returns boolean
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (select n.granted and (r.refused_at is null or (r.refused_at < n.given_at and c.email is not distinct from lower(buyer_email)))
       from shop.current_consents n join shop.customers c on c.id = n.customer_id
      where n.customer_id = buyer_id and n.topic = about),
    r.refused_at is null and agreed @> jsonb_build_array(jsonb_build_object('topic', about)),
    false)
    from (values (internal.address_hash(buyer_email))) as mailbox (hash)
    left join internal.mail_refusals r on r.email_hash = mailbox.hash and r.topic = about
$$;
comment on function internal.may_ask is 'Whether the buyer of an order may be asked: the last word of the account, else of the order; a refusal of the mailbox ends both, and only the account of that very mailbox can agree anew.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
