import { xmlText } from '@shop/czech/xml-text'
import type { FakePayment } from './fake-payments.ts'

export const DECLINE_REASONS: Record<string, string> = {
  _5006: 'Nedostatek prostředků na účtu',
  _5002: 'Překročený limit karty',
  _5007: 'Prošlá karta',
  _5008: 'Chybný kód CVC',
  _5009: 'Ověření 3-D Secure se nepodařilo',
  _5012: 'Technický problém banky',
}

const STATES: Record<FakePayment['state'], string> = {
  CREATED: 'čeká na zaplacení',
  PAYMENT_METHOD_CHOSEN: 'čeká na převod z banky',
  AUTHORIZED: 'peníze jsou blokované',
  PAID: 'zaplaceno',
  CANCELED: 'zrušeno',
  TIMEOUTED: 'čas na zaplacení vypršel',
  REFUNDED: 'vráceno',
  PARTIALLY_REFUNDED: 'částečně vráceno',
}

const STYLE = `
  body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; color: #1d1d1f; background: #f2f4f7 }
  main { max-width: 32rem; margin: 0 auto; padding: 1.5rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
  dd { margin: 0; font-weight: 600 }
  form { display: grid; gap: .75rem; margin-top: 1.5rem }
  fieldset { min-inline-size: 0; margin: 0; display: grid; gap: .5rem; border: 1px solid #8a8f98; border-radius: .5rem }
  button, select, .back { min-height: 3rem; padding: 0 1rem; font: inherit; border: 1px solid #5a5f68; border-radius: .5rem; background: #fff; color: inherit }
  button[value=pay] { background: #0b5d2e; border-color: #0b5d2e; color: #fff; font-weight: 600 }
  .back { display: inline-flex; align-items: center }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }`

/** A page one can click through by mouse, keyboard or test, with no script. */
export function gatewayPage(payment: FakePayment, returnUrl: string): string {
  const { amount, currency, order_number: orderNumber, order_description: description } = payment.input
  const price = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency }).format(amount / 100)
  const isOpen = payment.state === 'CREATED' || payment.state === 'PAYMENT_METHOD_CHOSEN'
  return `<!doctype html>
<html lang="cs">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platba ${xmlText(price)} – zkušební platební brána</title>
<style>${STYLE}</style>
<main>
<h1>Zkušební platební brána</h1>
<p>Žádné peníze se nepřevedou. Vyberte, jak má platba dopadnout.</p>
<dl>
<dt>Objednávka</dt><dd>${xmlText(orderNumber)}</dd>
${description ? `<dt>Popis</dt><dd>${xmlText(description)}</dd>` : ''}
<dt>Částka</dt><dd>${xmlText(price)}</dd>
<dt>Stav</dt><dd>${STATES[payment.state]}</dd>
</dl>
${isOpen ? choices() : `<p>Platba je už vyřízená.</p>\n<p><a class="back" href="${xmlText(returnUrl)}">Zpět do obchodu</a></p>`}
</main>
</html>`
}

function choices(): string {
  const reasons = Object.entries(DECLINE_REASONS).map(([code, text]) => `<option value="${code}">${text}</option>`)
  return `<form method="post">
<button name="action" value="pay">Zaplatit</button>
<button name="action" value="transfer">Zaplatit převodem z banky později</button>
<button name="action" value="cancel">Zrušit platbu</button>
<button name="action" value="leave">Nechat otevřené a vrátit se do obchodu</button>
<button name="action" value="timeout">Nechat vypršet</button>
</form>
<form method="post">
<fieldset>
<legend>Platbu zamítne banka</legend>
<label for="reason">Důvod zamítnutí</label>
<select id="reason" name="reason">${reasons.join('')}</select>
<button name="action" value="decline">Zamítnout platbu</button>
</fieldset>
</form>`
}
