/** What partners can be told of: their own orders, and goods that run out or come back. */
export const WEBHOOK_TOPICS = [
  'order.state_changed',
  'parcel.shipped',
  'parcel.delivered',
  'invoice.issued',
  'stock.changed',
] as const
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number]
