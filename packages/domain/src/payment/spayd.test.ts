import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSpayd, type PaymentOrder } from './build-spayd.ts'
import { parseSpayd } from './parse-spayd.ts'
import { spaydCrc } from './spayd-crc.ts'
import { plainText } from './spayd-text.ts'

const ORDER: PaymentOrder = {
  iban: 'CZ65 0800 0000 1920 0014 5399',
  amount: 129_000,
  currency: 'CZK',
  dueOn: '2026-12-31',
  message: 'Objednávka 2026000123',
  payeeName: 'Psí shop s.r.o.',
  variableSymbol: '2026000123',
}
const TEXT =
  'SPD*1.0*ACC:CZ6508000000192000145399*AM:1290.00*CC:CZK*DT:20261231*MSG:OBJEDNAVKA 2026000123*RN:PSI SHOP S.R.O.*X-VS:2026000123*'

describe('building', () => {
  test('a payment of an order', () => {
    expect(buildSpayd(ORDER)).toEqual({ ok: true, value: TEXT })
    expect(TEXT).toHaveLength(128)
  })

  test('the same with a checksum', () => {
    const built = buildSpayd(ORDER, true)
    expect(built).toEqual({ ok: true, value: `${TEXT}CRC32:28D5BC7A*` })
    expect(built.ok && built.value).toHaveLength(143)
  })

  test('a message with reserved characters and a bank code', () => {
    const order: PaymentOrder = {
      iban: 'CZ6508000000192000145399',
      bic: 'GIBACZPX',
      amount: 45_050,
      currency: 'CZK',
      message: 'KRMIVO* SLEVA 10%',
      variableSymbol: '1234567890',
    }
    const text =
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:450.50*CC:CZK*MSG:KRMIVO%2A SLEVA 10%25*X-VS:1234567890*'
    expect(buildSpayd(order)).toEqual({ ok: true, value: text })
    expect(buildSpayd(order, true)).toEqual({ ok: true, value: `${text}CRC32:B0E90270*` })
  })

  test.each([
    ['bad_account', { iban: 'CZ6508000000192000145398' }],
    ['bad_account', { bic: 'x' }],
    ['bad_amount', { amount: 0 }],
    ['bad_amount', { amount: 1_000_000_000 }],
    ['bad_amount', { amount: 1.5 }],
    ['bad_currency', { currency: 'Kč' }],
    ['bad_symbol', { variableSymbol: '20260001234' }],
    ['bad_symbol', { variableSymbol: 'VS1' }],
    ['text_too_long', { message: 'x'.repeat(61) }],
    ['text_too_long', { payeeName: 'x'.repeat(36) }],
  ])('refuses with %s', (code, change) => {
    expect(buildSpayd({ ...ORDER, ...change })).toMatchObject({ ok: false, code })
  })

  test.each([
    ['the highest amount', { amount: 999_999_999 }, 'AM:9999999.99*'],
    ['the longest message', { message: 'X'.repeat(60) }, `MSG:${'X'.repeat(60)}*`],
    ['the longest name', { payeeName: 'X'.repeat(35) }, `RN:${'X'.repeat(35)}*`],
    ['the longest symbol', { variableSymbol: '9999999999' }, 'X-VS:9999999999*'],
  ])('takes %s', (_, change, part) => {
    const built = buildSpayd({ ...ORDER, ...change })
    expect(built.ok && built.value).toContain(part)
  })

  test('the length is that of the text, not of its encoding', () => {
    expect(buildSpayd({ ...ORDER, message: '*'.repeat(60) }).ok).toBe(true)
  })
})

test('the checksum agrees with a published one', () => {
  const pairs = [
    ['X-VS', '1113334445'],
    ['ACC', 'CZ5207100007210077628031'],
    ['ALT-ACC', 'CZ5207100007210077628031,CZ4601000000192235210247'],
    ['AM', '599'],
    ['CC', 'CZK'],
    ['MSG', 'T-Mobile - QR platba'],
    ['RN', 'T-Mobile Czech Republic a.s.'],
    ['X-CUSTOM', 'orang utan'],
    ['X-SS', '11'],
  ] as const
  expect(spaydCrc(pairs)).toBe('D7A7B86C')
})

describe('reading back', () => {
  test('the worked example', () => {
    expect(parseSpayd(TEXT)).toEqual({
      ok: true,
      value: {
        ...ORDER,
        iban: 'CZ6508000000192000145399',
        message: 'OBJEDNAVKA 2026000123',
        payeeName: 'PSI SHOP S.R.O.',
      },
    })
  })

  test.each([
    ['another text', 'BCD*1.0*', 'not_spayd'],
    ['a pair without key', 'SPD*1.0*ACC', 'bad_pair'],
    ['broken encoding', `SPD*1.0*ACC:CZ6508000000192000145399*MSG:%2`, 'bad_pair'],
    ['no account', 'SPD*1.0*AM:1.00', 'no_account'],
    ['no amount', 'SPD*1.0*ACC:CZ6508000000192000145399', 'bad_amount'],
    ['a changed amount under a checksum', `${TEXT.replace('1290', '9')}CRC32:28D5BC7A*`, 'crc_differs'],
  ])('refuses %s', (_, text, code) => {
    expect(parseSpayd(text)).toMatchObject({ ok: false, code })
  })

  test('whatever is written can be read', () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{0,9}$/)
    const anyOrder = fc.record({
      amount: fc.integer({ min: 1, max: 999_999_999 }),
      message: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(plainText),
      variableSymbol: digits,
      specificSymbol: digits,
    })
    fc.assert(
      fc.property(anyOrder, fc.boolean(), ({ message, ...rest }, withCrc) => {
        const order = { iban: 'CZ6508000000192000145399', currency: 'CZK', ...rest, ...(message ? { message } : {}) }
        const built = buildSpayd(order, withCrc)
        if (built.ok) expect(parseSpayd(built.value)).toEqual({ ok: true, value: order })
        else expect(built.code).toBe('text_too_long')
      }),
    )
  })
})
