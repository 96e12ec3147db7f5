import type { CampaignFields } from '@shop/contract/campaign/staff-campaign'
import { formatPrice } from '@shop/czech/format-price'
import { goodsOfBlocks } from '@shop/domain/content/blocks'
import { toLetter } from '#app/campaign/letter-blocks'
import { selectLetterGoods } from '#app/campaign/letter-goods.sql'
import type { Config } from '#app/config'
import type { MailGood } from '#app/mail/define-mails'
import type { FilledMail } from '#app/mail/fill-mail'
import { writeMailDocument } from '#app/mail/mail-document'
import { toMailLinks } from '#app/mail/mail-links'
import { mailDog, type RenderedMail } from '#app/mail/render-mail'
import { toMailGood } from '#app/mail/to-mail-good'
import { toPlainText } from '#app/mail/to-plain-text'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

interface DrawOptions {
  config: Pick<Config, 'STOREFRONT_URL' | 'IMAGES_URL'>
  logos: { logo: string; logoDark: string }
  /** The way out; of many letters alike a stand-in, which is replaced in each. */
  unsubscribeUrl: string
}

type Words = Pick<CampaignFields, 'subject' | 'subjectB' | 'preheader' | 'blocks'>

/** Both subjects of the letter drawn once, whoever gets it. */
export async function drawLetter(
  db: Db,
  campaign: { campaignId: number; fields: Words },
  options: DrawOptions,
): Promise<Record<'a' | 'b', RenderedMail>> {
  const { fields, campaignId } = campaign
  const { config, logos, unsubscribeUrl } = options
  const { STOREFRONT_URL: shop } = config
  const toAddress = (target: string) => withCampaign(new URL(target, shop), campaignId, shop)
  const goods = new Map<string, MailGood>()
  for (const good of await selectLetterGoods(db, goodsOfBlocks(fields.blocks))) {
    const { slug, name, protein, image, packs, variantName, price } = good
    const amount = `${packs > 1 ? 'od ' : ''}${formatPrice(price)}`
    const drawn = toMailGood(config.IMAGES_URL, { name, variantName, pieces: 0, amount, protein, image })
    goods.set(slug, { ...drawn, href: toAddress(`/produkt/${slug}`) })
  }
  const letter = toLetter(fields.blocks, { toAddress, goods })
  const hero = [...goods.values()].find(({ picture }) => picture !== null) ?? null
  const seller = await selectSeller(db)
  const links = toMailLinks(shop, unsubscribeUrl)
  const draw = (subject: string): RenderedMail => {
    const mail: FilledMail = { kind: 'commercial', subject, preheader: fields.preheader, hero, ...letter }
    const pictures = { ...logos, dog: mailDog(shop) }
    return {
      subject,
      html: writeMailDocument({ mail, links, pictures, seller }),
      text: toPlainText(mail, links, seller),
    }
  }
  return { a: draw(fields.subject), b: draw(fields.subjectB ?? fields.subject) }
}

/** Says which letter brought somebody, never whom; it is counted where a visitor has agreed to be. */
function withCampaign(url: URL, campaignId: number, shop: string): string {
  if (url.origin === new URL(shop).origin) {
    url.searchParams.set('utm_source', 'newsletter')
    url.searchParams.set('utm_medium', 'email')
    url.searchParams.set('utm_campaign', String(campaignId))
  }
  return url.href
}
