-- migrate:up

-- The role itself is made by the administrator (database/src/later-roles.sql.ts). Accounting sees money and documents, and of an order
-- what was sold; who bought it is no part of that.
grant usage on schema shop to staff_accounting;

create policy accounting_orders on shop.orders for select to staff_accounting using (true);
comment on policy accounting_orders on shop.orders is 'Every order, without the columns that say who it is for.';
grant select (id, storefront_id, number, customer_id, customer_group, state, deadline_at, placed_at, version, updated_at, shipping_method_id,
  shipping_kind, payment_method_id, payment_kind, dispatch_on, delivery_from, delivery_to, basis, goods_list, goods_paid, total, rounding,
  payable, vat, coupon_id, coupon_code, credits_spent, credits_earned, price_trace) on shop.orders to staff_accounting;

create policy accounting_order_lines on shop.order_lines for select to staff_accounting using (true);
comment on policy accounting_order_lines on shop.order_lines is 'What was sold, with its tax.';
grant select on shop.order_lines to staff_accounting;

create policy accounting_order_events on shop.order_events for select to staff_accounting using (true);
comment on policy accounting_order_events on shop.order_events is 'What became of an order and when; reasons may name somebody and stay out.';
grant select (id, order_id, at, event, from_state, to_state, actor_kind, actor_id) on shop.order_events to staff_accounting;

create policy accounting_payments on shop.payments for select to staff_accounting using (true);
comment on policy accounting_payments on shop.payments is 'Money asked for, received and returned.';
grant select on shop.payments to staff_accounting;

create policy accounting_payment_events on shop.payment_events for select to staff_accounting using (true);
comment on policy accounting_payment_events on shop.payment_events is 'What became of a payment and when.';
grant select on shop.payment_events to staff_accounting;

create policy accounting_refunds on shop.refunds for select to staff_accounting using (true);
comment on policy accounting_refunds on shop.refunds is 'Money to send back; whoever sends it by hand needs the account.';
grant select on shop.refunds to staff_accounting;

create policy accounting_bank_movements on shop.bank_movements for select to staff_accounting using (true);
comment on policy accounting_bank_movements on shop.bank_movements is 'The statement of the bank as it came: a movement is assigned by what it says.';
grant select on shop.bank_movements to staff_accounting;

create policy accounting_documents on shop.documents for select to staff_accounting using (true);
comment on policy accounting_documents on shop.documents is 'Every document without its buyer, who stands in its file.';
grant select (id, uuid, order_id, kind, series, year, sequence, number, original_id, refund_id, reason, issued_on, tax_point_on, due_on,
  variable_symbol, payment_kind, payment_name, supplier, basis, base, tax, gross, recap, rounding, payable, paid, issued_at)
  on shop.documents to staff_accounting;

create policy accounting_document_lines on shop.document_lines for select to staff_accounting using (true);
comment on policy accounting_document_lines on shop.document_lines is 'Lines of documents.';
grant select on shop.document_lines to staff_accounting;

create policy accounting_staff_tasks on shop.staff_tasks for select to staff_accounting using (true);
comment on policy accounting_staff_tasks on shop.staff_tasks is 'What waits for a person; movements and refunds are theirs.';
grant select on shop.staff_tasks to staff_accounting;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
