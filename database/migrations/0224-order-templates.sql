-- migrate:up

create table shop.order_templates (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (customer_id, name)
);
comment on table shop.order_templates is 'Lists that somebody orders again and again, by a name of their own.';
alter table shop.order_templates enable row level security;
create policy own_order_templates on shop.order_templates for select to customer
  using (customer_id = internal.current_customer_id());
comment on policy own_order_templates on shop.order_templates is 'A customer sees only their own templates.';
grant select on shop.order_templates to customer;

create table shop.order_template_lines (
  order_template_id bigint not null references shop.order_templates on delete cascade,
  variant_id bigint not null references shop.variants on delete cascade,
  pieces integer not null check (pieces between 1 and 99999),
  position integer not null check (position > 0),
  primary key (order_template_id, variant_id)
);
create index order_template_lines_variant_id on shop.order_template_lines (variant_id);
comment on table shop.order_template_lines is 'Goods of a template; prices and stock are asked when it is used.';
alter table shop.order_template_lines enable row level security;
create policy lines_of_own_templates on shop.order_template_lines for select to customer
  using (exists (select from shop.order_templates t where t.id = order_template_id));
comment on policy lines_of_own_templates on shop.order_template_lines is 'Follows the template.';
grant select on shop.order_template_lines to customer;

create table internal.availability_keys (
  customer_id bigint primary key references shop.customers on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz
);
comment on table internal.availability_keys is 'Keys by which a partner''s till or shop reads what is in stock. The key itself is told once and not kept.';
alter table internal.availability_keys enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
