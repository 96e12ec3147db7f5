import { z } from 'zod'
import { CarrierFeeds } from '../delivery/carrier-feeds.ts'
import {
  ChangeClosedDays,
  ChangeDelivery,
  DeliveryAnswer,
  DeliveryQuestion,
  DeliveryRules,
} from '../delivery/delivery-rules.ts'
import { endpoint } from '../endpoint.ts'

/** What deliveries cost, and when nothing leaves. Orders that were placed and days that are over stay as they are. */
export const staffDeliveryEndpoints = {
  deliveryRules: endpoint({
    method: 'GET',
    path: '/staff/settings/delivery',
    summary: 'Deliveries, payments and days off.',
    access: 'staff',
    work: 'settings_seen',
    reply: DeliveryRules,
    refusals: [],
  }),
  carrierFeeds: endpoint({
    method: 'GET',
    path: '/staff/settings/carrier-feeds',
    summary: 'Lists of points of carriers: when each was read and what is wrong with it.',
    access: 'staff',
    work: 'settings_seen',
    reply: CarrierFeeds,
    refusals: [],
  }),
  changeDelivery: endpoint({
    method: 'PUT',
    path: '/staff/settings/delivery',
    summary: 'Other terms of one delivery or payment, at once. Placed orders keep theirs.',
    access: 'staff',
    work: 'settings',
    body: ChangeDelivery,
    reply: z.object({ version: z.number() }),
    refusals: ['version_conflict', 'change_refused'],
  }),
  changeClosedDays: endpoint({
    method: 'PUT',
    path: '/staff/settings/closed-days',
    summary: 'Days from today on when nothing leaves. Days that are over stay as they were.',
    access: 'staff',
    work: 'settings',
    body: ChangeClosedDays,
    reply: z.object({ version: z.number() }),
    refusals: ['version_conflict', 'change_refused'],
  }),
  previewDelivery: endpoint({
    method: 'POST',
    path: '/staff/settings/delivery/preview',
    summary: 'What a customer with such a basket is offered at a moment, with or without a draft. Keeps nothing.',
    access: 'staff',
    work: 'settings_seen',
    body: DeliveryQuestion,
    reply: DeliveryAnswer,
    refusals: ['change_refused'],
  }),
} as const
