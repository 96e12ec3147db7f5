import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { FORBIDDEN_MEATS } from '@shop/domain/dog/food/common-forbidden'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './forbidden-squares.module.css'

export const FORBIDDEN_OTHERS: readonly string[] = [
  'psenice',
  'kukurice',
  'ryze',
  'oves',
  'jecmen',
  'mleko',
  'soja',
  'hrach',
  'brambor',
]

/** A square that is crossed out is never offered. */
export function ForbiddenSquares({ name, chosen }: { name: string; chosen: readonly string[] }) {
  return (
    <div className={styles.squares}>
      {FORBIDDEN_MEATS.map((code) => (
        <label key={code} className={styles.square} data-tint={tintOf(code)} data-mark={finderTexts.forbiddenMark}>
          <input type="checkbox" name={name} value={code} defaultChecked={chosen.includes(code)} />
          <span>{code === 'ryby' ? finderTexts.fish : dogTexts.allergen(code)}</span>
        </label>
      ))}
    </div>
  )
}

/** All fish are as red as the salmon. */
function tintOf(code: string) {
  return proteinTint(code === 'ryby' ? 'losos' : code) ?? undefined
}
