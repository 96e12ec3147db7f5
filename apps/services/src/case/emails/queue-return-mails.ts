import { formatDate } from '@shop/czech/format-date'
import { caseLink } from '#app/case/case-link'
import type { CaseRow } from '#app/case/cases.sql'
import { CASE_MAILS } from '#app/case/emails/case-mails'
import { KINDS } from '#app/case/emails/case-words'
import { addressesOf } from '#app/case/emails/queue-case-mails'
import { tellWay } from '#app/case/emails/return-words'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { selectSeller } from '#app/seller/seller.sql'

/** The code with the receipt that names it. */
export async function queueReturnCode(context: CommandContext, given: CaseRow): Promise<void> {
  for (const about of await addressesOf(context, given, 'return code')) {
    await queueMail(context, CASE_MAILS['case-return-code'], {
      ...about,
      data: {
        'case.number': given.number,
        'case.kind': KINDS[given.kind].name,
        'case.code': given.returnCode ?? '',
        'case.sendBy': given.sendBy === null ? '' : formatDate(given.sendBy),
      },
      secrets: { 'links.case': caseLink(context.deps.config, given) },
    })
  }
}

/** The carrier gives none: what was promised does not come, and how to send goods without it. */
export async function queueReturnRefused(context: CommandContext, given: CaseRow): Promise<void> {
  const { returnAddress } = await selectSeller(context.db)
  const title = 'Kód Zásilkovny se nepodařilo získat'
  for (const about of await addressesOf(context, given, 'return refused')) {
    await queueMail(context, CASE_MAILS['case-news'], {
      ...about,
      data: {
        'case.number': given.number,
        'case.subject': `${KINDS[given.kind].name} ${given.number}: ${title.toLowerCase()}`,
        'case.title': title,
        'case.text': `Zásilkovna nám kód k podání nedala, omlouváme se. ${tellWay({ ...given, returnWay: 'own' }, returnAddress)}`,
        'case.reason': '',
      },
      secrets: { 'links.case': caseLink(context.deps.config, given) },
    })
  }
}
