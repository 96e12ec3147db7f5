import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { xmlText } from '@shop/czech/xml-text'
import { sellerValues } from '@shop/domain/content/seller-values'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isMailName, MAILS, type MailName } from '#app/compose/mails'
import { selectSampleGoods } from '#app/compose/sample-goods.sql'
import type { Config } from '#app/config'
import type { Deps } from '#app/http/deps'
import type { MailValue } from '#app/mail/define-mails'
import { renderMail } from '#app/mail/render-mail'
import { sampleValues } from '#app/mail/sample-values'
import { toMailGood } from '#app/mail/to-mail-good'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

const LOGO_NAMES = ['logo', 'logo-white']

/** Every mail with sample data, in HTML and as plain text. Only outside production. */
export function addMailPreview(app: FastifyInstance, { pool: db, config }: Pick<Deps, 'pool' | 'config'>): void {
  app.get('/dev/mails', async (_request, reply) => html(reply, await listPage(db, config)))
  for (const name of LOGO_NAMES) {
    const file = join(import.meta.dirname, `../../assets/${name}.png`)
    app.get(`/dev/mails/${name}.png`, async (_request, reply) => reply.type('image/png').send(await readFile(file)))
  }
  app.get<{ Params: { name: string } }>('/dev/mails/:name', async (request, reply) => {
    const mail = await renderSample(db, config, request.params.name)
    return mail ? html(reply, mail.html) : reply.callNotFound()
  })
  app.get<{ Params: { name: string } }>('/dev/mails/:name/text', async (request, reply) => {
    const mail = await renderSample(db, config, request.params.name)
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.text) : reply.callNotFound()
  })
}

async function renderSample(db: Db, config: Config, name: string) {
  if (!isMailName(name)) return null
  const seller = await selectSeller(db)
  const values = { ...sampleValues(MAILS[name], await sampleGoods(db, config.IMAGES_URL)), ...sellerValues(seller) }
  return renderMail(MAILS[name], values, {
    storefrontUrl: config.STOREFRONT_URL,
    unsubscribeUrl: `${config.STOREFRONT_URL}/l/odber/ukazka`,
    logos: { logo: '/dev/mails/logo.png', logoDark: '/dev/mails/logo-white.png' },
    seller,
  })
}

/** Goods of the catalogue, so that their pictures are seen; without a catalogue those of the sample. */
async function sampleGoods(db: Db, imagesUrl: string): Promise<MailValue | undefined> {
  const rows = await selectSampleGoods(db)
  if (rows.length === 0) return undefined
  return { goods: rows.map((row) => toMailGood(imagesUrl, { ...row, pieces: 1, amount: '1 249 Kč' })) }
}

async function listPage(db: Db, config: Config): Promise<string> {
  const rows = (Object.keys(MAILS) as MailName[]).map(async (name) => {
    const mail = await renderSample(db, config, name)
    return `<li><a href="/dev/mails/${name}">${name}</a> · <a href="/dev/mails/${name}/text">text</a> · ${xmlText(mail?.subject ?? '')}</li>`
  })
  return `<!doctype html><html lang="cs"><meta charset="utf-8"><title>Mails</title><ul>${(await Promise.all(rows)).join('')}</ul></html>`
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}
