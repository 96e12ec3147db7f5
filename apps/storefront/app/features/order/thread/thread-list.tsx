import type { ThreadSummary } from '@shop/contract/inbox/thread'
import { Badge } from '@shop/ui/badge/badge'
import { TextLink } from '@shop/ui/text-link/text-link'
import parts from '#app/features/order/order-parts.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { threadTexts as texts } from '#app/texts/order/thread.ts'

/** Threads with the shop, the newest first; each opens the same page as the link in the mail. */
export function ThreadList({ threads }: { threads: readonly ThreadSummary[] }) {
  return (
    <ul className={parts.list}>
      {threads.map(({ number, topic, state, excerpt, from, writtenAt, token }) => (
        <li key={number}>
          <div className="row-between">
            <TextLink as={ShopLink} to={`/l/zprava/${token}`} prefetch="none">
              {texts.topics[topic]} <span className="num">{number}</span>
            </TextLink>
            <Badge tone={from === 'shop' ? 'highlight' : 'off'}>{texts.states[state]}</Badge>
          </div>
          <p className="small muted">
            {texts.lastWords(from, new Date(writtenAt))} {excerpt}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** At an order: only where somebody has written about it. */
export function OrderThreads({ threads }: { threads: readonly ThreadSummary[] }) {
  if (threads.length === 0) return null
  return (
    <section className={parts.part} aria-labelledby="zpravy">
      <h2 id="zpravy" className="h3">
        {texts.orderHeading}
      </h2>
      <ThreadList threads={threads} />
    </section>
  )
}
