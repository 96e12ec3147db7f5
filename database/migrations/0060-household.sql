-- migrate:up

-- What a finder of the dog and its vet ask for. Only the owner reads it: nobody needs it to advise on food.
alter table shop.dogs
  add column chip_number text check (chip_number ~ '^[0-9]{15}$'),
  add column vet_name text not null default '' check (length(vet_name) <= 80),
  add column vet_phone text check (vet_phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column vet_email text check (vet_email = lower(vet_email)),
  -- Changes of food are spread over more days.
  add column sensitive_digestion boolean not null default false;
grant select (chip_number, vet_name, vet_phone, vet_email, sensitive_digestion) on shop.dogs to customer;

create table shop.dog_foods (
  dog_id bigint not null references shop.dogs on delete cascade,
  product_id bigint not null references shop.products on delete cascade,
  -- A food by its share of the day's energy, a treat by its weight; the shares of a dog give a hundred together.
  energy_share_percent integer check (energy_share_percent between 1 and 100),
  treat_grams integer check (treat_grams between 1 and 500),
  primary key (dog_id, product_id),
  constraint dog_foods_share_or_treat check (num_nonnulls(energy_share_percent, treat_grams) = 1)
);
create index dog_foods_product_id on shop.dog_foods (product_id);
comment on table shop.dog_foods is 'What a dog eats every day, as its owner has said; without it the bags of the household are guessed.';
alter table shop.dog_foods enable row level security;
create policy foods_of_own_dogs on shop.dog_foods for select to customer, staff_support, staff_admin
  using (exists (select from shop.dogs d where d.id = dog_id));
comment on policy foods_of_own_dogs on shop.dog_foods is 'Follows the dog.';
grant select on shop.dog_foods to customer, staff_support, staff_admin;

create table shop.bag_notes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  order_id bigint not null,
  line_position integer not null,
  -- Which of the pieces of the line.
  piece integer not null check (piece > 0),
  noted_on date not null,
  left_percent integer not null check (left_percent between 0 and 100),
  created_at timestamptz not null,
  foreign key (order_id, line_position) references shop.order_lines (order_id, position) on delete restrict
);
create index bag_notes_customer_id on shop.bag_notes (customer_id, noted_on, id);
create index bag_notes_order_id on shop.bag_notes (order_id, line_position);
create index bag_notes_created_at on shop.bag_notes (created_at);
comment on table shop.bag_notes is 'What owners said about their bags: opened on that day, so much left. The newest one overrules the estimate.';
alter table shop.bag_notes enable row level security;
create policy own_bag_notes on shop.bag_notes for select to customer using (customer_id = internal.current_customer_id());
comment on policy own_bag_notes on shop.bag_notes is 'A customer sees what they have said.';
grant select on shop.bag_notes to customer;

-- Food that a household has bought, one row per line of an order, with what the rules of feeding ask about it.
create view shop.bought_packs with (security_invoker = true) as
select
  o.customer_id, o.id as order_id, o.number as order_number, o.state as order_state, o.placed_at, l.position as line_position,
  l.pieces, v.id as variant_id, v.name as variant_name, v.net_weight_g, p.id as product_id, p.slug, p.name as product_name, p.kind,
  p.protein, p.energy_kcal_per_100g, p.life_stage, p.breed_size,
  coalesce(c.facets @> '{typ-krmiva:kompletni}', p.kind = 'kibble') as is_complete,
  coalesce(c.composition, 'undeclared') as composition,
  array(select n.code from shop.ingredients n
         where n.id = any (c.ingredient_ids) and n.without_name is not null order by n.code) as contains,
  (select max(e.at) from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered') as delivered_at
from shop.orders o
join shop.order_lines l on l.order_id = o.id and l.kind in ('goods', 'gift')
join shop.variants v on v.id = l.variant_id
join shop.products p on p.id = v.product_id
left join shop.product_cards c on c.product_id = p.id
where v.net_weight_g is not null and p.kind in ('kibble', 'can', 'pouch', 'treat');
comment on view shop.bought_packs is 'Packs of food from the orders of a customer; the day they came is empty until they have.';
grant select on shop.bought_packs to customer;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
