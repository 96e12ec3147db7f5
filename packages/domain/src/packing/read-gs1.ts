import { type LocalDate, parseLocalDate } from '../calendar/local-date.ts'

interface MarkedGoods {
  readonly ean: string
  readonly batchCode: string | null
  readonly bestBefore: LocalDate | null
}

/** Between two elements of changing length. Browsers send its picture: no command takes a control character. */
const SEPARATOR = /^␝/

/** Elements by their identifier: how long they are, or how long they may be until the separator. */
const ELEMENTS: Readonly<Record<string, { readonly exactly: number } | { readonly atMost: number }>> = {
  '01': { exactly: 14 },
  '10': { atMost: 20 },
  '11': { exactly: 6 },
  '13': { exactly: 6 },
  '15': { exactly: 6 },
  '17': { exactly: 6 },
  '21': { atMost: 20 },
  '30': { atMost: 8 },
  '37': { atMost: 8 },
}

/**
 * Goods, batch and date of a GS1 code: 01, 10, 15 or 17, 21. Null for whatever is not one, to the last character: a code read in
 * half must not name a batch.
 */
export function readGs1(text: string): MarkedGoods | null {
  const code = text.replaceAll('\u001d', '␝')
  const elements = code.startsWith('(') ? readBracketed(code) : readString(code)
  const gtin = elements?.get('01')
  // Goods for people have thirteen digits; a first digit other than zero is a whole carton.
  if (!elements || !gtin?.startsWith('0') || !isGtin(gtin)) return null
  const day = elements.get('15') ?? elements.get('17')
  const bestBefore = day === undefined ? null : readDay(day)
  if (day !== undefined && bestBefore === null) return null
  return { ean: gtin.slice(1), batchCode: elements.get('10') ?? null, bestBefore }
}

/** Digits whose last one checks the others, as on every package. */
export function isGtin(digits: string): boolean {
  if (!/^\d{8,14}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

function readString(text: string): Map<string, string> | null {
  const elements = new Map<string, string>()
  let rest = text.replace(SEPARATOR, '')
  while (rest !== '') {
    const name = rest.slice(0, 2)
    const shape = ELEMENTS[name]
    if (!shape) return null
    const value = 'exactly' in shape ? rest.slice(2, 2 + shape.exactly) : (/^[^␝]*/.exec(rest.slice(2))?.[0] ?? '')
    if (!fits(value, shape) || elements.has(name)) return null
    elements.set(name, value)
    rest = rest.slice(2 + value.length).replace(SEPARATOR, '')
  }
  return elements
}

/** As people write it under the code. */
function readBracketed(text: string): Map<string, string> | null {
  const elements = new Map<string, string>()
  let end = 0
  for (const match of text.matchAll(/\((\d{2})\)([^()]+)/g)) {
    const [whole, name = '', value = ''] = match
    const shape = ELEMENTS[name]
    if (match.index !== end || !shape || !fits(value, shape) || elements.has(name)) return null
    elements.set(name, value)
    end += whole.length
  }
  return end === text.length ? elements : null
}

function fits(value: string, shape: { readonly exactly: number } | { readonly atMost: number }): boolean {
  if ('exactly' in shape) return value.length === shape.exactly && /^\d+$/.test(value)
  return value !== '' && value.length <= shape.atMost
}

/** Two digits of the year; a day of 00 is the last one of its month. */
function readDay(text: string): LocalDate | null {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)]
  if (day !== '00') return parseLocalDate(`20${year}-${month}-${day}`)
  const lastDays = ['31', '30', '29', '28']
  return lastDays.map((last) => parseLocalDate(`20${year}-${month}-${last}`)).find((date) => date !== null) ?? null
}
