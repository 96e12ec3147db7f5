-- migrate:up

-- Who sells is data: mails, documents, QR payments and pages read it here, so that none of them can name somebody else.
alter table shop.storefronts add column company jsonb;
-- The shop is born with a company that does not exist and says so; production refuses to start with it.
update shop.storefronts set company = jsonb_build_object(
  'name', 'Čenich s.r.o., vzorová data', 'street', 'Zahradní 1204', 'city', 'Hlinsko', 'zip', '53901', 'country', 'CZ',
  'companyId', '00000019', 'vatId', 'CZ00000019', 'register', 'Zapsáno v obchodním rejstříku, vzorová data',
  'account', '2500000006/2010', 'phone', '800 202 404', 'phoneHours', 'po–pá 8–18 h', 'email', 'ahoj@cenich.example',
  'returnAddress', 'Čenich, sklad vratek, Zahradní 1204, 539 01 Hlinsko', 'isSample', true);
alter table shop.storefronts alter column company set not null;
alter table shop.storefronts add constraint storefronts_company check (
  jsonb_typeof(company) = 'object'
  and company ?& array['name', 'street', 'city', 'register', 'phone', 'phoneHours', 'returnAddress']
  and company ->> 'zip' ~ '^[0-9]{5}$' and company ->> 'country' ~ '^[A-Z]{2}$'
  and company ->> 'companyId' ~ '^[0-9]{8}$' and company ->> 'vatId' ~ '^(CZ|SK)[0-9]{8,10}$'
  and company ->> 'account' ~ '^([0-9]{1,6}-)?[0-9]{2,10}/[0-9]{4}$' and company ->> 'email' ~ '^[^@\s]+@[^@\s]+$'
  and jsonb_typeof(company -> 'isSample') = 'boolean'
  -- A null would make a comparison above neither true nor false, and a check lets that pass.
  and company ?& array['zip', 'country', 'companyId', 'vatId', 'account', 'email', 'isSample']
  and jsonb_path_exists(company, '$.* ? (@ == null)') is false);
comment on column shop.storefronts.company is 'Who sells: name, address, numbers, account and contacts; isSample marks the company of the demo shop.';

-- PINs of the demo shop are published with its source.
alter table shop.fairs add column is_sample boolean not null default false;
comment on column shop.fairs.is_sample is 'A fair of the demo shop: production refuses to start while there is one.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
