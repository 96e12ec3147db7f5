-- migrate:up

-- The numbers the rules of cart, checkout and order ask for beside those the catalogue already prints.
insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'pricing.price_step', 'money', '100', true, 'Item prices and discounts are rounded to this step.'),
  (1, 'pricing.cash_step', 'money', '100', true, 'The smallest coin: cash on delivery is rounded to it.'),
  (1, 'pricing.side_cost_vat', 'text', '"own"', false, 'Shipping and fee: "own" rate, or "proportional" to the goods.'),
  (1, 'coupon.percent_excludes', 'list', '["on_sale", "bundle", "regular_delivery"]', true, 'Lines a percent coupon never touches.'),
  (1, 'coupon.fixed_excludes', 'list', '["on_sale", "bundle", "regular_delivery"]', true, 'Lines a coupon for an amount never touches.'),
  (1, 'loyalty.credit_value', 'money', '100', true, 'What one credit is worth.'),
  (1, 'loyalty.maximum_spend_percent', 'percent', '30', true, 'The part of goods that credits may pay.'),
  (1, 'loyalty.minimum_spend_credits', 'integer', '20', true, 'Fewer than these cannot be spent at once.'),
  (1, 'loyalty.returned_minimum_days', 'integer', '30', true, 'Credits given back hold at least so long.'),
  (1, 'shipping.free_parcels', 'integer', '1', true, 'How many parcels free shipping covers.'),
  (1, 'shipping.free_waives_payment_fee', 'boolean', 'false', true, 'Whether free shipping covers the fee of the payment.'),
  (1, 'shipping.packaging_fill_percent', 'percent', '80', false, 'How much of a parcel several things can really fill.'),
  (1, 'regular_delivery.excluded_categories', 'list',
   '["boxy", "vyhodne-balicky", "zvyhodnene-sady", "kosmetika", "vybaveni"]', true, 'Goods that are never delivered regularly.'),
  (1, 'cart.pieces_per_variant', 'integer', '200', true, 'The most pieces of one variant in a cart.'),
  (1, 'cart.lines', 'integer', '60', true, 'The most lines in a cart.'),
  (1, 'cart.guest_days', 'integer', '30', true, 'How long a guest''s cart is kept.'),
  (1, 'cart.account_days', 'integer', '180', true, 'How long a cart of an account is kept.'),
  (1, 'cart.idle_hours', 'integer', '24', false, 'After how long without a change a cart counts as abandoned.'),
  (1, 'order.approval_hours', 'integer', '48', true, 'How long goods wait for the approval of a company''s order.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
