-- migrate:up

insert into internal.truths (name, question, query) values
('document_series_has_no_gap', 'In which series of documents is a number missing?', $q$
  select d.series, d.year, d.sequence from shop.documents d
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.sequence > 1
     and not exists (
       select from shop.documents p where p.series = d.series and p.year = d.year and p.sequence = d.sequence - 1)
  union all
  select s.series, s.year, s.last from internal.document_series s
   where s.last is distinct from (
     select coalesce(max(d.sequence), 0) from shop.documents d where d.series = s.series and d.year = s.year)
$q$),
('document_adds_up', 'Which document says another sum than its lines or its recap?', $q$
  select d.id as document_id, d.base, d.tax, d.gross
    from shop.documents d
    cross join lateral (select sum(l.base) as base, sum(l.tax) as tax from shop.document_lines l where l.document_id = d.id) lines
    cross join lateral (
      select sum(r.base) as base, sum(r.tax) as tax from jsonb_to_recordset(d.recap) as r (base bigint, tax bigint)
    ) recap
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date
     and ((d.base, d.tax) is distinct from (lines.base, lines.tax) or (d.base, d.tax) is distinct from (recap.base, recap.tax)
       or d.gross <> d.base + d.tax or d.payable <> d.gross + d.rounding)
$q$),
('invoice_says_what_the_order_says', 'Which invoice asks for another amount than its order?', $q$
  select d.id as document_id, o.id as order_id, d.payable, o.payable as ordered
    from shop.documents d left join shop.orders o on o.id = d.order_id
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.kind = 'invoice'
     and (d.gross, d.payable) is distinct from (o.total, o.payable)
$q$),
('credit_note_has_its_invoice', 'Which credit note corrects no invoice of its order?', $q$
  select d.id as document_id, d.original_id from shop.documents d
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.kind = 'credit_note'
     and not exists (
       select from shop.documents i where i.id = d.original_id and i.kind = 'invoice' and i.order_id = d.order_id)
$q$),
('credit_notes_are_not_over_the_invoice', 'From which invoice was more taken back than it says?', $q$
  select i.id as document_id, i.gross, notes.gross as credited
    from shop.documents i
    cross join lateral (select -sum(n.gross) as gross from shop.documents n where n.original_id = i.id) notes
   where i.kind = 'invoice' and notes.gross > i.gross
     and exists (
       select from shop.documents n where n.original_id = i.id and n.issued_on >= ($1 at time zone 'Europe/Prague')::date)
$q$),
('refund_for_goods_has_its_credit_note', 'Which money was returned for invoiced goods without a credit note?', $q$
  select r.id as refund_id, r.order_id
    from shop.refunds r
    join shop.documents i on i.order_id = r.order_id and i.kind = 'invoice' and i.issued_at <= r.settled_at
   where r.requested_at >= $1 and r.state = 'done' and r.purpose in ('cancellation', 'correction')
     and not exists (select from shop.documents n where n.refund_id = r.id)
     and (select coalesce(-sum(n.gross), 0) from shop.documents n where n.original_id = i.id) < i.gross
$q$),
('document_is_kept_or_being_drawn', 'Which document has no file and nobody who draws it?', $q$
  select d.id as document_id from shop.documents d
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date
     and (select count(*) from internal.document_files f where f.document_id = d.id) < 2
     and not exists (
       select from internal.open_jobs() j where j.task = 'make-document' and j.payload ->> 'documentId' = d.id::text)
$q$),
-- By the clock of the machine: a job does not wait for the clock of the shop.
('job_is_not_stuck', 'Which job gave up, hangs, or has been waited for in vain?', $q$
  select j.id as job_id, j.task, j.attempts from internal.open_jobs() j
   where $1 is not null
     and (j.attempts >= j.max_attempts and j.locked_at is null or j.locked_at < now() - interval '4 hours'
       or j.locked_at is null and j.run_at < now() - interval '1 hour')
$q$),
('mail_has_its_job', 'Which mail waits in the outbox without anybody who sends it?', $q$
  select m.id as mail_id, m.template from internal.mails m
   where $1 is not null and m.status in ('waiting', 'sending') and to_regclass('graphile_worker._private_jobs') is not null
     and not exists (
       select from internal.open_jobs() j where j.task = 'send-mail' and j.payload ->> 'mailId' = m.id::text)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
