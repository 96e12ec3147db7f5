import { deliveryInterval } from '@shop/domain/dog/household/delivery-interval'
import { Button } from '@shop/ui/button/button'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { Notice } from '@shop/ui/notice/notice'
import { AlternativeFoods } from '#app/features/catalog/finder/alternative-foods.tsx'
import type { RecommendationView } from '#app/features/catalog/finder/recommendation-view.ts'
import { RecommendedFood } from '#app/features/catalog/finder/recommended-food.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { recommendationTexts } from '#app/texts/catalog/recommendation.ts'
import styles from './calculated-food.module.css'
import type { CalculatorInput } from './calculator-input.ts'

interface CalculatedFoodProps {
  recommendation: RecommendationView
  input: CalculatorInput
  comesOn: string
  /** Weeks between deliveries that can be chosen. */
  weeks: readonly number[]
  /** The form that takes another food. */
  formId: string
}

/** The end of the calculator: the same block as that of the finder. */
export function CalculatedFood({ recommendation, input, comesOn, weeks, formId }: CalculatedFoodProps) {
  if (recommendation.kind === 'too_young') return null
  if (recommendation.kind === 'nothing') {
    return (
      <div className="wrap" aria-live="polite">
        <Notice tone="warn">{texts.nothing}</Notice>
      </div>
    )
  }
  const { hero, need, alternatives } = recommendation
  const [asked] = input.dogs
  const isOther = input.food !== null && input.food !== hero.slug
  const called = callDog(asked?.name ?? '', asked?.dog?.sex ?? null)
  return (
    <>
      <div aria-live="polite">
        <RecommendedFood
          offer={hero}
          heading="h2"
          eyebrow={isOther ? texts.insteadOf : recommendationTexts.enough(called, need.kcalPerDay)}
          comesOn={comesOn}
          regularWeeks={deliveryInterval(hero.days, weeks)}
        />
      </div>
      {alternatives.length > 0 ? (
        <section className={`wrap ${styles.others}`}>
          <h2 className="h3">{recommendationTexts.sameFromOther}</h2>
          <AlternativeFoods
            alternatives={alternatives}
            choose={({ slug, name }) => (
              <Button
                type="submit"
                form={formId}
                name="krmivo"
                value={slug}
                variant="line"
                size="small"
                aria-label={recommendationTexts.chooseLabel(name)}
              >
                {recommendationTexts.choose}
              </Button>
            )}
          />
          <LinkArrow as={ShopLink} to="/produkty/granule">
            {texts.showAll}
          </LinkArrow>
        </section>
      ) : null}
    </>
  )
}
