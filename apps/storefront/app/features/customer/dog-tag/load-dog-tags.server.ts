import { encodeQr, toSvgPath } from '@shop/runtime/qr-code'
import { config } from '#app/config.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'

export interface DogTagView {
  dogId: number
  note: string
  /** Where the code leads. */
  address: string
  qr: { size: number; path: string }
}

/** Codes that the dogs of the customer wear. */
export async function loadDogTags({ data }: SignedInCustomer): Promise<DogTagView[]> {
  const { items } = await data.list(data.from('dog_tags').select('uid,dog_id,note').is('revoked_at', null))
  return items.map(({ uid, dog_id, note }) => {
    const address = `${config.PUBLIC_URL.replace(/\/$/, '')}/t/${uid}`
    const code = encodeQr(address)
    return { dogId: dog_id, note, address, qr: { size: code.length, path: toSvgPath(code) } }
  })
}
