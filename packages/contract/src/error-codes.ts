/**
 * Every code the services API can answer with. `docs/error-codes.md` explains each; a test keeps the two equal.
 * The status says which kind it is: 409 is a refusal of the rules, the rest is about the request itself.
 */
export const ERROR_CODES = {
  // The request
  invalid_input: 400,
  malformed_body: 400,
  not_signed_in: 401,
  forbidden: 403,
  origin_refused: 403,
  not_found: 404,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_attempts: 429,
  fault: 500,
  unavailable: 503,
  // Signing in
  sign_in_failed: 409,
  second_factor_required: 409,
  second_factor_wrong: 409,
  session_not_fresh: 409,
  password_wrong: 409,
  passkey_refused: 409,
  // Links from mails
  link_unknown: 409,
  link_used: 409,
  link_expired: 409,
  link_revoked: 409,
  link_not_yours: 409,
  account_exists: 409,
  registration_unknown: 409,
  resend_too_soon: 409,
  // Account
  version_conflict: 409,
  address_not_found: 409,
  zip_mismatch: 409,
  too_many_items: 409,
  nothing_to_restore: 409,
  weight_day_taken: 409,
  // Companies
  company_not_found: 409,
  company_ended: 409,
  register_unavailable: 409,
  // Content
  content_gone: 409,
  application_decided: 409,
  review_not_yours: 409,
  review_closed: 409,
  review_gone: 409,
  survey_answered: 409,
  push_unavailable: 409,
  // Fair
  fair_pin_wrong: 409,
  fair_pin_used: 409,
  fair_closed: 409,
  fair_email_used: 409,
  prizes_gone: 409,
  // Cart
  cart_gone: 409,
  line_gone: 409,
  variant_gone: 409,
  out_of_stock: 409,
  line_limit: 409,
  cart_full: 409,
  regular_delivery_refused: 409,
  coupon_unknown: 409,
  not_combinable: 409,
  credits_refused: 409,
  nothing_to_undo: 409,
  basket_expired: 409,
  basket_used_up: 409,
  // Checkout and order
  method_unknown: 409,
  shipping_impossible: 409,
  payment_impossible: 409,
  pickup_point_refused: 409,
  checkout_incomplete: 409,
  cart_changed: 409,
  cart_not_orderable: 409,
  coupon_refused: 409,
  too_much_unpaid: 409,
  // Payment
  already_paid: 409,
  order_ended: 409,
  payment_not_online: 409,
  payment_starting: 409,
  payment_unknown: 409,
  gateway_unavailable: 409,
  refund_refused: 409,
  money_returned: 409,
  // Orders on their way
  order_state: 409,
  parcel_state: 409,
  batches_short: 409,
  movement_taken: 409,
  movement_amount_missing: 409,
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** What is wrong with one field; the storefront has a Czech sentence for each. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'unknown_field',
  'too_short',
  'too_long',
  'email_missing',
  'email_invalid',
  'phone_invalid',
  'phone_premium',
  'zip_invalid',
  'street_number_missing',
  'company_id_invalid',
  'vat_id_invalid',
  'password_short',
  'password_leaked',
  'password_is_email',
  'weight_range',
  'birth_future',
  'adult_weight_low',
  'date_future',
  'file_too_large',
  'file_type',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]
