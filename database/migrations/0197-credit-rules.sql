-- migrate:up

-- What earns credits, each rule a row: which setting says how many, how often and how long, and the sentence a customer reads.
create table shop.credit_rules (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  code text not null check (code ~ '^[a-z_]+$'),
  kind text not null,
  -- Of one kind there are several rules when they come from different things.
  reference_type text,
  amount_key text,
  limit_key text,
  days_key text,
  title text not null,
  -- {credits}, {limit} and {days} stand for what the settings say.
  sentence text not null,
  position integer not null,
  primary key (storefront_id, code),
  constraint credit_rules_amount foreign key (storefront_id, amount_key) references shop.settings on delete restrict,
  constraint credit_rules_limit foreign key (storefront_id, limit_key) references shop.settings on delete restrict,
  constraint credit_rules_days foreign key (storefront_id, days_key) references shop.settings on delete restrict
);
create index credit_rules_amount_key on shop.credit_rules (storefront_id, amount_key);
create index credit_rules_limit_key on shop.credit_rules (storefront_id, limit_key);
create index credit_rules_days_key on shop.credit_rules (storefront_id, days_key);
comment on table shop.credit_rules is 'What earns credits: the settings it goes by and the sentence that answers why.';
alter table shop.credit_rules enable row level security;
create policy read_credit_rules on shop.credit_rules for select to customer, staff_support, staff_admin using (true);
comment on policy read_credit_rules on shop.credit_rules is 'Who has credits may read why; support explains them.';
grant select on shop.credit_rules to customer, staff_support, staff_admin;
revoke insert, update, delete on shop.credit_rules from services;

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'loyalty.birthday_credits', 'integer', '100', true, 'On the birthday of a dog, once a year.'),
  (1, 'loyalty.birthday_limit', 'integer', '3', true, 'For how many dogs of one customer in a year.'),
  (1, 'loyalty.birthday_days', 'integer', '60', true, 'How long credits of a birthday hold.'),
  (1, 'loyalty.support_limit', 'integer', '300', false, 'How many credits support may give or take at one customer in thirty days.'),
  (1, 'loyalty.admin_limit', 'integer', '3000', false, 'How many credits an admin may give or take at one customer in thirty days.');

insert into shop.credit_rules (storefront_id, code, kind, reference_type, amount_key, limit_key, days_key, title, sentence, position) values
  (1, 'purchase', 'purchase', null, null, null, null, 'Nákup', 'Počítáme ze zaplacené ceny zboží po slevách a kreditech, bez dopravy, a zaokrouhlujeme dolů. K použití jsou 14 dní po doručení.', 1),
  (1, 'welcome', 'welcome', null, 'loyalty.welcome_credits', null, null, 'Registrace s potvrzeným e-mailem', '{credits} na uvítanou, jednou.', 2),
  (1, 'dog_profile', 'dog_profile', null, 'loyalty.dog_profile_credits', 'loyalty.dog_profile_limit', null, 'Vyplněný profil psa', '{credits} za profil s plemenem, datem narození a váhou. Psů s odměnou může být nejvýš {limit}.', 3),
  (1, 'birthday', 'birthday', null, 'loyalty.birthday_credits', 'loyalty.birthday_limit', 'loyalty.birthday_days', 'Narozeniny psa', '{credits} ráno v den narozenin, jednou za rok. Psů s dárkem může být nejvýš {limit}. Kolik dní platí: {days}.', 4),
  (1, 'review', 'review', null, 'loyalty.review_credits', 'loyalty.review_limit', null, 'Schválená recenze', '{credits} bez ohledu na hvězdičky, jednou za produkt. Za měsíc nejvýš {limit} recenzí.', 5),
  (1, 'survey', 'survey', null, 'loyalty.survey_credits', null, null, 'Vyplněný dotazník', '{credits} za dotazník vyplněný do konce, ať je odpověď jakákoli.', 6),
  (1, 'regular_delivery', 'regular_delivery', null, 'loyalty.regular_delivery_credits', null, null, 'Třetí pravidelné doručení', '{credits}, když dorazí třetí balík. Jednou za každé pravidelné doručení.', 7),
  (1, 'fair', 'goodwill', 'fair_entry', 'fair.wheel_credits', null, null, 'Výhra na veletrhu', '{credits} z kola štěstí.', 8),
  (1, 'goodwill', 'goodwill', null, null, null, null, 'Pozornost od nás', 'Připsal je člověk z podpory a napsal k tomu důvod.', 9),
  (1, 'adjustment', 'adjustment', null, null, null, null, 'Oprava zůstatku', 'Odečetl je člověk z podpory a napsal k tomu důvod.', 10);

alter table shop.credit_entries drop constraint credit_entries_kind_check;
alter table shop.credit_entries add constraint credit_entries_kind_check check (kind in
  ('welcome', 'dog_profile', 'birthday', 'purchase', 'review', 'survey', 'referral', 'goodwill', 'regular_delivery', 'spend', 'expiry',
   'reversal', 'forfeit', 'adjustment')) not valid;
-- What a person of ours wrote to it; the customer reads it.
alter table shop.credit_entries add column note text not null default '';

-- Who of staff gave or took credits, beside the ledger that the customer reads.
create table internal.credit_decisions (
  key uuid primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  amount integer not null check (amount <> 0),
  decided_by text not null,
  decided_at timestamptz not null
);
create index credit_decisions_customer_id on internal.credit_decisions (customer_id, decided_at desc);
comment on table internal.credit_decisions is 'Credits that a member of staff gave or took; limits of their role count them.';
alter table internal.credit_decisions enable row level security;

create or replace view shop.credit_balances with (security_invoker = true) as
  select customer_id,
         coalesce(sum(remaining) filter (where usable_from <= internal.shop_now() and (expires_at is null or expires_at > internal.shop_now())), 0)::integer
           as usable,
         coalesce(sum(remaining) filter (where usable_from > internal.shop_now()), 0)::integer as pending,
         min(expires_at) filter (where remaining > 0 and usable_from <= internal.shop_now() and expires_at > internal.shop_now()) as next_expiry
    from shop.credit_lots
   group by customer_id;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
