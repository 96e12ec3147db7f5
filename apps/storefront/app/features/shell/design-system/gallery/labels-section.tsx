import { Badge } from '@shop/ui/badge/badge'
import { Icon } from '@shop/ui/icon/icon'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { joinClasses } from '@shop/ui/join-classes'
import { Price } from '@shop/ui/price/price'
import { Rating } from '@shop/ui/rating/rating'
import { TINTS } from '@shop/ui/stripe/stripe'
import { InfoTip } from '@shop/ui/tooltip/info-tip'
import type { CSSProperties } from 'react'
import { DEMO_PRICES } from '#app/texts/shell/demo-goods.ts'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

export function LabelsSection() {
  const { labels, colors } = texts
  return (
    <Chapter id="labels" title={labels.title} note={labels.note}>
      <div className="row">
        <Badge tone="highlight">{labels.sale}</Badge>
        <Badge tone="outline">{labels.fresh}</Badge>
        <Badge>{labels.best}</Badge>
        <Badge tone="success">
          <Icon name="check" /> {labels.stock}
        </Badge>
        <Badge tone="warn">{labels.last}</Badge>
        <Badge tone="off">{labels.gone}</Badge>
        <Badge tone="danger">{labels.failed}</Badge>
        {TINTS.map((key) => (
          <Badge key={key} tone="theme" data-tint={key}>
            {colors.proteins[key]}
          </Badge>
        ))}
      </div>
      <div className={joinClasses('row', styles.wide)}>
        <Price {...DEMO_PRICES.plain} repeat={undefined} />
        <Price {...DEMO_PRICES.sale} repeat={undefined} />
        <Price {...DEMO_PRICES.plain} />
        <Price {...DEMO_PRICES.sale} size="large" />
        <InfoTip label={labels.why}>{labels.because}</InfoTip>
      </div>
      <div className="row" style={{ '--gap': '2rem' } as CSSProperties}>
        <DemoRating value={4.8} score="4,8" count={312} />
        <DemoRating value={3} score="3,0" count={4} />
        <Rating as="a" href="#labels" value={4.8} score="4,8" count="(312)" label={labels.ratingLabel('4,8', 312)} />
        <span className="small muted">{labels.unrated}</span>
      </div>
      <div className={joinClasses('row', styles.wide)}>
        <IconLine icon="truck">
          {labels.delivery.before} <b>{labels.delivery.time}</b> {labels.delivery.and} <b>{labels.delivery.day}</b>
          <br />
          <span className="muted">{labels.deliveryNote}</span>
        </IconLine>
        <IconLine icon="cal">
          {labels.restock.gone} <b>{labels.restock.day}</b>
        </IconLine>
      </div>
    </Chapter>
  )
}

export function DemoRating({ value, score, count }: { value: number; score: string; count: number }) {
  return <Rating value={value} score={score} count={`(${count})`} label={texts.labels.ratingLabel(score, count)} />
}
