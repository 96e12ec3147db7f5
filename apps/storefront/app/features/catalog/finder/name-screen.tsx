import type { DogSex } from '@shop/domain/dog/dog'
import { Button } from '@shop/ui/button/button'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { TextLink } from '@shop/ui/text-link/text-link'
import { type FormEvent, useState } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import type { FinderAnswers } from './finder-answers.ts'
import { FinderFrame } from './finder-frame.tsx'
import styles from './name-screen.module.css'

/** Name, age and sex share the first screen: Czech needs the sex, a puppy other questions. */
export function NameScreen({ answers }: { answers: FinderAnswers }) {
  const [sex, setSex] = useState<DogSex>(answers.sex ?? 'male')
  function look(event: FormEvent<HTMLFormElement>) {
    setSex(new FormData(event.currentTarget).get('pohlavi') === 'fena' ? 'female' : 'male')
  }
  return (
    <FinderFrame
      step="jmeno"
      answers={answers}
      asks={['jmeno', 'vek', 'pohlavi']}
      heading={finderTexts.called(sex)}
      lead={finderTexts.intro}
      onChange={look}
      actions={
        <>
          <Button type="submit" size="large" block>
            {finderTexts.goOn}
          </Button>
          <TextLink as={ShopLink} to="/produkty/granule" className={styles.around}>
            {finderTexts.lookAround}
          </TextLink>
        </>
      }
    >
      <input
        className={styles.name}
        name="jmeno"
        aria-label={finderTexts.name}
        placeholder={finderTexts.nameHint}
        defaultValue={answers.name}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <fieldset>
        <legend className={styles.legend}>{finderTexts.age(sex)}</legend>
        <div className={styles.chips}>
          {finderTexts.ages(sex).map(({ value, label }) => (
            <CheckChip
              type="radio"
              key={value}
              name="vek"
              value={value}
              defaultChecked={value === (answers.stage ?? 'dospely')}
            >
              {label}
            </CheckChip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{finderTexts.sex}</legend>
        <div className={styles.chips}>
          {finderTexts.sexes.map(({ value, label }) => (
            <CheckChip
              type="radio"
              key={value}
              name="pohlavi"
              value={value}
              defaultChecked={(value === 'fena') === (answers.sex === 'female')}
            >
              {label}
            </CheckChip>
          ))}
        </div>
      </fieldset>
    </FinderFrame>
  )
}
