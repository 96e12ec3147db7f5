import { z } from 'zod'

export const OrderState = z.enum([
  'awaiting_payment',
  'awaiting_approval',
  'accepted',
  'expired',
  'on_hold',
  'packing',
  'partly_shipped',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'not_collected',
  'cancelled',
  'closed',
])
