import type { ShippingOptionView } from '@shop/contract/cart-view'
import type { CheckoutView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Badge } from '@shop/ui/badge/badge'
import { Notice } from '@shop/ui/notice/notice'
import { OptionTile } from '@shop/ui/option-tile/option-tile'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { FoldedBlock } from '#app/features/checkout/frame/folded-block.tsx'
import type { PickerData } from '#app/features/checkout/points/load-picker.server.ts'
import { ChoiceRow } from '#app/features/checkout/points/point-list.tsx'
import { PointPicker } from '#app/features/checkout/points/point-picker.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import styles from './delivery-choice.module.css'
import { firstCourier, offeredOptions, possibleOptions, savedValue, type Way } from './delivery-option.ts'
import { describeDelivery } from './describe-delivery.ts'
import { describeOption, describeWay, priceOf } from './describe-option.ts'
import { ShippingAdvice } from './shipping-advice.tsx'
import type { DeliverySaving } from './use-delivery.ts'

interface DeliveryChoiceProps {
  checkout: CheckoutView
  picker: PickerData
  delivery: DeliverySaving
  error: string | undefined
}

/** „Kam to bude?“ comes first: whoever fetches the parcel is not asked where they live. */
export function DeliveryChoice({ checkout, picker, delivery, error }: DeliveryChoiceProps) {
  return (
    <section className={blocks.question} aria-labelledby="doruceni">
      <h2 id="doruceni">{texts.where}</h2>
      <ShippingAdvice checkout={checkout} className={styles.advice} />
      <FoldedBlock
        decided={delivery.hasRow ? describeDelivery(checkout) : null}
        label={texts.ofDelivery}
        isOpen={delivery.isOpen || error !== undefined || picker.isWidgetOpen}
        onToggle={delivery.toggle}
        summaryRef={delivery.summary}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only learns that a finger chose; the keys of the radios choose by themselves */}
        <fieldset className={styles.fields} onChange={delivery.save} onClick={delivery.press}>
          <legend className="visually-hidden">{texts.shipping}</legend>
          {delivery.refusal ? (
            <Notice tone="danger" role="alert">
              {delivery.refusal}
            </Notice>
          ) : null}
          <Ways checkout={checkout} way={delivery.way} />
          <div className={styles.pick}>
            <Points
              checkout={checkout}
              picker={picker}
              chosen={delivery.ticked.point}
              error={error}
              onPick={delivery.pick}
            />
          </div>
          <div className={styles.home}>
            <Couriers checkout={checkout} ticked={delivery.ticked.courier} />
          </div>
        </fieldset>
      </FoldedBlock>
    </section>
  )
}

function Ways({ checkout, way }: { checkout: CheckoutView; way: Way }) {
  const options = offeredOptions(checkout)
  return (
    <div className={styles.ways}>
      {(['pick', 'home'] as const).map((one) => (
        <OptionTile
          key={one}
          name="way"
          value={one}
          defaultChecked={way === one}
          disabled={possibleOptions(options, one).length === 0}
          title={texts.ways[one]}
          description={describeWay(possibleOptions(options, one))}
        />
      ))}
    </div>
  )
}

interface PointsProps {
  checkout: CheckoutView
  picker: PickerData
  chosen: string | null
  error: string | undefined
  onPick: (value: string) => void
}

function Points({ checkout, picker, chosen, error, onPick }: PointsProps) {
  const options = offeredOptions(checkout)
  const counters = possibleOptions(options, 'pick').filter(({ needsPoint }) => !needsPoint)
  const closed = options.filter(({ refusal, kind }) => refusal !== null && kind !== 'address')
  return (
    <>
      <PointPicker
        picker={picker}
        chosen={chosen}
        error={error}
        onPick={onPick}
        before={<SavedPoint checkout={checkout} picker={picker} />}
        after={counters.map((option) => (
          <ChoiceRow
            key={option.code}
            name="point"
            value={`${option.code}:`}
            title={nonBreaking(option.name)}
            details={describeOption(option)}
            price={priceOf(option)}
            isChosen={chosen === `${option.code}:`}
          />
        ))}
      />
      {closed.map(({ code, name, kind, refusal }) => (
        <p key={code} className={`small muted ${styles.closed}`}>
          <b>{nonBreaking(name)}:</b> {texts.shippingRefusal(refusal?.code ?? '', refusal?.details, kind)}
        </p>
      ))}
    </>
  )
}

/** The point that is saved, when another town is looked at. */
function SavedPoint({ checkout, picker }: { checkout: CheckoutView; picker: PickerData }) {
  const { pickupPoint: point, shippingCode, cart } = checkout
  const value = savedValue(checkout)
  const option = cart.shippingOptions.find(({ code }) => code === shippingCode)
  if (!point || !option || value === null || picker.points.some((one) => one.value === value)) return null
  return (
    <ChoiceRow
      name="point"
      value={value}
      title={nonBreaking(point.place)}
      details={nonBreaking(`${point.street}, ${formatZip(point.zip)} ${point.city}`)}
      price={priceOf(option)}
      isChosen
    />
  )
}

function Couriers({ checkout, ticked }: { checkout: CheckoutView; ticked: string | null }) {
  const options = offeredOptions(checkout)
  const couriers = possibleOptions(options, 'home')
  const first = firstCourier(couriers)
  const chosen = couriers.find(({ code }) => code === ticked) ?? first
  const closed = options.filter(({ refusal, kind }) => refusal !== null && kind === 'address')
  return (
    <div role="radiogroup" aria-label={texts.couriers} className={styles.couriers}>
      {couriers.map((option) => (
        <ChoiceRow
          key={option.code}
          name="courier"
          value={option.code}
          title={<Title option={option} among={couriers} advice={checkout.advice} />}
          details={describeOption(option)}
          price={priceOf(option)}
          isChosen={chosen?.code === option.code}
        />
      ))}
      {closed.map(({ code, name, kind, refusal }) => (
        <p key={code} className={`small muted ${styles.closed}`}>
          <b>{nonBreaking(name)}:</b> {texts.shippingRefusal(refusal?.code ?? '', refusal?.details, kind)}
        </p>
      ))}
    </div>
  )
}

interface TitleProps {
  option: ShippingOptionView
  among: ShippingOptionView[]
  advice: CheckoutView['advice']
}

/** Each praise once: what two deserve says nothing, unless one of them is the one we advise. */
function Title({ option, among, advice }: TitleProps) {
  const lowest = Math.min(...among.map(({ amount }) => amount ?? 0))
  const days = among.flatMap(({ promise }) => promise?.latest.date ?? []).toSorted()
  const isAlone = (count: number) => count === 1 && among.length > 1
  const isLowest = option.amount === lowest && isAlone(among.filter(({ amount }) => amount === lowest).length)
  const isCheapest = advice ? advice.best.code === option.code : isLowest
  const isFastest = option.promise?.latest.date === days[0] && isAlone(days.filter((day) => day === days[0]).length)
  return (
    <>
      {nonBreaking(option.name)}
      {isCheapest ? (
        <Badge tone="outline" className={styles.badge}>
          {texts.cheapest}
        </Badge>
      ) : null}
      {isFastest ? (
        <Badge tone="outline" className={styles.badge}>
          {texts.fastest}
        </Badge>
      ) : null}
    </>
  )
}
