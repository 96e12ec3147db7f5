import { caseLink } from '#app/case/case-link'
import type { CaseRow } from '#app/case/cases.sql'
import { CASE_MAILS } from '#app/case/emails/case-mails'
import { KINDS } from '#app/case/emails/case-words'
import { addressesOf } from '#app/case/emails/queue-case-mails'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'

const TITLE = 'Účet pro vrácení peněz máme'
const SHOWN = 4

/** Whoever did not give it has to learn of it before the money is sent. */
export async function queueAccountGiven(context: CommandContext, given: CaseRow, account: string): Promise<void> {
  const [number = '', bank = ''] = account.split('/')
  const text = `Peníze pošleme na účet •••${number.slice(-SHOWN)}/${bank}. Pokud jste ho nezadali vy, napište nám hned.`
  for (const about of await addressesOf(context, given, `account ${given.version}`)) {
    await queueMail(context, CASE_MAILS['case-news'], {
      ...about,
      data: {
        'case.number': given.number,
        'case.subject': `${KINDS[given.kind].name} ${given.number}: ${TITLE.toLowerCase()}`,
        'case.title': TITLE,
        'case.text': text,
        'case.reason': '',
      },
      secrets: { 'links.case': caseLink(context.deps.config, given) },
    })
  }
}
