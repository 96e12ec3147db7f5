import { createDataClient } from '@shop/clients/data'
import { config } from '#app/config.server.ts'
import { keepStatus } from './keep-status.server.ts'

/** Pages that are the same for everybody ask as nobody. */
export const publicData = createDataClient({
  endpoint: config.DATA_URL,
  token: config.DATA_TOKEN,
  toThrown: keepStatus,
})

export const storefrontId = config.STOREFRONT_ID
