import type { MeasuredEvent } from './measured-event.ts'

const MARKED = '[data-promotion]'
/** So much of it has to be on the screen; a large one never fits whole on a phone. */
const SEEN = 0.3

type Tell = (event: MeasuredEvent) => void

/**
 * Offers say in the page what they are: `data-promotion` names the offer, `data-creative` the way it is shown. Each is told once
 * for a page when it has really come into view, and again when somebody follows a link in it.
 */
export function watchPromotions(tell: Tell): { look(): void } {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        tell(describePromotion('view_promotion', target))
      }
    },
    { threshold: SEEN },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      const promotion = link?.closest(MARKED)
      if (promotion) tell(describePromotion('select_promotion', promotion))
    },
    true,
  )
  return {
    look() {
      observer.disconnect()
      for (const promotion of document.querySelectorAll(MARKED)) observer.observe(promotion)
    },
  }
}

function describePromotion(event: string, promotion: Element): MeasuredEvent {
  const place = [...document.querySelectorAll(MARKED)].indexOf(promotion) + 1
  const fields = {
    promotion_id: promotion.getAttribute('data-promotion'),
    promotion_name: promotion.querySelector('h1, h2')?.textContent ?? null,
    creative_name: promotion.getAttribute('data-creative'),
    creative_slot: `${location.pathname} ${place}`,
  }
  return { event, basis: 'gross', pieces: [], fields, hasValue: false, isOffer: true }
}
