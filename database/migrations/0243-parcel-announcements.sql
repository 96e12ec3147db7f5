-- migrate:up

-- Each time a carrier was asked to take a parcel over. Written before it is asked: an answer that gets lost must not announce the
-- parcel twice, and a parcel given up meanwhile must be given up at the carrier too.
create table internal.parcel_announcements (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references shop.parcels on delete restrict,
  -- Under which the carrier finds whatever it made of it.
  reference text not null,
  state text not null default 'asked' check (state in ('asked', 'taken', 'shipped', 'refused', 'unsent', 'lost', 'withdrawn')),
  -- The carrier's own number for it while it is still at work.
  taken_id text,
  asked_at timestamptz not null,
  constraint parcel_announcements_taken_id check (state <> 'taken' or taken_id is not null)
);
create unique index parcel_announcements_open on internal.parcel_announcements (parcel_id) where state in ('asked', 'taken');
create index parcel_announcements_parcel_id on internal.parcel_announcements (parcel_id, id);
comment on table internal.parcel_announcements is 'What carriers were asked to take over, and what became of it.';
alter table internal.parcel_announcements enable row level security;

insert into internal.truths (name, question, query) values
('announcement_is_finished', 'Which parcel was announced without anybody who will learn what became of it?', $q$
  select a.parcel_id, a.state from internal.parcel_announcements a
   where $1 is not null and a.state in ('asked', 'taken')
     and not exists (
       select from internal.open_jobs() j
        where j.task in ('label-parcel', 'cancel-label') and j.payload ->> 'parcelId' = a.parcel_id::text)
$q$),
('parcel_has_one_shipment', 'For which parcel does a carrier wait twice?', $q$
  select a.parcel_id, count(*) from internal.parcel_announcements a
   where $1 is not null and a.state = 'shipped'
   group by a.parcel_id having count(*) > 1
$q$),
('cancelled_parcel_is_not_waited_for', 'For which parcel that will not come does its carrier still wait?', $q$
  select p.id as parcel_id, p.order_id from shop.parcels p
   where p.created_at >= $1 and p.state = 'cancelled' and p.carrier_shipment_id is not null
     and not exists (
       select from internal.open_jobs() j where j.task = 'cancel-label' and j.payload ->> 'parcelId' = p.id::text)
     and not exists (
       select from shop.staff_tasks t where t.kind = 'label_not_cancelled' and t.subject = 'parcel:' || p.id)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
