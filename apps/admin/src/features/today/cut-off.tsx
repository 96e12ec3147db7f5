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
      <div className="cm">
        <b>{TODAY.packed(cutOff.packed, cutOff.all)}</b>
        <progress
          max={Math.max(cutOff.all, 1)}
          value={cutOff.packed}
          aria-label={TODAY.packed(cutOff.packed, cutOff.all)}
        />
        <div className="row w sm mut">
          {cutOff.carriers.map(({ carrier, packed, all }) => (
            <span key={carrier}>
              {carrier} <b>{packed}</b> {TODAY.of} {all}
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}
