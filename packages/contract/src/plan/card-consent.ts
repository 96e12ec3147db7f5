/** The most one charge may come to; whatever is dearer the customer pays themselves. Haléře. */
export const CHARGE_LIMIT = 1_500_000

/**
 * What the customer agrees to where the card is kept, apart from the terms; the gateway asks for each of these sentences. Stored with
 * every leave: a new wording is for new ones.
 */
export const CARD_CONSENT = [
  'Souhlasím s opakovanými platbami kartou za pravidelné doručení od Čenichu.',
  'Částka je proměnlivá: za zásilku strhneme nejvýš tolik, kolik oznámíme e-mailem nejméně tři dny předem, a nikdy víc než 15 000 Kč.',
  'Strháváme při každé zásilce v den jejího zpracování, dokud doručování nezrušíte.',
  'Obsah, interval i platbu změníte v účtu. Souhlas odvoláte tamtéž nebo odkazem z e-mailu, kdykoli a zdarma.',
  'Údaje o kartě ukládá platební brána GoPay podle standardu PCI DSS Level 1. My vidíme jen poslední čtyři číslice a konec platnosti.',
].join(' ')
