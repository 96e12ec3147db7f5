import { log } from '#app/server/log.server.ts'
import { loadContact } from '#app/server/seller.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import type { Contact, HeaderNumbers } from '#app/state/common.ts'

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

export async function loadHeaderContact(): Promise<Contact | null> {
  try {
    return await loadContact()
  } catch (error) {
    log.warn({ err: error }, 'header.contact_missing')
    return null
  }
}
