-- migrate:up

-- What a batch could not do for one of its items. The item rests longer after each try, and the others go on without it.
create table internal.batch_failures (
  batch text not null,
  item text not null,
  failures integer not null check (failures > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Not tried again before.
  rests_until timestamptz not null,
  primary key (batch, item)
);
comment on table internal.batch_failures is 'Items of timed batches that failed: how often, and until when each is left alone. Gone when the item succeeds.';
alter table internal.batch_failures enable row level security;

insert into internal.truths (name, question, query) values
('failing_item_has_its_task', 'What has failed again and again without anybody knowing?', $q$
  select f.batch, f.item, f.failures from internal.batch_failures f
   where $1 is not null and f.failures >= 5
     and not exists (
       select from shop.staff_tasks t where t.kind = 'batch_item_failed' and t.subject = f.batch || ':' || f.item)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
