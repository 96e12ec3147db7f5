import type { CarrierFeed } from '@shop/contract/delivery/carrier-feeds'
import { useQuery } from '@tanstack/react-query'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatRecent } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { CARRIER_FEEDS } from '#app/texts/shop/carrier-feeds.ts'

const { columns } = CARRIER_FEEDS

/** Where the points of the checkout come from, and whether they still come. */
export function CarrierFeeds() {
  const { data, isError } = useQuery({ queryKey: ['carrier_feeds'], queryFn: readFeeds })
  return (
    <section className="sec">
      <header>
        <h2>{CARRIER_FEEDS.title}</h2>
      </header>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      <p className="sm">{CARRIER_FEEDS.sentence}</p>
      <table className="tb in">
        <caption className="vh">{CARRIER_FEEDS.title}</caption>
        <thead>
          <tr>
            <th>{columns.network}</th>
            <th>{columns.deliveries}</th>
            <th className="num">{columns.points}</th>
            <th>{columns.readAt}</th>
            <th>{columns.changedAt}</th>
            <th>{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {data?.map((feed) => (
            <tr key={feed.network}>
              <td>
                <b className="b6">{CARRIER_FEEDS.networks[feed.network] ?? feed.network}</b>
              </td>
              <td>{feed.deliveries.join(', ') || CARRIER_FEEDS.noDelivery}</td>
              <td className="num">{feed.points.toLocaleString('cs-CZ')}</td>
              <td>{feed.readAt ? formatRecent(feed.readAt) : CARRIER_FEEDS.never}</td>
              <td>{feed.changedAt ? formatRecent(feed.changedAt) : CARRIER_FEEDS.never}</td>
              <td>
                <FeedState feed={feed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FeedState({ feed }: { feed: CarrierFeed }) {
  const { fault, lost, failingSince } = feed
  if (!feed.isConnected) return <span className="st">{CARRIER_FEEDS.notConnected}</span>
  if (feed.deliveries.length === 0) return <span className="st">{CARRIER_FEEDS.notRead}</span>
  if (!fault)
    return (
      <span className={feed.readAt ? 'st ok' : 'st'}>{feed.readAt ? CARRIER_FEEDS.ok : CARRIER_FEEDS.waiting}</span>
    )
  return (
    <>
      <span className="st bad">{CARRIER_FEEDS.faults[fault]}</span> {lost && CARRIER_FEEDS.lost(lost.known, lost.read)}{' '}
      {failingSince && CARRIER_FEEDS.since(formatRecent(failingSince))}
    </>
  )
}

async function readFeeds(): Promise<CarrierFeed[]> {
  const answer = await runCommand('carrierFeeds', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.feeds
}
