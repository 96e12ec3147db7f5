import type { Urls } from './processes.ts'

/** What `pnpm dev` prints: where everything is, and what one can do with it. CONTRIBUTING says the same at more length. */
export function whileItRuns(urls: Urls, databaseUrl: string): string {
  const body = `-H 'content-type: application/json' -d`
  return toLines([
    ['shop', urls.storefront],
    ['back office', `${urls.admin}   pnpm staff:create <mail> makes its first owner`],
    ['data service', `${urls.data}   curl '${urls.data}/brands?select=name'`],
    ['services', `${urls.services}   (${urls.servicesOps}/metrics, /openapi.json)`],
    ['images', urls.images],
    ['mail', `${urls.mail}   every template: ${urls.services}/dev/mails`],
    ['database', databaseUrl],
    ['', ''],
    ['pay', `choose a card in the checkout, the gateway asks how it ends; all payments: ${urls.gopay}/__fake/payments`],
    ['move time', `curl -X PUT ${urls.services}/dev/clock ${body} '{"offsetMinutes":4320}'   0 brings it back`],
    [
      'break a partner',
      `POST /__fake/faults of GoPay ${urls.gopay}, Packeta ${urls.packeta}, PPL ${urls.ppl}, Fio ${urls.fio}`,
    ],
    ['start anew', 'pnpm db:reset, in another terminal: what the reset ends is started again'],
    ['be a customer', 'register with any address and confirm it in the mail'],
    ['', ''],
    ['end', 'Ctrl-C; the data stays. Changed code of a service starts it again, pages change by themselves.'],
  ])
}

function toLines(rows: [string, string][]): string {
  return rows.map(([to, how]) => (to ? `  ${to.padEnd(16)}${how}` : '')).join('\n')
}
