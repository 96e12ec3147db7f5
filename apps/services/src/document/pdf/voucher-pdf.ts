import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { formatVoucherCode } from '@shop/domain/voucher/voucher-code'
import { drawQr } from '#app/document/pdf/draw-qr'
import { INK, LEFT, LOGO, MUTED, openSheet, type Sheet, TINT, toBuffer, WIDTH } from '#app/document/pdf/sheet'
import { unseal } from '#app/mail/seal'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'
import { selectGiftCard } from '#app/voucher/gifts.sql'

type Card = NonNullable<Awaited<ReturnType<typeof selectGiftCard>>>

const TOP = 110
const HEIGHT = 330
const SIDE = 96

/** A voucher to fold and give: the upper half of an A4, how to use it below. */
export async function voucherPdf(db: Db, voucherId: number, { secret, shopUrl }: { secret: string; shopUrl: string }) {
  const card = await selectGiftCard(db, voucherId)
  if (!card) return null
  const seller = await selectSeller(db)
  const code = formatVoucherCode(unseal(secret, card.codeSealed) as string)
  const sheet = openSheet({ title: 'Dárkový poukaz', author: seller.name, createdAt: card.issuedAt })
  sheet.image(LOGO, LEFT, 48, { height: 34 })
  sheet.roundedRect(LEFT, TOP, WIDTH, HEIGHT, 14).fill(TINT)
  drawCard(sheet, card, code)
  // Leads to the shop; the code itself stays out of addresses, which browsers remember.
  drawQr(sheet, shopUrl, { left: LEFT + WIDTH - SIDE - 28, top: TOP + HEIGHT - SIDE - 28, side: SIDE })
  drawRules(sheet)
  return toBuffer(sheet)
}

function drawCard(sheet: Sheet, card: Card, code: string): void {
  const left = LEFT + 28
  const width = WIDTH - 56
  write(sheet, 'Dárkový poukaz', { x: left, y: TOP + 28, width, size: 15, color: MUTED })
  write(sheet, formatPrice(card.face), { x: left, y: TOP + 50, width, size: 46, font: 'bold' })
  const people = [card.recipientName && `Pro: ${card.recipientName}`, card.giver && `Od: ${card.giver}`].filter(Boolean)
  write(sheet, people.join('   '), { x: left, y: TOP + 116, width, size: 12 })
  write(sheet, card.words, { x: left, y: TOP + 140, width, size: 12, color: MUTED, height: 74 })
  write(sheet, 'Kód', { x: left, y: TOP + HEIGHT - 96, width: 300, size: 9, color: MUTED })
  write(sheet, code, { x: left, y: TOP + HEIGHT - 82, width: 330, size: 22, font: 'bold' })
  const until = `Platí do ${formatDate(card.expiresOn)}`
  write(sheet, until, { x: left, y: TOP + HEIGHT - 50, width: 300, size: 11 })
}

const RULES = [
  'Kód zadejte v košíku. Poukaz zaplatí zboží, dopravu i poplatky.',
  'Nemusíte ho utratit najednou: co zbyde, na něm zůstane. Co nezaplatí poukaz, doplatíte jinak.',
  'Vrátíte-li zboží, vrátí se na poukaz, co jím bylo zaplacené.',
  'Kdo má kód, může ho utratit. Ztratíte-li ho, napište nám a zablokujeme ho.',
  'Víceúčelový poukaz podle § 15b zákona o DPH. Tento list není daňový doklad.',
]

function drawRules(sheet: Sheet): void {
  let y = TOP + HEIGHT + 34
  write(sheet, 'Jak poukaz použít', { x: LEFT, y, width: WIDTH, size: 13, font: 'bold' })
  y += 24
  for (const rule of RULES) {
    write(sheet, rule, { x: LEFT, y, width: WIDTH, size: 10.5 })
    y += 19
  }
}

interface Words {
  x: number
  y: number
  width: number
  size: number
  font?: 'text' | 'bold'
  color?: string
  height?: number
}

function write(sheet: Sheet, text: string, { x, y, width, size, font = 'text', color = INK, height }: Words): void {
  sheet.font(font).fontSize(size).fillColor(color)
  sheet.text(text, x, y, { width, ...(height ? { height, ellipsis: true } : {}) })
}
