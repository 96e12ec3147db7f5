import { withClient } from '@shop/database/dev-database'
import { launchBrowser } from '../../bench/browser.ts'
import { buildShop } from '../../bench/shop-stack.ts'
import { openVictim } from '../../bench/victim.ts'
import { startTestDatabase } from '../../e2e/test-database.ts'
import type { Figure } from '../figure.ts'
import { startStack } from '../stack/start-stack.ts'
import { PAYLOADS } from '../xss/payloads.ts'
import { ASKED, FORMS, WRITTEN } from '../xss/places.ts'
import { plantPayloads } from '../xss/plant-payloads.sql.ts'

const FEWEST = 100
const AT_ONCE = 8
/** Several in one text where the page repeats it whole: each still tries its own way out. */
const TOGETHER = Array.from({ length: Math.ceil(PAYLOADS.length / AT_ONCE) }, (_, index) =>
  PAYLOADS.slice(index * AT_ONCE, (index + 1) * AT_ONCE).join(' '),
)

/** Payloads through every place where words of people are shown, in a browser that obeys no policy: only escaping helps. */
export async function run(): Promise<Figure> {
  await buildShop()
  const database = await startTestDatabase()
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
