-- migrate:up

create table shop.consent_wordings (
  topic text not null check (topic in ('newsletter', 'loyalty_terms', 'surveys', 'review_requests', 'reminders')),
  version integer not null check (version > 0),
  wording text not null,
  valid_from timestamptz not null default now(),
  primary key (topic, version)
);
comment on table shop.consent_wordings is 'The sentence beside each box, by version: a consent is to these words.';
create trigger consent_wordings_no_change before update or delete on shop.consent_wordings
  for each row execute function internal.refuse_change();
alter table shop.consent_wordings enable row level security;
create policy all_consent_wordings on shop.consent_wordings for select to shop_readers using (true);
comment on policy all_consent_wordings on shop.consent_wordings is 'Forms print them.';
grant select on shop.consent_wordings to shop_readers;
revoke update, delete on shop.consent_wordings from services;

insert into shop.consent_wordings (topic, version, wording) values
  ('newsletter', 1, 'Chci dostávat jeden e-mail měsíčně se slevami a radami ke krmení. Odhlásím se jedním klikem.'),
  ('loyalty_terms', 1, 'Souhlasím s podmínkami věrnostního programu.'),
  ('surveys', 1, 'Můžete mi poslat krátký dotazník spokojenosti.'),
  ('review_requests', 1, 'Po nákupu mi můžete připomenout recenzi.'),
  ('reminders', 1, 'Upozorněte mě, když dochází krmivo nebo propadají kredity.');

create table shop.consents (
  id bigint generated always as identity primary key,
  -- Evidence outlives the account: the emptied row of the customer keeps only a hash of the address.
  customer_id bigint not null references shop.customers on delete restrict,
  topic text not null,
  wording_version integer not null,
  granted boolean not null,
  source text not null check (source in ('registration', 'account', 'link', 'checkout', 'deletion')),
  given_at timestamptz not null,
  foreign key (topic, wording_version) references shop.consent_wordings on delete restrict
);
create index consents_customer_id on shop.consents (customer_id, topic, given_at desc, id desc);
create index consents_wording on shop.consents (topic, wording_version);
comment on table shop.consents is 'Every consent given and withdrawn; append-only, the last row of a topic holds.';
create trigger consents_no_change before update or delete on shop.consents
  for each row execute function internal.refuse_change_while_kept('given_at', '4 years', '', '');
create trigger consents_no_truncate before truncate on shop.consents
  for each statement execute function internal.refuse_change();
alter table shop.consents enable row level security;
create policy own_consents on shop.consents for select to customer using (customer_id = internal.current_customer_id());
comment on policy own_consents on shop.consents is 'A customer sees the whole history of their own consents.';
create policy support_consents on shop.consents for select to staff_support, staff_admin using (true);
comment on policy support_consents on shop.consents is 'Support answers what a customer has agreed to.';
grant select on shop.consents to customer, staff_support, staff_admin;
revoke update, delete on shop.consents from services;

create view shop.current_consents with (security_invoker = true) as
  select distinct on (customer_id, topic) customer_id, topic, granted, wording_version, given_at
    from shop.consents
   order by customer_id, topic, given_at desc, id desc;
comment on view shop.current_consents is 'What holds now: the last word on each topic.';
grant select on shop.current_consents to customer, staff_support, staff_admin;

create table shop.cookie_wordings (
  version integer primary key check (version > 0),
  wording text not null,
  valid_from timestamptz not null default now()
);
comment on table shop.cookie_wordings is 'What the cookie card says, by version: a choice is made about these words.';
create trigger cookie_wordings_no_change before update or delete on shop.cookie_wordings
  for each row execute function internal.refuse_change();
alter table shop.cookie_wordings enable row level security;
create policy all_cookie_wordings on shop.cookie_wordings for select to shop_readers using (true);
comment on policy all_cookie_wordings on shop.cookie_wordings is 'Everybody is asked with them.';
grant select on shop.cookie_wordings to shop_readers;
revoke update, delete on shop.cookie_wordings from services;

insert into shop.cookie_wordings (version, wording) values
  (1, 'Nezbytné cookies drží košík a přihlášení. Ostatní používáme jen s vaším souhlasem. Preferenční: Naposledy prohlížené a výdejní místo. Analytické: Kolik lidí přišlo a kde se ztratili. Marketingové: Měření kampaní a reklama jinde.');

create table shop.cookie_consents (
  id bigint generated always as identity primary key,
  -- Made at random in the visitor's cookie; says nothing about who they are.
  consent_key uuid not null,
  wording_version integer not null references shop.cookie_wordings on delete restrict,
  preferences boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  source text not null check (source in ('card', 'page')),
  given_at timestamptz not null
);
create index cookie_consents_key on shop.cookie_consents (consent_key, given_at desc);
create index cookie_consents_wording on shop.cookie_consents (wording_version);
comment on table shop.cookie_consents is 'Proof of every choice about cookies, refusals too; append-only, the last row of a key holds.';
create trigger cookie_consents_no_change before update or delete on shop.cookie_consents
  for each row execute function internal.refuse_change_while_kept('given_at', '12 months', '', '');
create trigger cookie_consents_no_truncate before truncate on shop.cookie_consents
  for each statement execute function internal.refuse_change();
alter table shop.cookie_consents enable row level security;
create policy support_cookie_consents on shop.cookie_consents for select to staff_support, staff_admin using (true);
comment on policy support_cookie_consents on shop.cookie_consents is 'Shown to the authority, or to the visitor who reads the key from their cookie.';
grant select on shop.cookie_consents to staff_support, staff_admin;
revoke update, delete on shop.cookie_consents from services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
