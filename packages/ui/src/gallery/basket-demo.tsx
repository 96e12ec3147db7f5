import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { LineItem } from '../line-item/line-item.tsx'
import { ProgressTrail } from '../progress-trail/progress-trail.tsx'
import { Quantity } from '../quantity/quantity.tsx'
import type { DemoPicture } from './cards-section.tsx'
import { texts } from './texts.ts'
import { partTexts } from './texts-parts.ts'

export function BasketDemo({ picture }: { picture: DemoPicture | undefined }) {
  const { overlays } = partTexts
  return (
    <>
      <p className="small" style={{ paddingTop: '1rem' }}>
        {overlays.toFree} <b>{overlays.amount}</b>. {overlays.scent}
      </p>
      <ProgressTrail value={78} label={overlays.trailLabel} />
      {overlays.lines.map((line) => (
        <LineItem
          key={line.name}
          data-tint={line.theme}
          picture={picture?.(line.theme === 'yellow' ? 'bag-l-kure' : 'can-400-losos')}
          name={<a href="#overlays">{line.name}</a>}
          details={
            <>
              <div className="xs muted">{line.detail}</div>
              <div className="xs semi">{line.extra}</div>
            </>
          }
          sum={line.sum}
        >
          <Quantity labels={texts.choices.pieces} defaultValue={line.pieces} />
          <Button variant="quiet" size="small" aria-label={`${overlays.remove} ${line.name}`}>
            <Icon name="trash" />
            <span className="hide-small">{overlays.remove}</span>
          </Button>
        </LineItem>
      ))}
    </>
  )
}

export function BasketFooter() {
  const { overlays } = partTexts
  return (
    <>
      <div className="row-between" style={{ alignItems: 'baseline' }}>
        <b>{overlays.subtotal}</b>
        <b className="display" style={{ fontSize: 'var(--fs-2xl)' }}>
          {overlays.sum}
        </b>
      </div>
      <Button as="a" href="#overlays" size="large" block>
        {overlays.checkout}
      </Button>
      <Button as="a" href="#overlays" variant="quiet" block>
        {overlays.showBasket}
      </Button>
    </>
  )
}
