-- migrate:up

-- Who wrote is masked until a member gives a reason, as everywhere behind the counter.
revoke select on shop.tickets from staff_support, staff_accounting, staff_admin;
grant select (id, storefront_id, number, topic, order_number, order_id, dog, message, state, answer_by, created_at, version, updated_at,
  answered_at, owner_id, owner_name, snoozed_until, last_message_at) on shop.tickets to staff_support, staff_accounting, staff_admin;
revoke select on shop.applications from staff_support, staff_admin;
grant select (id, storefront_id, number, kind, state, subject, company_id, vat_id, is_register_checked, answers, message, note, created_at,
  answer_by, decided_at, version, updated_at, customer_id, invoice_limit, due_days, probation_orders, valid_to, asked_at,
  expiry_warned_at, suspended_reason) on shop.applications to staff_support, staff_admin;

create function internal.ticket_person(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  shown boolean;
  t record;
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('ticket', wanted);
  select q.name, q.email, q.phone, c.id as customer_id, c.created_at as since,
         (select count(*) from shop.tickets w where w.email = q.email) as threads
    into t from shop.tickets q left join shop.customers c on c.email = q.email and c.storefront_id = q.storefront_id where q.id = wanted;
  return jsonb_build_object(
    'name', case when shown then t.name else internal.masked_name(split_part(t.name, ' ', 1), nullif(split_part(t.name, ' ', 2), '')) end,
    'email', case when shown then t.email else internal.masked_email(t.email) end,
    'phone', case when t.phone = '' then null when shown then t.phone else internal.masked_phone(t.phone) end,
    'isRevealed', shown, 'customerId', t.customer_id, 'since', t.since, 'threads', t.threads);
end
$$;
comment on function internal.ticket_person is 'Who wrote a message, masked unless this member has given a reason.';

create function internal.application_person(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  shown boolean;
  a record;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('application', wanted);
  select q.contact_name, q.email, q.phone, c.id as customer_id,
         (select count(*) from shop.applications w where w.company_id = q.company_id and w.id <> q.id) as same_company
    into a from shop.applications q left join shop.customers c on c.email = q.email and c.storefront_id = q.storefront_id where q.id = wanted;
  return jsonb_build_object(
    'name', case when shown then a.contact_name
                 else internal.masked_name(split_part(a.contact_name, ' ', 1), nullif(split_part(a.contact_name, ' ', 2), '')) end,
    'email', case when shown then a.email else internal.masked_email(a.email) end,
    'phone', case when shown then a.phone else internal.masked_phone(a.phone) end,
    'isRevealed', shown, 'customerId', a.customer_id, 'sameCompany', a.same_company);
end
$$;
comment on function internal.application_person is 'Who applies, masked unless this member has given a reason.';

create function internal.ticket_attachments(wanted bigint) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'isPicture', u.media_type <> 'application/pdf', 'messageId',
           coalesce(f.message_id, (select min(m.id) from shop.ticket_messages m where m.ticket_id = f.ticket_id))) order by u.id), '[]')
    from internal.ticket_files f join internal.uploads u on u.id = f.upload_id
   where f.ticket_id = wanted and internal.request_role() in ('staff_support', 'staff_accounting', 'staff_admin')
$$;
comment on function internal.ticket_attachments is 'Names of files that came with a thread; the files themselves are a command.';

create function internal.application_attachments(wanted bigint) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'isPicture', u.media_type <> 'application/pdf') order by u.id), '[]')
    from internal.application_files f join internal.uploads u on u.id = f.upload_id
   where f.application_id = wanted and internal.request_role() in ('staff_support', 'staff_admin')
$$;
comment on function internal.application_attachments is 'Names of certificates and proofs; the files themselves are a command.';

alter table internal.review_origins
  add column decide_by timestamptz,
  add column reason text,
  add column decided_by uuid;
comment on column internal.review_origins.decide_by is 'Until when it is read: two business days after it came.';
comment on column internal.review_origins.reason is 'Which public rule it broke, when it was returned or refused.';
comment on column internal.review_origins.decided_by is 'Who decided; an appeal is read by somebody else.';

create function internal.review_case(wanted bigint, out submitted_at timestamptz, out decide_by timestamptz, out note text, out reports jsonb)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if internal.request_role() not in ('staff_support', 'staff_content', 'staff_admin') then
    return;
  end if;
  select o.submitted_at, coalesce(o.decide_by, o.submitted_at + interval '2 days'), o.note into submitted_at, decide_by, note
    from internal.review_origins o where o.review_id = wanted;
  select coalesce(jsonb_agg(jsonb_build_object('reason', p.reason, 'note', p.note, 'at', p.reported_at) order by p.id), '[]') into reports
    from internal.review_reports p where p.review_id = wanted and p.decided_at is null;
end
$$;
comment on function internal.review_case is 'What waits at a review: since when, until when, and what readers said is wrong with it.';

create view shop.staff_messages with (security_invoker) as
select t.id, t.number, t.topic, t.state, t.state in ('new', 'open') as waits,
       case when t.state in ('new', 'open') then t.answer_by when t.state = 'snoozed' then t.snoozed_until end as clock,
       internal.ticket_person(t.id) ->> 'name' as who, left(t.message, 140) as excerpt, t.owner_id, t.owner_name, coalesce(t.owner_id = internal.staff_user_id(), false) as is_mine, t.order_number,
       t.last_message_at as at
  from shop.tickets t;
comment on view shop.staff_messages is 'Threads with the hour an answer is promised for; accounting sees those about bills.';

create view shop.staff_applications with (security_invoker) as
select a.id, a.number, a.kind as topic, a.state, a.state = 'in_review' as waits, case when a.state = 'in_review' then a.answer_by end as clock,
       a.subject as who, left(a.message, 140) as excerpt, null::uuid as owner_id, ''::text as owner_name, false as is_mine, ''::text as order_number, a.created_at as at
  from shop.applications a;
comment on view shop.staff_applications is 'Applications with the hour a word is promised for.';

create view shop.staff_reviews with (security_invoker) as
select r.id, null::text as number, p.name as topic, r.status as state, r.status = 'pending' as waits,
       case when r.status = 'pending' then c.decide_by end as clock, r.author_name as who, left(r.body, 140) as excerpt, null::uuid as owner_id,
       ''::text as owner_name, false as is_mine, ''::text as order_number, c.submitted_at as at, r.rating, r.title, r.body, r.dog_note, r.merits, r.shop_reply,
       c.note, c.reports
  from shop.reviews r
  join shop.products p on p.id = r.product_id
  cross join lateral internal.review_case(r.id) c
 where c.submitted_at is not null;
comment on view shop.staff_reviews is 'Reviews of buyers, with what readers said is wrong with them.';

create view shop.staff_inbox with (security_invoker) as
select 'message'::text as kind, m.* from shop.staff_messages m
union all
select 'application', a.* from shop.staff_applications a
union all
select 'review', r.id, r.number, r.topic, r.state, r.waits, r.clock, r.who, r.excerpt, r.owner_id, r.owner_name, r.is_mine, r.order_number, r.at
  from shop.staff_reviews r;
comment on view shop.staff_inbox is 'One queue of messages, applications and reviews with the hour each is promised for.';

create function shop.staff_ticket(wanted text) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'state', t.state, 'answerBy', t.answer_by,
    'snoozedUntil', t.snoozed_until, 'ownerId', t.owner_id, 'ownerName', t.owner_name, 'dog', t.dog, 'orderNumber', t.order_number,
    'orderId', t.order_id, 'createdAt', t.created_at, 'version', t.version, 'person', internal.ticket_person(t.id),
    'files', internal.ticket_attachments(t.id),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'author', case m.kind when 'customer' then '' else m.author_name end,
        'body', m.body, 'at', m.written_at) order by m.id), '[]') from shop.ticket_messages m where m.ticket_id = t.id),
    'order', (select jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'placedAt', o.placed_at, 'payable', o.payable,
        'deliveryTo', o.delivery_to,
        'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'variant', l.variant_name, 'pieces', l.pieces) order by l.position), '[]')
                    from shop.order_lines l where l.order_id = o.id and l.kind = 'goods'))
      from shop.orders o where o.id = t.order_id))
    from shop.tickets t where t.number = wanted;
end;
comment on function shop.staff_ticket is 'A thread with everything its page shows; null where it is not there or not theirs.';

create function shop.staff_application(wanted text) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('id', a.id, 'number', a.number, 'kind', a.kind, 'state', a.state, 'subject', a.subject, 'companyId', a.company_id,
    'vatId', a.vat_id, 'isRegisterChecked', a.is_register_checked, 'answers', a.answers, 'message', a.message, 'note', a.note,
    'createdAt', a.created_at, 'answerBy', a.answer_by, 'decidedAt', a.decided_at, 'invoiceLimit', a.invoice_limit, 'dueDays', a.due_days,
    'probationOrders', a.probation_orders, 'validTo', a.valid_to, 'suspendedReason', a.suspended_reason,
    'person', internal.application_person(a.id), 'files', internal.application_attachments(a.id))
    from shop.applications a where a.number = wanted;
end;
comment on function shop.staff_application is 'An application with everything its page shows.';

grant execute on function internal.ticket_person(bigint), internal.ticket_attachments(bigint) to staff_support, staff_warehouse, staff_accounting, staff_admin;
grant execute on function internal.application_person(bigint), internal.application_attachments(bigint) to staff_support, staff_admin;
grant execute on function internal.review_case(bigint) to staff_support, staff_content, staff_admin;
grant execute on function shop.staff_ticket(text) to staff_support, staff_accounting, staff_admin;
grant execute on function shop.staff_application(text) to staff_support, staff_admin;
grant select on shop.staff_messages to staff_support, staff_accounting, staff_admin;
grant select on shop.staff_applications, shop.staff_inbox to staff_support, staff_admin;
grant select on shop.staff_reviews to staff_support, staff_content, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
