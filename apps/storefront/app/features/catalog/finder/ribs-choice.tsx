import type { DogSex } from '@shop/domain/dog/dog'
import { OptionTile, OptionTiles } from '@shop/ui/option-tile/option-tile'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { RIBS, type Ribs } from './finder-answers.ts'
import styles from './ribs-choice.module.css'

/** A score by touch in three words and three outlines. */
export function RibsChoice({ chosen, sex }: { chosen: Ribs; sex: DogSex | null }) {
  const words = finderTexts.ribs(sex)
  return (
    <fieldset>
      <legend className={styles.legend}>{words.legend}</legend>
      <OptionTiles>
        {RIBS.map((ribs) => (
          <OptionTile
            key={ribs}
            name="zebra"
            value={ribs}
            defaultChecked={ribs === chosen}
            className={styles.tile}
            title={
              <>
                <Outline ribs={ribs} />
                {words[ribs].title}
              </>
            }
            description={words[ribs].text}
          />
        ))}
      </OptionTiles>
    </fieldset>
  )
}

const SHAPE: Record<Ribs, { belly: string; legs: string; bones: string; opacity: number }> = {
  vidim: {
    belly: 'M14 22c4 1 8 1 11 0 2 6 2 10 3 16 0 4 3 14 12 14 14 2 26-12 40-14 6 0 8-1 11-4',
    legs: 'M31 47v19M40 49v17M93 33l-3 8 3 25M102 36l3 10-3 20',
    bones: 'M46 27q5 11 1 16M55 27q5 11 1 15M64 27q5 10 1 13',
    opacity: 1,
  },
  nahmatam: {
    belly: 'M14 22c4 1 8 1 11 0 2 6 2 10 3 16 0 4 3 15 12 15 14 2 26-6 40-8 6 0 8-1 11-4',
    legs: 'M31 48v18M40 50v16M93 40l-3 8 3 18M102 36l3 10-3 20',
    bones: 'M46 27q5 12 1 17M55 27q5 12 1 16M64 27q5 11 1 14',
    opacity: 0.5,
  },
  hledam: {
    belly: 'M14 22c4 1 8 1 11 0 2 6 2 10 3 16 0 4 3 19 12 19 14 2 26 1 40-1 6 0 8-1 11-4',
    legs: 'M31 52v14M40 54v12M93 51l-3 8 3 7M102 36l3 10-3 20',
    bones: '',
    opacity: 0,
  },
}

function Outline({ ribs }: { ribs: Ribs }) {
  const { belly, legs, bones, opacity } = SHAPE[ribs]
  return (
    <svg viewBox="0 0 120 72" className={styles.outline} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 22c-5-1-8-4-8-8 6 0 9-2 11-6 3-4 9-5 14-2l6 8c8 4 18 5 30 5s22-1 28 2c4 2 6 5 6 9l1 6" />
        <path d="M101 24c6-2 10-7 12-14" />
        <path d={belly} />
        <path d={legs} />
        <path strokeWidth="2.8" opacity={opacity} d={bones} />
        <circle cx="22" cy="12" r="1.2" fill="currentColor" />
      </g>
    </svg>
  )
}
