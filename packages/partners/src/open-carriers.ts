import { z } from 'zod'
import { createPacketa } from './packeta/packeta.ts'
import type { Carrier } from './ports/carrier.ts'
import { createPpl, type PplOptions } from './ppl/ppl.ts'

/** What the environment says of each carrier. */
export const CARRIER_KEYS = {
  PACKETA_URL: z.url(),
  PACKETA_API_PASSWORD: z.string().min(1),
  PACKETA_SENDER: z.string().min(1),
  PPL_URL: z.url(),
  PPL_CLIENT_ID: z.string().min(1),
  PPL_CLIENT_SECRET: z.string().min(1),
}

type CarrierKeys = { readonly [Key in keyof typeof CARRIER_KEYS]: z.output<(typeof CARRIER_KEYS)[Key]> }

/** Who sends, where collected cash goes, and how time passes. */
type Sending = Pick<PplOptions, 'sender' | 'codAccount' | 'wait'>

/** Every carrier that has an adapter, by its code. */
export function openCarriers(keys: CarrierKeys, sending: Sending): Readonly<Record<string, Carrier>> {
  const carriers = [
    createPacketa({ url: keys.PACKETA_URL, apiPassword: keys.PACKETA_API_PASSWORD, senderLabel: keys.PACKETA_SENDER }),
    createPpl({ ...sending, url: keys.PPL_URL, clientId: keys.PPL_CLIENT_ID, clientSecret: keys.PPL_CLIENT_SECRET }),
  ]
  return Object.fromEntries(carriers.map((carrier) => [carrier.code, carrier]))
}
