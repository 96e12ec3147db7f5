import { log } from '#app/server/log.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import type { HeaderNumbers } from '#app/state/common.ts'

/** The header stands on every page, the error page included, so it must do without its numbers when nobody answers. */
export async function loadHeaderNumbers(): Promise<HeaderNumbers> {
  try {
    const { freeFrom, regular } = await loadShopSettings()
    return { freeFrom, regularDiscount: regular.discountPercent }
  } catch (error) {
    log.warn({ err: error }, 'header.numbers_missing')
    return { freeFrom: null, regularDiscount: null }
  }
}
