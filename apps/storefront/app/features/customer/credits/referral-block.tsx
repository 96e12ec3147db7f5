import type { OwnReferrals } from '@shop/contract/promotion/referral'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { creditTexts } from '#app/texts/customer/credits.ts'
import { referralTexts as texts } from '#app/texts/customer/referral.ts'
import styles from './referral-block.module.css'

type Friend = OwnReferrals['friends'][number]

interface ReferralBlockProps {
  referrals: OwnReferrals
  /** Where the own link leads; null until it is made. */
  address: string | null
  /** The same as a QR code, one path of an SVG. */
  qr: { size: number; path: string } | null
}

export function ReferralBlock({ referrals, address, qr }: ReferralBlockProps) {
  const { credits, minimum, percent, friends } = referrals
  return (
    <section className={styles.block} aria-labelledby="referral">
      <div className={styles.own}>
        <h2 id="referral">{texts.heading(credits, percent)}</h2>
        <p>{texts.lead(minimum > 0 ? formatPrice(minimum) : null, creditTexts.credit(credits))}</p>
        {address === null ? (
          <Form method="post">
            <Button type="submit">{texts.make}</Button>
          </Form>
        ) : (
          <OwnLink address={address} percent={percent} />
        )}
        {qr ? (
          <div className={styles.qr}>
            <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={texts.qr} shapeRendering="crispEdges">
              <path d={qr.path} fill="#17211B" />
            </svg>
            <p className="small">{texts.qrText}</p>
          </div>
        ) : null}
        <p className="small">{texts.fair}</p>
      </div>
      <div className="panel stack">
        <h3>{texts.friendsHeading}</h3>
        <p className="small muted">{friends.length > 0 ? texts.names : texts.friendsEmpty}</p>
        <ul className={styles.friends}>
          {friends.map((friend) => (
            <FriendRow key={friend.placedAt} friend={friend} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function OwnLink({ address, percent }: { address: string; percent: number }) {
  const [isCopied, setCopied] = useState(false)
  const [canShare, setCanShare] = useState(false)
  // Only the browser knows whether its device has a menu for sharing.
  useEffect(() => setCanShare('share' in navigator), [])
  const share = () => navigator.share({ url: address, text: texts.shareText(percent) }).catch(ignoreClosed)
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
      {canShare ? (
        <Button type="button" variant="line" onClick={share}>
          {texts.share}
        </Button>
      ) : null}
    </InputGroup>
  )
}

/** Whoever closes the menu has changed their mind; anything else is a fault. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

const TONES = { waiting: 'warn', rewarded: 'success', refused: 'off', taken_back: 'off' } as const

function FriendRow({ friend }: { friend: Friend }) {
  const { name, state, credits } = friend
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

function describeFriend({ placedAt, state, reason, usableFrom, isReturning }: Friend): string {
  const ordered = texts.ordered(formatDate(toPragueDay(placedAt)))
  if (state === 'refused' && reason) return `${ordered} ${texts.reasons[reason]}`
  if (state === 'taken_back') return `${ordered} ${texts.takenBack}`
  if (state === 'rewarded' && isReturning) return `${ordered} ${texts.returning}`
  if (state === 'rewarded' && usableFrom) return `${ordered} ${texts.usable(formatDate(toPragueDay(usableFrom)))}`
  return `${ordered} ${texts.waits}`
}
