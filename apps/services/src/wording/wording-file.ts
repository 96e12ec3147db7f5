import { createHash } from 'node:crypto'
import { formatLongDate } from '@shop/czech/format-date'
import { fillPlaceholders } from '@shop/domain/content/fill-placeholders'
import { sellerValues } from '@shop/domain/content/seller-values'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { selectTextValues } from '#app/order/emails/contract-files.sql'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'
import { insertWordingFile, selectFilledValues, selectWordingFile } from '#app/wording/wording-files.sql'
import { selectWordingToPrint, type WordingToPrint } from '#app/wording/wordings.sql'

/** Handed out to anybody: what is published is public, and so is what was. */
export async function wordingFile(context: Context, { slug, version }: { slug: string; version: string }) {
  const wording = await selectWordingToPrint(context.db, slug, version)
  if (!wording || wording.publishedAt > context.now) throw notFound()
  const bytes = await wordingPdf(context, wording)
  return ok({
    filename: `${slug}-${version}.pdf`,
    contentType: 'application/pdf',
    content: bytes.toString('base64'),
  })
}

/** What a wording may name as `{{key}}`, without what nobody has filled in. */
export async function filledFacts(
  db: Db,
  { version, effectiveFrom }: Pick<WordingToPrint, 'version' | 'effectiveFrom'>,
): Promise<Record<string, string>> {
  return {
    ...(await selectFilledValues(db)),
    ...sellerValues(await selectSeller(db)),
    'page.version': version,
    'page.effectiveFrom': formatLongDate(effectiveFrom),
  }
}

/** The file as it was first made, at the latest when its wording is published; wordings from before there were files get theirs when asked for. */
export async function wordingPdf(
  context: Pick<Context, 'db' | 'deps' | 'now'>,
  wording: WordingToPrint,
): Promise<Buffer> {
  const { db, deps, now } = context
  const { versionId, version, effectiveFrom, slug } = wording
  const made = await selectWordingFile(db, versionId)
  if (made) return made
  const seller = await selectSeller(db)
  const day = formatLongDate(effectiveFrom)
  const body = fillPlaceholders(wording.body, { ...(await selectTextValues(db)), ...(await filledFacts(db, wording)) })
  // Drawing is loaded with the first file: the API starts without it.
  const { toWordingPdf } = await import('#app/wording/wording-pdf')
  const bytes = await toWordingPdf({
    ...{ title: wording.title, perex: wording.perex, body, version, effectiveFrom: day },
    ...{ seller: seller.name, publishedAt: wording.publishedAt },
    address: `${deps.config.STOREFRONT_URL}/s/${slug}?verze=${version}`,
  })
  await insertWordingFile(db, { versionId, bytes, sha256: createHash('sha256').update(bytes).digest(), now })
  // Somebody else may have been faster: theirs is the one that counts.
  return (await selectWordingFile(db, versionId)) ?? bytes
}
