import type { Browser } from 'playwright-core'

interface Victim {
  /** What ran, and what would run if it were pressed. */
  faults: string[]
  pages(): number
  read(path: string): Promise<void>
  /** Sends a form without the checks of the browser, so that it comes back with everything that was written. */
  fillIn(path: string, fields: string[], texts: readonly string[]): Promise<void>
}

/** What no text of anybody may bring into a page, whether it has run already or waits for a click. */
const TRAPS = [
  ...['a[href^="javascript" i]', 'a[href^="data:" i]', 'a[href^="vbscript" i]', 'form[action^="javascript" i]'],
  ...[
    '[onerror]',
    '[onload]',
    '[onfocus]',
    '[onmouseover]',
    '[ontoggle]',
    '[onbegin]',
    'iframe[srcdoc]',
    'base',
    'embed',
  ],
  'meta[http-equiv="refresh"]',
].join(',')

/** A visitor whose browser runs whatever it is given: the policy of the shop is switched off. */
export async function openVictim(browser: Browser, shop: string): Promise<Victim> {
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const faults: string[] = []
  let pages = 0
  await page.exposeFunction('xss', () => faults.push(`ran on ${page.url()}`))
  page.on('dialog', (dialog) => void dialog.dismiss())

  async function look(path: string): Promise<void> {
    pages += 1
    // As text: what runs in the page is not of this program.
    const traps = (await page.evaluate(
      `[...document.querySelectorAll(${JSON.stringify(TRAPS)})].map((element) => element.outerHTML.slice(0, 200))`,
    )) as string[]
    faults.push(...traps.map((trap) => `${path}: ${trap}`))
  }

  return {
    faults,
    pages: () => pages,
    async read(path) {
      await page.goto(shop + path, { waitUntil: 'load' })
      await look(path)
    },
    async fillIn(path, fields, texts) {
      for (const text of texts) {
        const values = [...fields.map((field) => [field, text]), ['intent', 'send']]
        await page.goto(`${shop}${path}`, { waitUntil: 'load' })
        await Promise.all([page.waitForEvent('load'), page.evaluate(toSending(path, values))])
        await look(path)
      }
    },
  }
}

/** A form sent by the browser itself, so that the answer is a page and not data. */
function toSending(action: string, values: string[][]): string {
  return `{
    const form = Object.assign(document.createElement('form'), { method: 'post', action: ${JSON.stringify(action)} })
    for (const [name, value] of ${JSON.stringify(values)})
      form.append(Object.assign(document.createElement('textarea'), { name, value }))
    document.body.append(form)
    form.submit()
  }`
}
