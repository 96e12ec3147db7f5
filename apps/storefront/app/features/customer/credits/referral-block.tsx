import type { OwnReferrals } from '@shop/contract/promotion/referral'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { useState } from 'react'
import { Form } from 'react-router'
import { creditTexts } from '#app/texts/customer/credits.ts'
import { referralTexts as texts } from '#app/texts/customer/referral.ts'
import styles from './referral-block.module.css'

type Friend = OwnReferrals['friends'][number]

interface ReferralBlockProps {
  referrals: OwnReferrals
  /** Where the own link leads; null until it is made. */
  address: string | null
}

export function ReferralBlock({ referrals: { credits, minimum, percent, friends }, address }: ReferralBlockProps) {
  return (
    <section className={styles.block} aria-labelledby="referral">
      <div className={styles.own}>
        <h2 id="referral">{texts.heading(credits, percent)}</h2>
        <p>{texts.lead(formatPrice(minimum), creditTexts.credit(credits))}</p>
        {address === null ? (
          <Form method="post">
            <Button type="submit">{texts.make}</Button>
          </Form>
        ) : (
          <OwnLink address={address} />
        )}
        <p className="small">{texts.fair}</p>
      </div>
      <div className="panel stack">
        <h3>{texts.friendsHeading}</h3>
        <p className="small muted">{friends.length > 0 ? texts.names : texts.friendsEmpty}</p>
        <ul className={styles.friends}>
          {friends.map((friend) => (
            <FriendRow key={friend.placedAt} friend={friend} credits={credits} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function OwnLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <InputGroup>
      <Input readOnly value={address} aria-label={texts.link} />
      <Button type="button" onClick={copy}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </InputGroup>
  )
}

const TONES = { waiting: 'warn', rewarded: 'success', refused: 'off', taken_back: 'off' } as const

function FriendRow({ friend, credits }: { friend: Friend; credits: number }) {
  const { name, state } = friend
  return (
    <li>
      <b>{name ?? texts.somebody}</b>
      {state === 'rewarded' ? (
        <b className="num">{`+${credits}`}</b>
      ) : (
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      )}
      <span className="small">{describeFriend(friend)}</span>
    </li>
  )
}

function describeFriend({ placedAt, state, reason, usableFrom }: Friend): string {
  const ordered = texts.ordered(formatDate(toPragueDay(placedAt)))
  if (state === 'refused' && reason) return `${ordered} ${texts.reasons[reason]}`
  if (state === 'taken_back') return `${ordered} ${texts.takenBack}`
  if (state === 'rewarded' && usableFrom) return `${ordered} ${texts.usable(formatDate(toPragueDay(usableFrom)))}`
  return `${ordered} ${texts.waits}`
}
