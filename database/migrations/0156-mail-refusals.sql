-- migrate:up

-- Who has said by the link of a mail that they want to be asked no more (decision 141): also without an account, and for good.
create table internal.mail_refusals (
  -- Of the address alone: enough to keep the word, not to write to anybody.
  email_hash bytea not null,
  topic text not null check (topic in ('surveys', 'review_requests')),
  refused_at timestamptz not null,
  primary key (email_hash, topic)
);
comment on table internal.mail_refusals is 'Mailboxes that are asked for no review or survey any more; never forgotten, because the word would be broken with it.';
alter table internal.mail_refusals enable row level security;

create function internal.address_hash(email text) returns bytea
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$ select substring(sha256(convert_to('mailbox ' || lower(email), 'UTF8')) for 20) $$;
comment on function internal.address_hash is 'Under which a refusal of a mailbox is kept; free of keys that are changed one day, and short enough for an address.';

create function internal.may_ask(buyer_id bigint, buyer_email text, agreed jsonb, about text) returns boolean
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (select n.granted and (r.refused_at is null or r.refused_at < n.given_at)
       from shop.current_consents n where n.customer_id = buyer_id and n.topic = about),
    r.refused_at is null and agreed @> jsonb_build_array(jsonb_build_object('topic', about)),
    false)
    from (values (internal.address_hash(buyer_email))) as mailbox (hash)
    left join internal.mail_refusals r on r.email_hash = mailbox.hash and r.topic = about
$$;
comment on function internal.may_ask is 'Whether the buyer of an order may be asked: the last word of the account, else of the order; a refusal of the mailbox ends both, and only an account can agree anew.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
