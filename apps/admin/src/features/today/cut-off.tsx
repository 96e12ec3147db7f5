import { formatRecent } from '#app/texts/moments.ts'
import { TODAY } from '#app/texts/today.ts'
import type { Today } from './today.ts'

/** How long until the carriers come, and how many boxes are ready for them. */
export function CutOff({ cutOff, now }: { cutOff: NonNullable<Today['cutOff']>; now: string }) {
  const minutes = Math.floor((Date.parse(cutOff.at) - Date.parse(now)) / 60_000)
  return (
    <section className="cut" aria-label={TODAY.cutOff(formatRecent(cutOff.at))}>
      <div>
        <p className="mut sm">{TODAY.cutOff(formatRecent(cutOff.at))}</p>
        <p className="big">{TODAY.left(minutes)}</p>
      </div>
      <div className="cm">{cutOff.all === 0 ? <b>{TODAY.nothingToPack}</b> : <Progress cutOff={cutOff} />}</div>
    </section>
  )
}

function Progress({ cutOff: { packed, all, carriers } }: Pick<Parameters<typeof CutOff>[0], 'cutOff'>) {
  const words = TODAY.packed(packed, all)
  return (
    <>
      <b>{words}</b>
      <progress max={all} value={packed} aria-label={words} />
      <div className="row w sm mut">
        {carriers.map((one) => (
          <span key={one.carrier}>
            {one.carrier} <b>{one.packed}</b> {TODAY.of} {one.all}
          </span>
        ))}
      </div>
    </>
  )
}
