import type { GroupPage } from '@shop/contract/order/group-order'
import { Badge } from '@shop/ui/badge/badge'
import { groupOrderTexts as texts } from '#app/texts/customer/group-order.ts'
import styles from './group-page.module.css'

/** Who is in it, by initials; what anybody buys is nobody else's business. */
export function MemberList({ members, grams }: Pick<GroupPage, 'members' | 'grams'>) {
  const most = Math.max(1, ...members.map((member) => member.grams))
  return (
    <section className="stack">
      <div className={styles.between}>
        <h2>{texts.members}</h2>
        <p className="small muted">{texts.membersLead}</p>
      </div>
      <ul className={styles.members}>
        {members.map((member, index) => (
          // Two people may share initials, kilos and state; nothing else of them is here.
          // biome-ignore lint/suspicious/noArrayIndexKey: members have no other key on this page.
          <li key={index} data-you={member.isYou || undefined}>
            <span className={styles.name}>
              {member.isYou ? `${texts.you}, ` : ''}
              {member.initials}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * member.grams) / most}%` }} />
            </span>
            <Badge>{texts.states[member.state]}</Badge>
            <b>{texts.kilos(member.grams)}</b>
          </li>
        ))}
      </ul>
      <p>
        {texts.total} {texts.sum(grams, null)}
      </p>
    </section>
  )
}
