import type { Tint } from '@shop/ui/stripe/stripe'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './forbidden-squares.module.css'

/** What dogs are most often forbidden, in the colours of the meats. */
export const FORBIDDEN_MEATS: readonly { code: string; tint: Tint | null }[] = [
  { code: 'kure', tint: 'yellow' },
  { code: 'hovezi', tint: 'red' },
  { code: 'ryby', tint: 'coral' },
  { code: 'jehneci', tint: 'green' },
  { code: 'kachna', tint: 'violet' },
  { code: 'zverina', tint: 'brown' },
  { code: 'kruta', tint: 'pink' },
  { code: 'kralik', tint: 'blue' },
  { code: 'vejce', tint: null },
]

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
      {FORBIDDEN_MEATS.map(({ code, tint }) => (
        <label key={code} className={styles.square} data-tint={tint ?? undefined} data-mark={finderTexts.forbiddenMark}>
          <input type="checkbox" name={name} value={code} defaultChecked={chosen.includes(code)} />
          <span>{code === 'ryby' ? finderTexts.fish : dogTexts.allergen(code)}</span>
        </label>
      ))}
    </div>
  )
}
