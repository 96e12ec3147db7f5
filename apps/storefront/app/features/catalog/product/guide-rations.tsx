import { formatNumber } from '@shop/czech/format-number'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { FeedingGuide } from '@shop/domain/dog/ration/feeding-guide'
import { guideRation } from '@shop/domain/dog/ration/guide-ration'
import type { GuideView } from '#app/goods/product-view.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import { dogTexts } from '#app/texts/dog.ts'

const UNITS: Record<GuideView['unit'], { unit: FeedingGuide['unit']; words: string }> = {
  g_per_day: { unit: 'g/den', words: productSectionTexts.ration.grams },
  piece_per_day: { unit: 'ks/den', words: productSectionTexts.ration.pieces },
  ml_per_day: { unit: 'ml/den', words: productSectionTexts.ration.millilitres },
}

interface GuideRationsProps {
  guide: GuideView
  kcal: number | null
  dogs: readonly KeptDog[]
}

/** The maker's table read for my dogs: by law it is part of the offer, so it goes before our arithmetic. */
export function GuideRations({ guide, kcal, dogs }: GuideRationsProps) {
  const today = toPragueTime(new Date()).date
  const { unit, words } = UNITS[guide.unit]
  const rows = guide.rows.map(({ weightKg, amounts }) => ({ weightKg, values: amounts }))
  const table: FeedingGuide = { kind: guide.kind, unit, columns: guide.columns, rows }
  return dogs.map(({ id, name, dog }) => {
    const ration = guideRation(table, dog, kcal, today)
    if (!ration.ok) return null
    const amount = `${formatNumber(ration.value.amount)}\u00a0${words}`
    const who = name || dogTexts.yourDog
    return (
      <p key={id} className="semi">
        {ration.value.isOutsideTable
          ? productSectionTexts.outsideGuide(who, amount)
          : productSectionTexts.byGuide(who, amount)}
      </p>
    )
  })
}
