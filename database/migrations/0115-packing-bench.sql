-- migrate:up

-- locks: one row for each variant, some thousands at most, and the new column is empty in all of them.
alter table shop.stock add column shelf text check (shelf ~ '^[A-Z]{1,2}[0-9]{1,2}-[0-9]{1,2}$');
comment on column shop.stock.shelf is 'Where the goods lie: aisle and rack, then the board. Pickers walk by it.';

create table internal.printers (
  id bigint generated always as identity primary key,
  -- By which the configuration knows its address: no row of a database says where the shop connects to.
  code text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique check (name <> ''),
  kind text not null check (kind in ('zpl', 'pdf'))
);
comment on table internal.printers is 'Printers of labels: those that take ZPL, and what a browser prints itself.';
alter table internal.printers enable row level security;

create table internal.benches (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  printer_id bigint not null references internal.printers on delete restrict,
  is_active boolean not null default true
);
create index benches_printer_id on internal.benches (printer_id);
comment on table internal.benches is 'Tables where parcels are packed, each with the printer beside it.';
alter table internal.benches enable row level security;

create table internal.packings (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop.orders on delete restrict,
  bench_id bigint not null references internal.benches on delete restrict,
  user_id uuid references auth.users on delete set null,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Why it was put aside; null when it was packed, or given back.
  aside_reason text check (aside_reason in ('missing_piece', 'damaged', 'batches_short', 'money_returned', 'other')),
  constraint packings_aside check (aside_reason is null or ended_at is not null)
);
-- Two hands never pack one box.
create unique index packings_open on internal.packings (order_id) where ended_at is null;
create index packings_order_id on internal.packings (order_id, ended_at);
create index packings_bench_id on internal.packings (bench_id, ended_at);
create index packings_user_id on internal.packings (user_id) where ended_at is null;
create index packings_aside on internal.packings (ended_at) where aside_reason is not null;
comment on table internal.packings is 'Who packs which order at which bench, and what was put aside.';
alter table internal.packings enable row level security;

create table internal.parcel_scans (
  id bigint generated always as identity primary key,
  -- Made by the browser: the same scan asked for twice counts once.
  scan_id uuid not null unique,
  parcel_id bigint references shop.parcels on delete restrict,
  bench_id bigint not null references internal.benches on delete restrict,
  user_id uuid references auth.users on delete set null,
  at timestamptz not null,
  raw text not null check (length(raw) <= 120),
  verdict text not null default 'pending' check (verdict ~ '^[a-z_]{3,20}$'),
  variant_id bigint references shop.variants on delete restrict,
  batch_id bigint references shop.batches on delete restrict,
  -- Of its goods in this parcel: the first, the second.
  piece_no integer check (piece_no > 0),
  weight_g integer check (weight_g >= 0),
  -- The answer, for whoever asks again.
  details jsonb not null default '{}',
  undone_at timestamptz,
  constraint parcel_scans_piece check ((verdict = 'right') = (piece_no is not null)),
  constraint parcel_scans_goods check (piece_no is null or (parcel_id is not null and variant_id is not null))
);
-- A piece of a parcel is packed once.
create unique index parcel_scans_once on internal.parcel_scans (parcel_id, variant_id, piece_no)
  where verdict = 'right' and undone_at is null;
create index parcel_scans_parcel_id on internal.parcel_scans (parcel_id, id);
create index parcel_scans_closed on internal.parcel_scans (at) where verdict = 'closed';
create index parcel_scans_bench_id on internal.parcel_scans (bench_id, id);
create index parcel_scans_user_id on internal.parcel_scans (user_id);
create index parcel_scans_variant_id on internal.parcel_scans (variant_id) where variant_id is not null;
create index parcel_scans_batch_id on internal.parcel_scans (batch_id) where batch_id is not null;
create index parcel_scans_at on internal.parcel_scans using brin (at);
comment on table internal.parcel_scans is 'Every scan at a bench and what was said to it. A right one is a piece in its box until it is taken back.';
alter table internal.parcel_scans enable row level security;

create table internal.print_jobs (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references shop.parcels on delete restrict,
  bench_id bigint not null references internal.benches on delete restrict,
  printer_id bigint not null references internal.printers on delete restrict,
  state text not null default 'queued' check (state in ('queued', 'printing', 'printed', 'failed')),
  is_copy boolean not null default false,
  asked_by uuid references auth.users on delete set null,
  asked_at timestamptz not null,
  tries integer not null default 0,
  -- Why it has not come out yet, in a word.
  problem text,
  printed_at timestamptz,
  constraint print_jobs_printed check ((state = 'printed') = (printed_at is not null))
);
create index print_jobs_open on internal.print_jobs (printer_id, id) where state in ('queued', 'printing');
create index print_jobs_parcel_id on internal.print_jobs (parcel_id, id);
create index print_jobs_bench_id on internal.print_jobs (bench_id, id);
create index print_jobs_printer_id on internal.print_jobs (printer_id);
create index print_jobs_asked_by on internal.print_jobs (asked_by);
comment on table internal.print_jobs is 'Every label that was to come out of a printer, and whether it did.';
alter table internal.print_jobs enable row level security;

insert into internal.truths (name, question, query) values
('scanned_pieces_fit_the_box', 'Into which box were more pieces scanned than belong there?', $q$
  select s.parcel_id, s.variant_id, s.pieces as scanned, coalesce(l.pieces, 0) as planned
    from (select parcel_id, variant_id, count(*) as pieces from internal.parcel_scans
           where verdict = 'right' and undone_at is null and at >= $1 group by parcel_id, variant_id) s
    left join lateral (select sum(l.pieces) as pieces from shop.parcel_lines l
           where l.parcel_id = s.parcel_id and l.variant_id = s.variant_id) l on true
   where s.pieces > coalesce(l.pieces, 0)
$q$),
('box_holds_what_was_scanned', 'Which box was closed with other batches than were scanned into it?', $q$
  select c.parcel_id, x.variant_id, x.scanned, x.written from internal.parcel_scans c
   cross join lateral (
     select variant_id, s.pieces as scanned, l.pieces as written
       from (select variant_id, coalesce(batch_id, 0) as batch_id, count(*) as pieces from internal.parcel_scans
              where parcel_id = c.parcel_id and verdict = 'right' and undone_at is null group by 1, 2) s
       full join
            (select variant_id, coalesce(batch_id, 0) as batch_id, sum(pieces) as pieces from shop.parcel_lines
              where parcel_id = c.parcel_id group by 1, 2) l using (variant_id, batch_id)) x
   where c.verdict = 'closed' and c.at >= $1 and x.scanned is distinct from x.written
$q$),
('closed_box_has_a_print', 'Which box was closed at a bench without its label being asked for?', $q$
  select c.parcel_id, c.at from internal.parcel_scans c
   where c.verdict = 'closed' and c.at >= $1 and not exists (select from internal.print_jobs p where p.parcel_id = c.parcel_id)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
