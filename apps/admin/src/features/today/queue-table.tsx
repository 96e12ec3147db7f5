import { formatPrice } from '@shop/czech/format-price'
import { Fragment } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { useAreas } from '#app/frame/use-areas.ts'
import { useKeys } from '#app/keys/use-keys.ts'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { formatMoment } from '#app/texts/moments.ts'
import { TASKS } from '#app/texts/shop/task.ts'
import { TODAY } from '#app/texts/today.ts'
import { QUEUE_PATHS, type TodayQueue } from './today.ts'

const CLOCKS = ['today', 'law', 'promise'] as const

export function QueueTable({ queues, now }: { queues: readonly TodayQueue[]; now: string }) {
  const navigate = useNavigate()
  const areas = useAreas()
  const pathOf = ({ key }: TodayQueue) => {
    const path = QUEUE_PATHS[key]
    return path && areas.some((area) => path.startsWith(area.path)) ? path : null
  }
  const ordered = CLOCKS.flatMap((clock) => queues.filter((queue) => queue.clock === clock))
  useKeys(
    ordered.slice(0, 9).map((queue, index) => ({
      keys: String(index + 1),
      label: TODAY.keys.open,
      isInBar: true,
      run: () => {
        const path = pathOf(queue)
        if (path) navigate(path)
      },
    })),
  )
  if (queues.length === 0) {
    return (
      <div className="empty pad">
        <h3>{TODAY.empty}</h3>
        <p className="mut">{TODAY.emptySentence}</p>
      </div>
    )
  }
  const { columns } = TODAY
  return (
    <table className="tb q">
      <caption className="vh">{TODAY.waiting}</caption>
      <thead>
        <tr>
          <th>
            <span className="vh">{columns.key}</span>
          </th>
          <th>{columns.queue}</th>
          <th className="num">{columns.count}</th>
          <th>{columns.clock}</th>
          <th>{columns.first}</th>
        </tr>
      </thead>
      <tbody>
        {CLOCKS.map((clock) => {
          const own = ordered.filter((queue) => queue.clock === clock)
          if (own.length === 0) return null
          return (
            <Fragment key={clock}>
              <tr className="gr">
                <td colSpan={5}>{TODAY.clocks[clock]}</td>
              </tr>
              {own.map((queue) => (
                <QueueRow
                  key={queue.key}
                  queue={queue}
                  number={ordered.indexOf(queue) + 1}
                  path={pathOf(queue)}
                  now={now}
                />
              ))}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

interface QueueRowProps {
  queue: TodayQueue
  number: number
  /** Null while there is no screen for it, or not for this role. */
  path: string | null
  now: string
}

function QueueRow({ queue: { key, count, until, first, amount }, number, path, now }: QueueRowProps) {
  const title = <b>{TODAY.queues[key] ?? key}</b>
  return (
    <tr>
      <td>{number < 10 && <kbd>{number}</kbd>}</td>
      <td>{path ? <LinkBase to={path}>{title}</LinkBase> : title}</td>
      <td className="num c">{count}</td>
      <td>
        <Clock until={until} now={now} /> {amount !== null && <span className="mut">· {formatPrice(amount)}</span>}
      </td>
      <td className="el">
        {first?.number && <OrderNumber number={first.number} />}
        {first?.kind && TASKS.words[first.kind]?.title}
      </td>
    </tr>
  )
}

const DAY_MS = 86_400_000

function Clock({ until, now }: { until: string | null; now: string }) {
  if (until === null) return <span className="mut">{TODAY.noClock}</span>
  const left = Date.parse(until) - Date.parse(now)
  const kind = left < 0 ? 'bad' : left < DAY_MS ? 'wrn' : ''
  const soon = left >= 0 && left < DAY_MS ? ` · ${TODAY.left(Math.floor(left / 60_000))}` : ''
  return (
    <span className={`clk ${kind}`}>
      {formatMoment(until)}
      {soon}
    </span>
  )
}
