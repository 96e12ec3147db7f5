import type { OwnRetailerEntry } from '@shop/contract/retailer'
import { formatLongDate } from '@shop/czech/format-date'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { ownEntryTexts as texts } from '#app/texts/customer/own-entry.ts'

/** Where the entry is on its way to the map. */
export function EntryState({ entry }: { entry: NonNullable<OwnRetailerEntry['entry']> }) {
  const { state, answerBy, reason, isShown, isPaused } = entry
  if (state === 'waiting')
    return (
      <Notice tone="info">
        {texts.waiting(formatLongDate(answerBy))} {isShown ? texts.oldShown : ''}
      </Notice>
    )
  if (state === 'returned')
    return (
      <Notice tone="warn" icon="alert">
        {texts.returned} {reason}
      </Notice>
    )
  if (isShown)
    return (
      <Notice tone="success">
        {texts.published}{' '}
        <TextLink as={ShopLink} to={`/mapa-prodejcu?misto=${encodeURIComponent(entry.fields.city)}`}>
          {texts.toMap}
        </TextLink>
      </Notice>
    )
  return (
    <Notice tone="warn" icon="alert">
      {isPaused ? texts.paused : texts.hidden}
    </Notice>
  )
}

/** What deliveries say about the shelves, as the map would say it. */
export function EntrySupply({ supply, least }: { supply: OwnRetailerEntry['supply']; least: number }) {
  return (
    <div className="panel stack">
      <p>
        <b>{texts.usual(supply.usualCount)}</b> {supply.usualCount < least ? texts.tooFew(least) : null}
      </p>
      {supply.usual.length > 0 ? (
        <ul>
          {supply.usual.map(({ slug, name }) => (
            <li key={slug}>
              <TextLink as={ShopLink} to={`/produkt/${slug}`}>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="small muted">
        {supply.lastOn ? texts.lastOn(formatLongDate(supply.lastOn)) : texts.neverDelivered}
      </p>
    </div>
  )
}
