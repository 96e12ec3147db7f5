-- migrate:up

-- Whose thread it is says the ticket, masked; its messages are read whole, so they do not repeat the name.
create or replace function internal.begin_thread() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into shop.ticket_messages (ticket_id, kind, body, written_at)
  values (new.id, 'customer', new.message, new.created_at);
  return null;
end
$$;
update shop.ticket_messages set author_name = '' where kind = 'customer' and author_name <> '';
comment on column shop.ticket_messages.author_name is 'Member of staff who wrote it; empty for the customer.';

-- A trainer without an organisation applies under their own name, which is masked as any other.
update shop.applications set subject = '' where kind = 'trainer' and subject = contact_name;
comment on column shop.applications.subject is 'Company, kennel or organisation; empty for a person, whose name is masked.';
create or replace view shop.staff_applications with (security_invoker) as
select a.id, a.number, a.kind as topic, a.state, a.state = 'in_review' as waits, case when a.state = 'in_review' then a.answer_by end as clock,
       case a.subject when '' then internal.application_person(a.id) ->> 'name' else a.subject end as who, left(a.message, 140) as excerpt, null::uuid as owner_id, ''::text as owner_name, false as is_mine, ''::text as order_number, a.created_at as at
  from shop.applications a;

create or replace function shop.staff_application(wanted text) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('id', a.id, 'number', a.number, 'kind', a.kind, 'state', a.state, 'subject', case a.subject when '' then internal.application_person(a.id) ->> 'name' else a.subject end, 'companyId', a.company_id,
    'vatId', a.vat_id, 'isRegisterChecked', a.is_register_checked, 'answers', a.answers, 'message', a.message, 'note', a.note,
    'createdAt', a.created_at, 'answerBy', a.answer_by, 'decidedAt', a.decided_at, 'invoiceLimit', a.invoice_limit, 'dueDays', a.due_days,
    'probationOrders', a.probation_orders, 'validTo', a.valid_to, 'suspendedReason', a.suspended_reason,
    'person', internal.application_person(a.id), 'files', internal.application_attachments(a.id))
    from shop.applications a where a.number = wanted;
end;

-- What a later approval of the same address replaced has ended.
update shop.applications a set state = 'ended'
 where a.state = 'approved' and a.customer_id is null
   and exists (select from shop.applications b
                where b.email = a.email and b.storefront_id = a.storefront_id and b.state in ('approved', 'suspended', 'ended')
                  and (b.decided_at, b.id) > (a.decided_at, a.id));

-- Details of a task say amounts and accounts: the warehouse sees what waits, not for how much.
revoke select on shop.staff_tasks from staff_warehouse;
grant select (id, storefront_id, kind, subject, order_id, opened_at, closed_at, updated_at) on shop.staff_tasks to staff_warehouse;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
