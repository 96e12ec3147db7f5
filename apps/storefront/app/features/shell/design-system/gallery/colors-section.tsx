import { TINTS } from '@shop/ui/stripe/stripe'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

const BRAND = [
  { token: '--ink', on: 'var(--white)' },
  { token: '--forest', on: 'var(--white)' },
  { token: '--carrot', on: 'var(--ink)' },
  { token: '--mist', on: 'var(--ink)' },
  { token: '--white', on: 'var(--ink)' },
]

export function ColorsSection() {
  const { title, note, brand, proteins } = texts.colors
  return (
    <Chapter id="colors" title={title} note={note}>
      <div>
        <div className={styles.swatches}>
          {BRAND.map(({ token, on }, index) => (
            <div
              key={token}
              style={{ background: `var(${token})`, color: on, boxShadow: 'inset 0 0 0 1px var(--c-line)' }}
            >
              <b>{brand[index]}</b>
              <span>{token}</span>
            </div>
          ))}
        </div>
        <div className={styles.swatches}>
          {TINTS.map((key) => (
            <div key={key} data-tint={key} className={styles.solid}>
              <b>{proteins[key]}</b>
              <span>--hue-{key}</span>
            </div>
          ))}
        </div>
        <div className={styles.swatches}>
          {TINTS.map((key) => (
            <div key={key} data-tint={key} className={styles.tint}>
              <b>{proteins[key]}</b>
              <span>--tint-{key}</span>
            </div>
          ))}
        </div>
      </div>
    </Chapter>
  )
}
