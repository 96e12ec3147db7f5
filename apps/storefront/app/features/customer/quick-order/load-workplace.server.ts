import { randomUUID } from 'node:crypto'
import type { ServicesClient } from '@shop/clients/services'
import type { AvailabilityKey } from '@shop/contract/wholesale/price-files'
import type { OrderTemplate } from '@shop/contract/wholesale/templates'

import { config } from '#app/config.server.ts'

export interface Workplace {
  templates: OrderTemplate[]
  feed: AvailabilityKey
  publicUrl: string
  /** Of the forms of this page: what is pressed twice is done once. */
  formKey: string
}

/** Saved lists and the key of the feed. */
export async function loadWorkplace(services: ServicesClient): Promise<Workplace> {
  const [templates, feed] = await Promise.all([services.orderTemplates({}), services.availabilityKey({})])
  return {
    templates: templates.ok ? templates.value.templates : [],
    feed: feed.ok ? feed.value : { createdAt: null, usedAt: null, mayMake: false },
    publicUrl: config.PUBLIC_URL,
    formKey: randomUUID(),
  }
}
