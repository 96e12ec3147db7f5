import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isMailName, MAILS, type MailName } from '#app/compose/mails'
import { renderMail } from '#app/mail/render-mail'
import { sampleValues } from '#app/mail/sample-values'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

const LOGO = join(import.meta.dirname, '../../assets/logo.png')
const SAMPLE_SHOP = 'https://cenich.example'

/** Every mail with sample data, in HTML and as plain text. Only outside production. */
export function addMailPreview(app: FastifyInstance, db: Db): void {
  app.get('/dev/mails', async (_request, reply) => html(reply, listPage()))
  app.get('/dev/mails/logo.png', async (_request, reply) => reply.type('image/png').send(await readFile(LOGO)))
  app.get<{ Params: { name: string } }>('/dev/mails/:name', async (request, reply) => {
    const mail = await renderSample(db, request.params.name)
    return mail ? html(reply, mail.html) : reply.callNotFound()
  })
  app.get<{ Params: { name: string } }>('/dev/mails/:name/text', async (request, reply) => {
    const mail = await renderSample(db, request.params.name)
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.text) : reply.callNotFound()
  })
}

async function renderSample(db: Db, name: string) {
  if (!isMailName(name)) return null
  return renderMail(MAILS[name], sampleValues(MAILS[name]), {
    storefrontUrl: SAMPLE_SHOP,
    unsubscribeUrl: `${SAMPLE_SHOP}/l/odber/ukazka`,
    logoSrc: '/dev/mails/logo.png',
    seller: await selectSeller(db),
  })
}

function listPage(): string {
  const rows = (Object.keys(MAILS) as MailName[]).map(
    (name) =>
      `<li><a href="/dev/mails/${name}">${name}</a> · <a href="/dev/mails/${name}/text">text</a> · ${MAILS[name].subject}</li>`,
  )
  return `<!doctype html><html lang="cs"><meta charset="utf-8"><title>Mails</title><ul>${rows.join('')}</ul></html>`
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}
