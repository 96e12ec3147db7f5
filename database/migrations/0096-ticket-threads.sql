-- migrate:up

-- A message becomes a thread: what the customer wrote, what we answered, what colleagues noted.
-- locks: messages are some thousands of rows, and the wider check is read over them alone.
alter table shop.tickets
  drop constraint tickets_state_check,
  add constraint tickets_state_check check (state in ('new', 'open', 'waiting', 'answered', 'snoozed', 'closed'));
-- locks: some thousands of rows, as above.
alter table shop.tickets
  drop constraint tickets_topic_check,
  add constraint tickets_topic_check
    check (topic in ('order', 'food', 'return', 'regular_delivery', 'billing', 'wholesale', 'programme', 'other'));
-- locks: four columns without a value, and nobody is an owner yet.
alter table shop.tickets
  add column owner_id uuid references auth.users on delete set null,
  add column owner_name text not null default '',
  add column snoozed_until timestamptz,
  add column last_message_at timestamptz;
comment on column shop.tickets.state is
  'new and open wait for us (open: the customer wrote again), waiting for the customer, answered, snoozed until a moment, closed.';
comment on column shop.tickets.owner_name is 'How colleagues read whose it is.';
comment on column shop.tickets.last_message_at is 'When somebody last wrote in the thread; notes do not count.';
-- locks: some thousands of rows.
create index tickets_owner_id on shop.tickets (owner_id) where owner_id is not null;
-- locks: some thousands of rows.
create index tickets_open on shop.tickets (answer_by, id) where state in ('new', 'open');
-- locks: some thousands of rows.
create index tickets_snoozed on shop.tickets (snoozed_until) where state = 'snoozed';
-- locks: some thousands of rows.
create index tickets_email on shop.tickets (email, id);

-- Put aside is not answered.
create or replace function internal.note_answer() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  if new.state in ('waiting', 'answered', 'closed') and new.answered_at is null then
    new.answered_at := now();
  end if;
  return new;
end
$$;

create table shop.ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references shop.tickets on delete cascade,
  kind text not null check (kind in ('customer', 'staff', 'note')),
  author_id uuid references auth.users on delete set null,
  author_name text not null default '',
  body text not null check (length(body) between 1 and 8000),
  written_at timestamptz not null
);
create index ticket_messages_ticket_id on shop.ticket_messages (ticket_id, id);
create index ticket_messages_author_id on shop.ticket_messages (author_id) where author_id is not null;
comment on table shop.ticket_messages is 'A thread, oldest first: words of the customer, of the shop, and notes that colleagues alone read.';

-- Whoever writes a ticket, also the release before this one, begins its thread.
create function internal.begin_thread() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into shop.ticket_messages (ticket_id, kind, author_name, body, written_at)
  values (new.id, 'customer', new.name, new.message, new.created_at);
  return null;
end
$$;
comment on function internal.begin_thread is 'The message of a ticket is the first of its thread.';
create trigger tickets_thread after insert on shop.tickets
  for each row execute function internal.begin_thread();

create function internal.date_thread() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.last_message_at := coalesce(new.last_message_at, new.created_at);
  return new;
end
$$;
comment on function internal.date_thread is 'A thread is as young as its first message.';
create trigger tickets_dated before insert on shop.tickets
  for each row execute function internal.date_thread();

insert into shop.ticket_messages (ticket_id, kind, author_name, body, written_at)
select id, 'customer', name, message, created_at from shop.tickets where message <> '' order by id;
update shop.tickets set last_message_at = created_at where last_message_at is null;

-- Files belong to the message they came with; those from before to the first.
-- locks: a column without a value.
alter table internal.ticket_files add column message_id bigint references shop.ticket_messages on delete cascade;
-- locks: some hundreds of rows.
create index ticket_files_message_id on internal.ticket_files (message_id) where message_id is not null;

create table internal.upload_pictures (
  upload_id bigint primary key references internal.uploads on delete cascade,
  bytes bytea,
  fault text,
  constraint upload_pictures_drawn_or_not check ((bytes is null) <> (fault is null))
);
comment on table internal.upload_pictures is 'What is shown of a picture that came with a message or an application: drawn anew, never the file itself.';
alter table internal.upload_pictures enable row level security;

create table shop.answer_templates (
  id bigint generated by default as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  code text not null check (code ~ '^[a-z0-9-]+$'),
  -- Empty for every topic.
  topic text check (topic in ('order', 'food', 'return', 'regular_delivery', 'billing', 'wholesale', 'programme', 'other')),
  title text not null,
  body text not null,
  position integer not null default 0,
  unique (storefront_id, code)
);
comment on table shop.answer_templates is 'Answers prepared beforehand; {osloveni}, {objednavka}, {stav}, {doruceni}, {zasilka} and {podpis} are filled in.';
alter table shop.answer_templates enable row level security;
create policy staff_templates on shop.answer_templates for select to staff_support, staff_accounting, staff_admin using (true);
comment on policy staff_templates on shop.answer_templates is 'Those who answer.';
grant select on shop.answer_templates to staff_support, staff_accounting, staff_admin;

insert into shop.answer_templates (storefront_id, code, topic, title, body, position) values
(1, 'kde-je-zasilka', 'order', 'Kde je zásilka', '{osloveni}

objednávka {objednavka} je teď ve stavu „{stav}“. {zasilka} {doruceni}

Kdyby do té doby nedorazila, napište nám sem, dohledáme ji u dopravce.

{podpis}', 1),
(1, 'zmena-adresy', 'order', 'Změna adresy', '{osloveni}

adresu u objednávky {objednavka} upravíme, dokud balík neopustí sklad. Pošlete nám prosím celou novou adresu i s telefonem.

{podpis}', 2),
(1, 'prechod-na-krmivo', 'food', 'Přechod na nové krmivo', '{osloveni}

při změně krmiva bývá v prvních dnech stolice měkčí. Vraťte se na dva dny k půl na půl se starým krmivem a pak přidávejte postupně, celkem 7 až 10 dní. Vody ať má dost.

Pokud se to do dvou dnů nezlepší nebo uvidíte krev, zajděte prosím k veterináři.

{podpis}', 3),
(1, 'poskozeny-pytel', 'return', 'Poškozený pytel', '{osloveni}

to nás mrzí. Pošlete nám prosím fotku pytle a štítku na krabici, stačí je přiložit k odpovědi. Náhradu k objednávce {objednavka} pošleme hned, jak je uvidíme.

{podpis}', 4),
(1, 'jak-odstoupit', 'return', 'Jak vrátit zboží', '{osloveni}

zboží z objednávky {objednavka} můžete vrátit do 14 dnů od převzetí, důvod uvádět nemusíte. Postup i formulář najdete u objednávky ve svém účtu nebo na odkazu v potvrzení.

{podpis}', 5),
(1, 'posun-doruceni', 'regular_delivery', 'Posun pravidelného doručení', '{osloveni}

nejbližší zásilku posunete sami: v účtu v Pravidelném doručení, nebo odkazem v oznámení, které přišlo e-mailem. Když nám napíšete den, posuneme ji za vás.

{podpis}', 6),
(1, 'oprava-faktury', 'billing', 'Oprava faktury', '{osloveni}

fakturu k objednávce {objednavka} opravíme. Pošlete nám prosím správný název firmy, IČO, DIČ a sídlo, opravený doklad přijde na tuto adresu.

{podpis}', 7),
(1, 'ceka-na-platbu', 'billing', 'Platba nedorazila', '{osloveni}

platbu k objednávce {objednavka} zatím na účtu nevidíme. Převod z jiné banky trvá nejdéle jeden pracovní den; jakmile dorazí, pošleme potvrzení.

{podpis}', 8),
(1, 'velkoobchod-podminky', 'wholesale', 'Podmínky velkoobchodu', '{osloveni}

velkoobchodní ceny uvidíte po schválení žádosti, kterou vyplníte na stránce Velkoobchod. Ozveme se do jednoho pracovního dne.

{podpis}', 9),
(1, 'dekujeme', null, 'Poděkování', '{osloveni}

děkujeme za zprávu, předali jsme ji kolegům, kterých se týká.

{podpis}', 10);

alter table shop.ticket_messages enable row level security;
create policy staff_ticket_messages on shop.ticket_messages for select to staff_support, staff_admin using (true);
comment on policy staff_ticket_messages on shop.ticket_messages is 'Those who answer read the whole thread.';

-- Accounting answers about bills and nothing else.
create policy accounting_tickets on shop.tickets for select to staff_accounting using (topic = 'billing');
comment on policy accounting_tickets on shop.tickets is 'Messages about bills.';
create policy accounting_ticket_messages on shop.ticket_messages for select to staff_accounting
  using (exists (select from shop.tickets t where t.id = ticket_id));
comment on policy accounting_ticket_messages on shop.ticket_messages is 'Threads about bills; which those are, tickets decide.';
grant select on shop.tickets to staff_accounting;
-- The warehouse reads and writes notes; who asked and what is no part of that.
create policy warehouse_ticket_notes on shop.ticket_messages for select to staff_warehouse using (kind = 'note');
comment on policy warehouse_ticket_notes on shop.ticket_messages is 'What colleagues noted for the warehouse.';
create policy warehouse_tickets on shop.tickets for select to staff_warehouse
  using (exists (select from shop.ticket_messages m where m.ticket_id = tickets.id));
comment on policy warehouse_tickets on shop.tickets is 'Threads with a note, without the columns that say who wrote and what.';
grant select (id, storefront_id, number, topic, order_id, state, answer_by, created_at, version, updated_at, answered_at, owner_id,
  owner_name, snoozed_until, last_message_at) on shop.tickets to staff_warehouse;
grant select on shop.ticket_messages to staff_support, staff_warehouse, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
