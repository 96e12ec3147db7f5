import type { SheetDocument } from '@shop/contract/sheet'
import { ok } from '@shop/domain/result'
import { toSheetPdf } from '#app/document/pdf/sheet-pdf'
import type { Context } from '#app/http/context'

const SHOP = 'Čenich'

/** Puts a page of the account on paper. Nothing is read and nothing kept: the page has asked for its data already. */
export async function printSheet({ now }: Context, document: SheetDocument) {
  const bytes = await toSheetPdf(document, SHOP, now)
  return ok({ content: bytes.toString('base64') })
}
