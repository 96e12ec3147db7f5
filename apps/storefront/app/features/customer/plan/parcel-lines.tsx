import type { CycleView, PlanView } from '@shop/contract/plan/plan'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { LineItem } from '@shop/ui/line-item/line-item'
import { Form } from 'react-router'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import styles from './parcel-lines.module.css'

type Line = CycleView['lines'][number]

interface ParcelLinesProps {
  cycle: Pick<CycleView, 'lines' | 'canChange' | 'cycleNo'>
  /** Where known: names what something comes instead of. */
  plan?: PlanView
  planId?: number
}

/** Things of one parcel at what they cost in it; what was added once can be taken out again. */
export function ParcelLines({ cycle, plan, planId }: ParcelLinesProps) {
  return (
    <div>
      {cycle.lines.map((line) => (
        <LineItem
          key={`${line.variantId}-${line.isOnce}`}
          size="small"
          data-tint={proteinTint(line.protein) ?? undefined}
          picture={<CartPicture image={line.image} size={56} />}
          name={<ShopLink to={`/produkt/${line.slug}`}>{nonBreaking(line.name)}</ShopLink>}
          details={<Details line={line} insteadOf={nameOf(plan, line.insteadOfId)} />}
          sum={formatPrice(line.amount)}
        >
          {line.isOnce && cycle.canChange ? <RemoveOnce line={line} cycleNo={cycle.cycleNo} planId={planId} /> : null}
        </LineItem>
      ))}
    </div>
  )
}

function nameOf(plan: PlanView | undefined, variantId: number | null): string | null {
  const line = plan?.lines.find((one) => one.variantId === variantId)
  return line ? `${line.name} ${line.variantName}` : null
}

function Details({ line, insteadOf }: { line: Line; insteadOf: string | null }) {
  const saved = (line.listPrice - line.unitPrice) * line.pieces
  const unit = line.unit === 'piece' ? 'ks' : line.unit
  const words = [
    nonBreaking(line.variantName),
    ...(line.pieces > 1 ? [texts.pieces(line.pieces)] : []),
    ...(unit && line.unitQuantity ? [formatUnitPrice(Math.round(line.unitPrice / line.unitQuantity), unit)] : []),
    ...(saved > 0 ? [texts.saves(saved)] : []),
  ]
  return (
    <>
      <div className="xs muted">{words.join(' · ')}</div>
      {line.isOnce ? <Badge tone="outline">{texts.once}</Badge> : null}
      {line.isMissing ? <Badge tone="warn">{texts.missing}</Badge> : null}
      {insteadOf ? <div className="xs">{texts.insteadOf(insteadOf)}</div> : null}
    </>
  )
}

function RemoveOnce({ line, cycleNo, planId }: { line: Line; cycleNo: number; planId: number | undefined }) {
  return (
    <Form method="post" preventScrollReset>
      {planId ? <input type="hidden" name="planId" value={planId} /> : null}
      <input type="hidden" name="cycleNo" value={cycleNo} />
      <input type="hidden" name="variantId" value={line.variantId} />
      <Button type="submit" name="intent" value="remove_once" variant="quiet" size="small" className={styles.remove}>
        {texts.removeOnce}
        <span className="visually-hidden"> {line.name}</span>
      </Button>
    </Form>
  )
}

/** What a plan brings, while nothing of it is priced. */
export function PlanLines({ plan }: { plan: PlanView }) {
  return (
    <div>
      {plan.lines.map((line) => (
        <LineItem
          key={line.variantId}
          size="small"
          data-tint={proteinTint(line.protein) ?? undefined}
          picture={<CartPicture image={line.image} size={56} />}
          name={<ShopLink to={`/produkt/${line.slug}`}>{nonBreaking(line.name)}</ShopLink>}
          details={
            <div className="xs muted">
              {[nonBreaking(line.variantName), texts.pieces(line.pieces), rhythmOf(line)].join(' · ')}
            </div>
          }
          sum=""
        />
      ))}
    </div>
  )
}

export function rhythmOf({ intervalDays, isByBowl }: PlanView['lines'][number]): string {
  return isByBowl ? texts.byBowl(intervalDays) : texts.everyDays(intervalDays)
}
