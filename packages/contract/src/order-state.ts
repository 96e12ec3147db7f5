import { ORDER_STATES } from '@shop/domain/order/order-state'
import { z } from 'zod'

export const OrderState = z.enum(ORDER_STATES)
