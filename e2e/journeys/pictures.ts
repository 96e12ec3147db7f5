import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

const folder = process.env.E2E_PICTURES
const taken = new Map<string, number>()

/** For people who want to see what the journeys judge: with a folder in E2E_PICTURES each judged state is kept as a picture of the whole page. */
export async function keepPictures(page: Page, widths: readonly number[]): Promise<void> {
  if (!folder) return
  const { titlePath } = test.info()
  const name = titlePath
    .join('-')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 90)
  const number = (taken.get(name) ?? 0) + 1
  taken.set(name, number)
  for (const width of new Set([...widths, 1024])) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(folder, `${name}-${number}-${width}.png`), fullPage: true })
  }
}
