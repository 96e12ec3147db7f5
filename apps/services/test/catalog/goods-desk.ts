import type { ProductChange, StaffProduct } from '@shop/contract/staff/staff-product'
import sharp from 'sharp'
import { beforeAll } from 'vitest'
import type { Browser } from '../browser.ts'
import type { openShop } from '../open-shop.ts'
import { newStaff } from '../staff.ts'

/** Somebody who describes goods, somebody of the warehouse, and what both keep doing in tests. */
export function openGoodsDesk(shop: ReturnType<typeof openShop>) {
  let ivana: Browser
  let petr: Browser
  beforeAll(async () => {
    ivana = await newStaff(shop, 'staff_content')
    petr = await newStaff(shop, 'staff_warehouse')
  })
  return {
    ivana: () => ivana,
    petr: () => petr,
    newProduct: async (name: string): Promise<StaffProduct> =>
      (await ivana.call('createProduct', { kind: 'equipment', name })).value,
    save: ({ productId, version }: StaffProduct, parts: Partial<ProductChange>) =>
      ivana.call('saveProduct', { productId, version, ...parts } as never),
    uploadPicture: (bytes: Buffer, name: string) =>
      ivana.call('uploadPicture', { name, content: bytes.toString('base64') }),
    uploadVideo: (bytes: Buffer, name: string) =>
      ivana.call('uploadVideo', { name, content: bytes.toString('base64') }),
  }
}

export const plainPicture = (width: number, height: number, background = '#aa3311') =>
  sharp({ create: { width, height, channels: 3, background } })
