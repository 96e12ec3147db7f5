import { createDataClient } from '@shop/clients/data'
import { config } from '#app/config.server.ts'
import { keepStatus } from './keep-status.server.ts'
import { tracedFetch } from './traced-fetch.server.ts'

/** Pages that are the same for everybody ask as nobody. */
export const publicData = createDataClient({
  endpoint: config.DATA_URL,
  token: config.DATA_TOKEN,
  toThrown: keepStatus,
  fetch: tracedFetch,
})

export const storefrontId = config.STOREFRONT_ID
