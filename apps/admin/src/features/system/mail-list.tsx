import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { MAIL, MAIL_NAMES, MAIL_STATES } from '#app/texts/mails.ts'
import { formatRecent } from '#app/texts/moments.ts'
import { OBJECTS } from '#app/texts/system.ts'

export type FoundMail = Reply<ServicesEndpoints['findMails']>['mails'][number]

/** Colour helps, the word says it. */
const KINDS: Record<string, string> = { sent: 'ok', refused: 'bad', waiting: 'inf', sending: 'inf h' }

interface MailListProps {
  mails: readonly FoundMail[]
  current: number | undefined
  onOpen(id: number): void
}

export function MailList({ mails, current, onOpen }: MailListProps) {
  return (
    <table className="tb">
      <caption className="vh">{MAIL.caption}</caption>
      <thead>
        <tr>
          <th>{MAIL.state}</th>
          <th>{MAIL.what}</th>
          <th>{MAIL.about}</th>
          <th>{MAIL.to}</th>
          <th className="num">{MAIL.when}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id} className={mail.id === current ? 'cur' : undefined}>
            <td>
              <span className={`st ${KINDS[mail.status] ?? ''}`}>{MAIL_STATES[mail.status] ?? mail.status}</span>
            </td>
            <td>
              <button type="button" className="lk" onClick={() => onOpen(mail.id)}>
                {MAIL_NAMES[mail.template] ?? mail.template}
              </button>
              {mail.resent > 0 && <span className="tag">{MAIL.resent(mail.resent)}</span>}
            </td>
            <td>{mail.orderNumber ?? toAbout(mail.object)}</td>
            <td className="mask">{mail.recipient === '' ? MAIL.forgottenAddress : mail.recipient}</td>
            <td className="num mut">{formatRecent(mail.sentAt ?? mail.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toAbout(object: string): string {
  const [type = '', id = ''] = object.split(':')
  return OBJECTS[type] ? `${OBJECTS[type]} ${id}` : MAIL.noObject
}
