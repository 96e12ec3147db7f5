import { formatLongDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { asCommand } from '#app/jobs/job'
import { queueMails } from '#app/mail/queue-mail'
import { enqueue } from '#app/store/jobs'
import { WORDING_MAILS } from '#app/wording/emails/wording-mails'
import { lockNotice, selectConcerned, updateTold } from '#app/wording/wording-notices.sql'

const AT_ONCE = 500
const TEMPLATE = 'wording-notice'

/**
 * Some hundreds in one transaction, then the rest in the next job. Whoever dies in between has told nobody of this transaction and everybody
 * of those before; the outbox knows who has a mail, so nobody gets a second one.
 */
export const tellWording = asCommand<'tell-wording'>(async (context, { versionId }) => {
  const { db, deps, now, requestId, log } = context
  const wording = await lockNotice(db, versionId, toPragueTime(now).date)
  if (!wording) return
  const object = `wording:${versionId}`
  const concerned = await selectConcerned(db, { object, template: TEMPLATE, limit: AT_ONCE })
  const page = `${deps.config.STOREFRONT_URL}/s/${wording.slug}`
  await queueMails(
    context,
    WORDING_MAILS[TEMPLATE],
    concerned.map(({ email, key }) => ({
      object,
      event: `notice ${key}`,
      to: email,
      data: {
        'wording.title': wording.title,
        'wording.version': wording.version,
        'wording.effectiveFrom': formatLongDate(wording.effectiveFrom),
        'links.wording': `${page}?verze=${wording.version}`,
        'links.difference': `${page}?rozdil=${wording.version}`,
        'links.file': `${page}/${wording.version}/pdf`,
      },
    })),
  )
  const isLast = concerned.length < AT_ONCE
  await updateTold(db, versionId, { more: concerned.length, finishedAt: isLast ? now : null })
  if (!isLast) await enqueue(db, 'tell-wording', { versionId, requestId }, { queue: TEMPLATE })
  log.info({ versionId, told: concerned.length, isLast }, 'wording.told')
})
