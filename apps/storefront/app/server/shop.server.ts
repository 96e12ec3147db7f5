import { createDataClient } from '@shop/clients/data'
import { config } from '#app/config.server.ts'

/** Pages that are the same for everybody ask as nobody. */
export const publicData = createDataClient({ endpoint: config.DATA_URL, token: config.DATA_TOKEN })

export const storefrontId = config.STOREFRONT_ID
