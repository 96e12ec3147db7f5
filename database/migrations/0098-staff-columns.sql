-- migrate:up

-- Staff read who somebody is through functions that mask it, and through nothing else; the warehouse reads neither persons nor prices.
-- Until now no screen asked for any of this, so nothing that runs loses what it reads.

revoke select on shop.orders from staff_support, staff_warehouse, staff_accounting, staff_admin;
grant select (id, storefront_id, number, customer_group, state, deadline_at, placed_at, version, updated_at, shipping_method_id, shipping_kind,
  pickup_point_id, payment_kind, dispatch_on, delivery_from, delivery_to)
  on shop.orders to staff_support, staff_warehouse, staff_accounting, staff_admin;
grant select (customer_id, payment_method_id, basis, goods_list, goods_paid, total, rounding, payable, vat, coupon_id, coupon_code, credits_spent,
  credits_earned, price_trace) on shop.orders to staff_support, staff_accounting, staff_admin;
grant select (pickup_point, parcels, terms_version_id, links_revoked_at, trimmed_at, cash_uncollected_at) on shop.orders to staff_support, staff_admin;

revoke select on shop.order_lines, shop.order_events, shop.parcels, shop.payments, shop.refunds, shop.documents, shop.document_lines from staff_warehouse;
grant select (order_id, position, kind, variant_id, bundle_variant_id, code, name, variant_name, bundle_name, regular_weeks, pieces, weight_g)
  on shop.order_lines to staff_warehouse;
grant select (id, order_id, at, event, from_state, to_state, actor_kind, actor_id) on shop.order_events to staff_warehouse;
grant select (id, order_id, number, state, carrier, carrier_code, weight_g, tracking_number, tracking_url, stored_until, created_at,
  handed_over_at, delivered_at, replaced_by, updated_at) on shop.parcels to staff_warehouse;

revoke select on shop.documents from staff_support, staff_admin;
grant select (id, uuid, order_id, kind, series, year, sequence, number, original_id, refund_id, reason, issued_on, tax_point_on, due_on,
  variable_symbol, payment_kind, payment_name, supplier, basis, base, tax, gross, recap, rounding, payable, paid, issued_at)
  on shop.documents to staff_support, staff_admin;

revoke select on shop.customers, shop.addresses, shop.carts, shop.coupon_redemptions, shop.plans from staff_support, staff_admin;
grant select (id, storefront_id, customer_group_id, company_name, company_id, vat_id, created_at, updated_at, version, deleted_at, invoice_limit)
  on shop.customers to staff_support, staff_admin;
grant select (id, storefront_id, customer_id, state, purpose, coupon_code, credits_all, credits_wanted, shipping_method_id, payment_method_id,
  pickup_point_id, reorder_of_id, version, created_at, changed_at, expires_at) on shop.carts to staff_support, staff_admin;
grant select (coupon_id, customer_id, order_id, redeemed_at, released_at, use_number) on shop.coupon_redemptions to staff_support, staff_admin;
grant select (id, storefront_id, customer_id, first_order_id, dog_id, state, shipping_method_id, pickup_point_id, payment_method_id, stock_policy,
  paused_until, unpaid_in_a_row, started_at, ended_at, end_reason, version, updated_at) on shop.plans to staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
