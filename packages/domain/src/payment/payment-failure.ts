/** Why an attempt to pay failed, as far as it helps to say what to do next; each gateway's own codes end in its adapter. */
export const PAYMENT_FAILURES = ['given_up', 'declined'] as const

export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
