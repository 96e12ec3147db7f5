import { withClient } from '@shop/database/with-client'
import { launchBrowser } from '@shop/stack/browser'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'
import { PAYLOADS } from './payloads.ts'
import { ASKED, FORMS, WRITTEN } from './places.ts'
import { plantPayloads } from './plant-payloads.sql.ts'
import { openVictim } from './xss-browser.ts'

const FEWEST = 100
const AT_ONCE = 8
/** Several in one text where the page repeats it whole: each still tries its own way out. */
const TOGETHER = Array.from({ length: Math.ceil(PAYLOADS.length / AT_ONCE) }, (_, index) =>
  PAYLOADS.slice(index * AT_ONCE, (index + 1) * AT_ONCE).join(' '),
)

/** Payloads through every place where words of people are shown, in a browser that obeys no policy: only escaping helps. */
export async function run(): Promise<Figure> {
  await buildShop()
  const database = await startDemoDatabase()
  const browser = await launchBrowser()
  try {
    await withClient(database.adminUrl, (client) => plantPayloads(client, PAYLOADS))
    const stack = await startStack({ ...database, storefront: 'production' })
    try {
      const victim = await openVictim(browser, stack.urls.storefront)
      for (const path of WRITTEN) await victim.read(path)
      for (const { path, isShort } of ASKED)
        for (const text of isShort ? PAYLOADS : TOGETHER) await victim.read(path + encodeURIComponent(text))
      for (const { path, fields } of FORMS) await victim.fillIn(path, fields, TOGETHER)
      for (const fault of victim.faults.slice(0, 40)) console.log(fault)
      const places = WRITTEN.length + ASKED.length + FORMS.length
      return {
        question: 'xss',
        figure: `${PAYLOADS.length} payloads through ${places} places on ${victim.pages()} pages: ${victim.faults.length} ran`,
        goal: `at least ${FEWEST} payloads, none runs`,
        holds: PAYLOADS.length >= FEWEST && victim.faults.length === 0,
      }
    } finally {
      await stack.stop()
    }
  } finally {
    await browser.close()
    await database.stop()
  }
}
