import type { CouponSimulation } from '@shop/contract/promotion/staff-coupon'
import { formatPrice } from '@shop/czech/format-price'
import { Note } from '#app/parts/note.tsx'
import { SIMULATION } from '#app/texts/coupon.ts'
import { formatDay } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { BasketChart } from './basket-chart.tsx'
import type { useSimulation } from './use-simulation.ts'
import { WorstCases } from './worst-cases.tsx'

interface SimulationPaneProps {
  simulation: ReturnType<typeof useSimulation>
  isReady: boolean
}

/** With fewer the figures are an example. */
const FEW = 30

const percentOf = (part: number, all: number) =>
  (all === 0 ? 0 : (100 * part) / all).toLocaleString('cs-CZ', { maximumFractionDigits: 1 })

export function SimulationPane({
  simulation: { data, isError, isFetching, isStale, replay },
  isReady,
}: SimulationPaneProps) {
  return (
    <div className="pane">
      <div className="tool">
        <h2>{SIMULATION.title}</h2>
        <span className="mut sm" role="status">
          {isFetching ? SIMULATION.running : data ? spanOf(data) : SIMULATION.waiting}
        </span>
        <button type="button" className="btn r" disabled={!isReady || isFetching} onClick={replay}>
          {SIMULATION.replay}
        </button>
      </div>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {isStale && !isFetching && <Note kind="wrn">{SIMULATION.stale}</Note>}
      {data && <Simulated simulation={data} />}
    </div>
  )
}

function spanOf({ from, to, baskets, orders, tookMs }: CouponSimulation): string {
  const seconds = (tookMs / 1000).toLocaleString('cs-CZ', { maximumFractionDigits: 1 })
  return SIMULATION.span(
    formatDay(from),
    formatDay(to),
    SIMULATION.baskets(baskets),
    SIMULATION.orders(orders),
    seconds,
  )
}

function Simulated({ simulation }: { simulation: CouponSimulation }) {
  const { baskets, used, cost, refusals, beyondLimit, isCut, histogram, worst } = simulation
  const missed = (refusals.below_minimum ?? 0) + (refusals.not_enough_pieces ?? 0)
  return (
    <>
      {isCut && <Note kind="wrn">{SIMULATION.cut}</Note>}
      {used < FEW && <Note kind="wrn">{SIMULATION.few(SIMULATION.baskets(used))}</Note>}
      <div className="kp">
        <Figure name={SIMULATION.used} value={String(used)} note={SIMULATION.share(percentOf(used, baskets))} />
        <Figure
          name={SIMULATION.cost}
          value={formatPrice(cost)}
          note={SIMULATION.average(formatPrice(used === 0 ? 0 : Math.round(cost / used / 100) * 100))}
        />
        <Figure name={SIMULATION.missed} value={String(missed)} note={SIMULATION.missedSentence} />
        <Figure
          name={SIMULATION.limited}
          value={String(beyondLimit.baskets)}
          note={SIMULATION.limitedSentence(formatPrice(beyondLimit.amount))}
        />
      </div>
      <BasketChart histogram={histogram} />
      <div className="cols h2x">
        <Winners simulation={simulation} />
        <section className="sec pane">
          <header>
            <h2>{SIMULATION.refusals}</h2>
          </header>
          <table className="tb in">
            <tbody>
              {Object.entries(refusals).map(([reason, count]) => (
                <tr key={reason}>
                  <td>{SIMULATION.reasons[reason] ?? reason}</td>
                  <td className="num b6">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <WorstCases baskets={worst} />
    </>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <p className="mut sm">{name}</p>
      <p className="big">{value}</p>
      <p className="sm">{note}</p>
    </div>
  )
}

function Winners({ simulation: { winners, cost } }: { simulation: CouponSimulation }) {
  const regulars = winners.find(({ kind }) => kind === 'regular')?.cost ?? 0
  return (
    <section className="sec pane">
      <header>
        <h2>{SIMULATION.winners}</h2>
      </header>
      <table className="tb in">
        <tbody>
          {winners.map((winner) => (
            <tr key={winner.kind}>
              <td>{SIMULATION.kinds[winner.kind]}</td>
              <td className="wide">
                <span className="bar">
                  <i style={{ width: `${cost === 0 ? 0 : (100 * winner.cost) / cost}%` }} />
                </span>
              </td>
              <td className="num b6">{percentOf(winner.cost, cost)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      {regulars * 2 > cost && <Note kind="wrn">{SIMULATION.mostToRegular(percentOf(regulars, cost))}</Note>}
    </section>
  )
}
