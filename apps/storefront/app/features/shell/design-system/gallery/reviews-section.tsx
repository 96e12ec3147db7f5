import dogUrl from '@shop/ui/assets/dog.svg'
import { Histogram } from '@shop/ui/histogram/histogram'
import { Rating } from '@shop/ui/rating/rating'
import { Review } from '@shop/ui/review/review'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

const SHARES = [86, 9, 3, 1, 1]
const SCORES = [5, 3]
const THEMES = ['yellow', 'pink']

export function ReviewsSection() {
  const { reviews } = partTexts
  return (
    <Chapter id="reviews" title={reviews.title} note={reviews.note}>
      <div className={styles.columns}>
        {reviews.items.map((item, index) => (
          <Review
            key={item.author}
            data-tint={THEMES[index]}
            rating={
              <Rating
                value={SCORES[index] ?? 5}
                score={`${SCORES[index]},0`}
                label={texts.choices.starLabel(SCORES[index] ?? 5)}
              />
            }
            title={item.title}
            author={item.author}
            about={item.about}
            portrait={<img src={dogUrl} alt="" width={48} height={48} />}
            reply={
              item.reply ? (
                <>
                  <b>{reviews.shop}</b> {item.reply}
                </>
              ) : null
            }
          >
            {item.text}
          </Review>
        ))}
        <Histogram bars={SHARES.map((share, index) => ({ label: 5 - index, share, text: `${share}\u00a0%` }))} />
      </div>
    </Chapter>
  )
}
