import { spanOf, usualWeight } from '@shop/domain/breed/breed-weight'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import type { BreedView } from '#app/features/catalog/breed/breed-view.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { type FinderAnswers, WEEKS, WEIGHT_KG } from './finder-answers.ts'
import { FinderFrame } from './finder-frame.tsx'
import { RibsChoice } from './ribs-choice.tsx'
import { WeightStepper } from './weight-stepper.tsx'

interface WeightScreenProps {
  answers: FinderAnswers
  breed: BreedView | null
  /** The answer was missing or impossible. */
  isRefused: boolean
}

export function WeightScreen({ answers, breed, isRefused }: WeightScreenProps) {
  const isPuppy = answers.stage === 'stene'
  const guess = usualWeight(breed?.weights ?? null, answers.sex)
  const weight = answers.weightKg ?? (isPuppy ? null : guess)
  return (
    <FinderFrame
      step="vaha"
      answers={answers}
      asks={['vaha', 'zebra', 'tydny', 'dospela']}
      heading={finderTexts.weighs(callDog(answers.name, answers.sex).nominative)}
      actions={
        <Button type="submit" size="large" block>
          {isPuppy ? finderTexts.goToFood : finderTexts.goToMoves}
        </Button>
      }
    >
      <WeightStepper
        key={breed?.slug}
        initial={weight}
        hint={hintOf(answers, breed, guess)}
        error={isRefused && answers.weightKg === null ? finderTexts.weightMissing : undefined}
      />
      {isPuppy ? (
        <PuppyFields answers={answers} guess={guess} isRefused={isRefused} />
      ) : (
        <RibsChoice chosen={answers.ribs} sex={answers.sex} />
      )}
    </FinderFrame>
  )
}

function hintOf({ stage, sex }: FinderAnswers, breed: BreedView | null, guess: number | null): string {
  const span = spanOf(breed?.weights ?? null, sex)
  if (!breed || !span || guess === null) return finderTexts.mongrelWeight
  const usual = finderTexts.usual(breed.name, span.from, span.to)
  return stage === 'stene' ? usual : `${usual} ${finderTexts.guessed(guess)}`
}

function PuppyFields({
  answers,
  guess,
  isRefused,
}: {
  answers: FinderAnswers
  guess: number | null
  isRefused: boolean
}) {
  const { weeks, weightKg, adultWeightKg, sex } = answers
  const isTooLight = adultWeightKg !== null && weightKg !== null && adultWeightKg < weightKg
  return (
    <>
      <Field
        label={sex === 'female' ? finderTexts.weeksFemale : finderTexts.weeks}
        error={isRefused && weeks === null ? finderTexts.weeksMissing : undefined}
      >
        <Input
          name="tydny"
          type="number"
          inputMode="numeric"
          min={WEEKS.min}
          max={WEEKS.max}
          required
          defaultValue={weeks ?? ''}
        />
      </Field>
      <Field
        label={finderTexts.adultWeight}
        error={isRefused && (isTooLight || adultWeightKg === null) ? finderTexts.adultMissing : undefined}
      >
        <Input
          name="dospela"
          type="number"
          inputMode="decimal"
          step="0.5"
          min={WEIGHT_KG.min}
          max={WEIGHT_KG.max}
          required
          defaultValue={adultWeightKg ?? guess ?? ''}
        />
      </Field>
    </>
  )
}
