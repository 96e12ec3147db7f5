import type { Locator, Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1440, height: 900 }
export const TABLET = { width: 1024, height: 900 }

/** How far the page reaches out of the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Pixels from the top of the screen; what is not drawn is infinitely far. */
export async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

/** The first price to be read there. */
export function priceIn(place: Locator): Locator {
  return place.getByText(/^\d[\d\s]*\sKč$/).first()
}
