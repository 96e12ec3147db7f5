import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'
import { keepPictures } from './pictures.ts'

interface Judged {
  widths?: readonly number[]
  /** Header and footer of the site, the same on every page of a layout: half of the nodes there are. */
  frame?: boolean
}

/** Not one violation on the page as it stands, on a desk and on a phone; what a desk does not have is looked at on a phone alone. */
export async function expectAccessible(page: Page, { widths = [1440, 390], frame = true }: Judged = {}): Promise<void> {
  // A page on its way to another is judged where it arrives.
  await expect(
    page.getByRole('progressbar', { name: 'Načítáme…' }).and(page.locator('[data-active=true]')),
  ).toHaveCount(0)
  await bringJudge(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const violations = await judge(page, frame ? [] : ['header:not(main *)', 'footer:not(main *)'])
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${page.url()} at ${width} px`).toEqual([])
  }
  await keepPictures(page, widths)
}

/** Half a megabyte that a browser takes in once a page, not once a width. Frames of foreign origins are left out. */
async function bringJudge(page: Page): Promise<void> {
  for (const each of page.frames()) {
    if (new URL(each.url(), page.url()).origin !== new URL(page.url()).origin) continue
    if (await each.evaluate(() => 'axe' in window)) continue
    await each.evaluate(axe.source)
    await each.evaluate(`axe.configure({ allowedOrigins: ['<same_origin>'] })`)
  }
}

function judge(page: Page, exclude: string[]): Promise<AxeResults['violations']> {
  return page.evaluate(async (left) => {
    const { axe: judging } = window as unknown as { axe: typeof axe }
    // A colour on its way to another is judged as the one it becomes.
    for (const moving of document.getAnimations()) {
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish()
    }
    const options = { resultTypes: ['violations' as const] }
    return (await judging.run({ exclude: left }, options)).violations
  }, exclude)
}
