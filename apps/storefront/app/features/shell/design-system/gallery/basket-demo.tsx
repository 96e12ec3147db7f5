import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { LineItem } from '@shop/ui/line-item/line-item'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { Quantity } from '@shop/ui/quantity/quantity'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import type { DemoPicture } from './cards-section.tsx'

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
