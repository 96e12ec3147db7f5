-- migrate:up

create table internal.company_branches (
  id bigint generated always as identity primary key,
  company_id bigint not null references shop.customers on delete cascade,
  name text not null check (length(name) between 1 and 60),
  street text not null check (length(street) between 1 and 100),
  city text not null check (length(city) between 1 and 60),
  zip text not null check (length(zip) between 1 and 10),
  country text not null check (country ~ '^[A-Z]{2}$'),
  place_code bigint,
  is_verified boolean not null default false,
  note text not null default '' check (length(note) <= 200),
  created_at timestamptz not null,
  removed_at timestamptz
);
create index company_branches_company_id on internal.company_branches (company_id, id);
comment on table internal.company_branches is 'Where goods of a company go beside its own address; the note has opening hours.';
alter table internal.company_branches enable row level security;

-- The owner of the account is a manager without a row: nobody can take that away, so a company always has one.
create table internal.company_members (
  id bigint generated always as identity primary key,
  company_id bigint not null references shop.customers on delete cascade,
  customer_id bigint not null references shop.customers on delete cascade check (customer_id <> company_id),
  role text not null check (role in ('buyer', 'approver', 'accountant', 'manager')),
  -- Without tax. Null: no limit of that kind.
  order_limit bigint check (order_limit between 0 and 100000000000),
  month_limit bigint check (month_limit between 0 and 100000000000),
  branch_id bigint references internal.company_branches on delete set null,
  joined_at timestamptz not null,
  ended_at timestamptz,
  check (role = 'buyer' or (order_limit is null and month_limit is null))
);
create unique index company_members_one_company on internal.company_members (customer_id) where ended_at is null;
create index company_members_customer_id on internal.company_members (customer_id);
create index company_members_company_id on internal.company_members (company_id, id);
create index company_members_branch_id on internal.company_members (branch_id) where branch_id is not null;
comment on table internal.company_members is 'Who may buy, approve or account for a company beside the owner of its account; one who was removed stays as who ordered.';
alter table internal.company_members enable row level security;

create table internal.company_invitations (
  id bigint generated always as identity primary key,
  company_id bigint not null references shop.customers on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('buyer', 'approver', 'accountant', 'manager')),
  order_limit bigint check (order_limit between 0 and 100000000000),
  month_limit bigint check (month_limit between 0 and 100000000000),
  branch_id bigint references internal.company_branches on delete set null,
  invited_by bigint references shop.customers on delete set null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  sends integer not null default 1 check (sends > 0),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  member_id bigint references internal.company_members on delete set null,
  check (role = 'buyer' or (order_limit is null and month_limit is null))
);
create unique index company_invitations_one_open on internal.company_invitations (company_id, email)
  where accepted_at is null and revoked_at is null;
create index company_invitations_company_id on internal.company_invitations (company_id, id);
create index company_invitations_branch_id on internal.company_invitations (branch_id) where branch_id is not null;
create index company_invitations_invited_by on internal.company_invitations (invited_by) where invited_by is not null;
create index company_invitations_member_id on internal.company_invitations (member_id) where member_id is not null;
create index company_invitations_email on internal.company_invitations (email);
comment on table internal.company_invitations is 'Letters by which somebody may join a company; the secret of the link is not kept, and only the mailbox it went to can use it.';
alter table internal.company_invitations enable row level security;

-- The order itself belongs to the company: its debt, documents and statements need no second owner.
create table internal.company_orders (
  order_id bigint primary key references shop.orders on delete cascade,
  company_id bigint not null references shop.customers on delete cascade,
  member_id bigint references internal.company_members on delete set null,
  branch_id bigint references internal.company_branches on delete set null,
  -- Why somebody of the company has to agree; null when the buyer could decide alone.
  over_limit text check (over_limit in ('order', 'month')),
  -- The limit of that moment.
  limit_amount bigint,
  decision text check (decision in ('approved', 'refused')),
  decided_by bigint references shop.customers on delete set null,
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 300),
  reminded_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check (decision is null or over_limit is not null)
);
create index company_orders_member_id on internal.company_orders (member_id, order_id) where member_id is not null;
create index company_orders_company_id on internal.company_orders (company_id, order_id);
create index company_orders_branch_id on internal.company_orders (branch_id) where branch_id is not null;
create index company_orders_decided_by on internal.company_orders (decided_by) where decided_by is not null;
create index company_orders_undecided on internal.company_orders (order_id) where over_limit is not null and decision is null;
comment on table internal.company_orders is 'Which member placed an order of a company, and what the company itself decided about it.';
alter table internal.company_orders enable row level security;

create function internal.has_company_terms(customer bigint) returns boolean language sql stable set search_path = pg_catalog, pg_temp
return exists (select from shop.customers c
  join shop.customer_groups g on g.id = c.customer_group_id
  join shop.price_lists l on l.id = g.price_list_id and not l.includes_vat
  where c.id = customer and c.deleted_at is null);
comment on function internal.has_company_terms(bigint) is 'Whether an account buys without tax now.';

-- Nobody buys for a company by chance: only a member who may order, and only while the company has its terms. Own terms come first.
create function internal.buyer_of(customer bigint) returns bigint language sql stable set search_path = pg_catalog, pg_temp
return coalesce((
  select m.company_id from internal.company_members m
   where m.customer_id = customer and m.ended_at is null and m.role <> 'accountant'
     and internal.has_company_terms(m.company_id) and not internal.has_company_terms(customer)), customer);
comment on function internal.buyer_of(bigint) is 'For whom a customer buys: the company they order for, else themselves.';

-- Also while its terms are suspended: what is owed stays visible.
create function internal.company_place(customer bigint) returns table (company_id bigint, member_id bigint, role text)
language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  with own as (
    select c.id from shop.customers c
     where c.id = customer and c.deleted_at is null
       and (c.invoice_limit is not null or internal.has_company_terms(c.id)
            or exists (select from shop.orders o where o.customer_id = c.id and o.payment_kind = 'invoice'))
  )
  select own.id, null::bigint, 'owner' from own
  union all
  select m.company_id, m.id, m.role from internal.company_members m join shop.customers c on c.id = m.company_id and c.deleted_at is null
   where m.customer_id = customer and m.ended_at is null and not exists (select from own);
end;
comment on function internal.company_place(bigint) is 'Which company somebody belongs to and as what; the owner of its account has no row of a member.';

create function internal.awaits_company(wanted bigint) returns boolean language sql stable set search_path = pg_catalog, pg_temp
return exists (select from internal.company_orders c join shop.orders o on o.id = c.order_id
  where c.order_id = wanted and c.over_limit is not null and c.decision is null and o.state = 'awaiting_approval');
comment on function internal.awaits_company(bigint) is 'Whether an order waits for somebody of its own company.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
