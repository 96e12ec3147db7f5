import type { ReviewState } from '@shop/contract/review'
import { formatNumber } from '@shop/czech/format-number'
import { Badge, type BadgeProps } from '@shop/ui/badge/badge'
import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { Rating } from '@shop/ui/rating/rating'
import { StarInput } from '@shop/ui/star-input/star-input'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import { myReviewTexts as texts } from '#app/texts/customer/my-reviews.ts'
import { reportReviewTexts } from '#app/texts/customer/report-review.ts'
import { AppealForm } from './appeal-form.tsx'
import { formOfReview } from './form-of-review.ts'
import type { MyReviews, ReviewedItem } from './load-my-reviews.server.ts'
import styles from './my-reviews-view.module.css'

const TONES: Record<ReviewState, BadgeProps['tone']> = {
  pending: 'warn',
  published: 'success',
  returned: 'highlight',
  rejected: 'danger',
  withdrawn: 'off',
}

/** With an account, or by the secret of one order. */
type ReviewsPage = '/moje-recenze' | `/moje-recenze/${string}`

interface MyReviewsViewProps {
  reviews: MyReviews
  /** The item whose form is open. */
  open: ReviewedItem | null
  page: ReviewsPage
  done: string | null
  /** What the page said to the form that was sent, whichever of its forms that was. */
  answer: unknown
  /** Came to review something this customer has not bought. */
  isMissing?: boolean
  /** The form of the open item. */
  children: ReactNode
}

export function MyReviewsView(props: MyReviewsViewProps) {
  const { reviews, open, page, done, answer, isMissing = false, children } = props
  const waiting = reviews.items.filter((item) => isWaiting(item) && item !== open)
  const written = reviews.items.filter((item) => !isWaiting(item) && item !== open)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs label={readingTexts.breadcrumbs}>
        <ShopLink to="/">{readingTexts.home}</ShopLink>
        <span aria-current="page">{texts.name}</span>
      </Breadcrumbs>
      <div className={`row-between ${styles.head}`}>
        <h1>{texts.heading}</h1>
        <Badge tone="highlight">{texts.credits(reviews.credits)}</Badge>
      </div>
      {done ? (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      ) : null}
      {isMissing ? <Notice>{texts.notBought}</Notice> : null}
      {open ? <OpenItem item={open}>{children}</OpenItem> : <Nothing isEmpty={reviews.items.length === 0} />}
      {waiting.length > 0 ? <WaitingList items={waiting} page={page} /> : null}
      {written.length > 0 ? <WrittenList items={written} page={page} answer={answer} /> : null}
      <p className="small muted">
        {texts.how}{' '}
        <TextLink as={ShopLink} to="/s/pravidla-recenzi">
          {texts.rules}
        </TextLink>
      </p>
    </div>
  )
}

export function isWaiting({ review }: ReviewedItem): boolean {
  return review === null || review.state === 'withdrawn'
}

function Nothing({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="stack">
      <p className="lead">{isEmpty ? texts.nothing : texts.allWritten}</p>
      <div>
        <Button as={ShopLink} to="/produkty" variant="line">
          {texts.toShop}
        </Button>
      </div>
    </div>
  )
}

function OpenItem({ item, children }: { item: ReviewedItem; children: ReactNode }) {
  return (
    <section id="formular" className={styles.open} data-tint={item.theme ?? undefined} aria-labelledby="recenze-ceho">
      <div className={styles.picture}>
        {item.image ? <ShopPicture image={item.image} sizes="300px" maxWidth={600} decorative /> : null}
      </div>
      <div className={styles.form}>
        <div>
          <h2 id="recenze-ceho" className="h3">
            {nameOf(item)}
          </h2>
          {item.delivered ? <p className="small muted">{texts.delivered(item.delivered)}</p> : null}
        </div>
        {item.review?.note ? (
          <Notice tone="warn">
            <b>{texts.noteOf}</b> {item.review.note}
          </Notice>
        ) : null}
        {children}
      </div>
    </section>
  )
}

function WaitingList({ items, page }: { items: ReviewedItem[]; page: ReviewsPage }) {
  return (
    <section className={styles.block}>
      <h2>{texts.waiting}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={keyOf(item)} data-tint={item.theme ?? undefined}>
            <span className={styles.thumb}>
              {item.image ? <ShopPicture image={item.image} sizes="80px" maxWidth={160} decorative /> : null}
            </span>
            <div>
              <b>{nameOf(item)}</b>
              {item.delivered ? <div className="small muted">{texts.delivered(item.delivered)}</div> : null}
            </div>
            <Form method="get" action={`${page}#formular`} className={styles.stars}>
              <input type="hidden" name="polozka" value={keyOf(item)} />
              <StarInput name="hvezdy" legend={`${texts.starsLegend}: ${nameOf(item)}`} starLabel={texts.starLabel} />
              <Button type="submit" variant="line" size="small">
                {texts.rate}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WrittenListProps = { items: ReviewedItem[] } & Pick<WrittenItemProps, 'page' | 'answer'>

function WrittenList({ items, page, answer }: WrittenListProps) {
  return (
    <section className={styles.block}>
      <h2>{texts.written}</h2>
      {items.map((item) =>
        item.review ? (
          <WrittenItem key={keyOf(item)} item={item} review={item.review} page={page} answer={answer} />
        ) : null,
      )}
    </section>
  )
}

interface WrittenItemProps {
  item: ReviewedItem
  review: NonNullable<ReviewedItem['review']>
  page: ReviewsPage
  answer: unknown
}

function WrittenItem({ item, review, page, answer }: WrittenItemProps) {
  const appeal = stateOf(formOfReview('appeal', review.id), answer)
  return (
    <article className={styles.written}>
      <FormProblems state={stateOf(formOfReview('withdraw', review.id), answer)} />
      <div className="row-between">
        <Rating value={review.rating} label={texts.starLabel(review.rating)} score={formatNumber(review.rating)} />
        <Badge tone={TONES[review.state]}>{texts.states[review.state]}</Badge>
      </div>
      <h3 className="h4">{nameOf(item)}</h3>
      {review.title ? <p className="semi">{review.title}</p> : null}
      <p>{review.body}</p>
      <MeritsAndDog review={review} />
      <Photos review={review} />
      {review.note || (review.reason && !review.isAppealed) ? (
        <Notice tone="warn">
          <b>{texts.noteOf}</b> {whyOf(review)}
        </Notice>
      ) : null}
      {/* Who may not appeal any more, because it was done in another window, is told so all the same. */}
      {review.canAppeal ? <AppealForm reviewId={review.id} state={appeal} /> : <FormProblems state={appeal} />}
      {review.isAppealed ? <Notice>{texts.appealWaits}</Notice> : null}
      {review.reply ? (
        <p className={styles.reply}>
          <b>{texts.replyOf}</b> {review.reply}
        </p>
      ) : null}
      {review.state === 'rejected' ? null : (
        <div className="row">
          <Button as={ShopLink} to={`${page}?polozka=${keyOf(item)}#formular`} variant="quiet" size="small">
            <Icon name="edit" />
            {texts.edit}
          </Button>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={review.id} />
            <Button type="submit" name="intent" value="withdraw" variant="quiet" size="small">
              <Icon name="trash" />
              {texts.withdraw}
            </Button>
          </Form>
        </div>
      )}
    </article>
  )
}

function MeritsAndDog({ review: { merits, dogNote } }: Pick<WrittenItemProps, 'review'>) {
  const suited = merits.map((merit) => reviewTexts.merits[merit].toLowerCase()).join(', ')
  return (
    <>
      {suited ? (
        <p className="small semi">
          {reviewTexts.suited} {suited}
        </p>
      ) : null}
      {dogNote ? <p className="small muted">{dogNote}</p> : null}
    </>
  )
}

function Photos({ review: { photos, photosWaiting } }: Pick<WrittenItemProps, 'review'>) {
  return (
    <>
      {photos.length > 0 ? (
        <div className="row">
          {photos.map(({ key, width, height }, index) => (
            <img
              key={key}
              className={styles.photo}
              src={`/recenze/foto/${key}`}
              alt={texts.photo(index + 1)}
              width={width}
              height={height}
              loading="lazy"
            />
          ))}
        </div>
      ) : null}
      {photosWaiting > 0 ? <p className="small muted">{texts.photosWaiting(photosWaiting)}</p> : null}
    </>
  )
}

function whyOf({ reason, note }: WrittenItemProps['review']): string {
  return [reason && `${reportReviewTexts.reasons[reason]}.`, note].filter(Boolean).join(' ')
}

function nameOf({ name, variantName }: ReviewedItem): string {
  return variantName ? `${name}, ${variantName}` : name
}

export function keyOf({ orderNumber, productId }: ReviewedItem): string {
  return `${orderNumber}-${productId}`
}
