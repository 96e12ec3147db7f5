import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Judged {
  widths?: readonly number[]
  /** Header and footer of the site, the same on every page of a layout: half of the nodes there are. */
  frame?: boolean
}

/** Not one violation on the page as it stands, on a desk and on a phone; what a desk does not have is looked at on a phone alone. */
export async function expectAccessible(page: Page, { widths = [1440, 390], frame = true }: Judged = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Legacy mode judges in the page itself instead of in a second one; only frames of foreign origins would be left out.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (!frame) axe.exclude('header:not(main *)').exclude('footer:not(main *)')
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${page.url()} at ${width} px`).toEqual([])
  }
}
