import { Check } from '@shop/ui/check/check'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { OptionTile, OptionTiles } from '@shop/ui/option-tile/option-tile'
import { Quantity } from '@shop/ui/quantity/quantity'
import { Radio } from '@shop/ui/radio/radio'
import { Scale } from '@shop/ui/scale/scale'
import { StarInput } from '@shop/ui/star-input/star-input'
import { Switch } from '@shop/ui/switch/switch'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import styles from './gallery.module.css'

export function ChoicesColumn() {
  const { choices } = texts
  return (
    <div className="stack">
      <div>
        <Check>{choices.unchecked}</Check>
        <Check defaultChecked>{choices.checked}</Check>
        <Check disabled>{choices.closed}</Check>
        <Radio name="demo-radio">{choices.a}</Radio>
        <Radio name="demo-radio" defaultChecked>
          {choices.b}
        </Radio>
        <Switch>{choices.off}</Switch>
        <Switch defaultChecked>{choices.on}</Switch>
      </div>
      <OptionCards>
        {choices.ways.map((way, index) => (
          <OptionCard key={way.title} name="demo-way" {...way} defaultChecked={index === 0} disabled={index === 2} />
        ))}
      </OptionCards>
    </div>
  )
}

export function ChoicesRows() {
  const { choices } = texts
  return (
    <>
      <div className={styles.columns}>
        <fieldset>
          <legend className="label">{choices.size}</legend>
          <OptionTiles style={{ marginTop: '.75rem' }}>
            {choices.sizes.map((size, index) => (
              <OptionTile
                key={size.title}
                name="demo-size"
                {...size}
                flag={index === 1 ? choices.best : undefined}
                defaultChecked={index === 1}
                disabled={index === 2}
              />
            ))}
          </OptionTiles>
        </fieldset>
        <div className="row">
          <Quantity labels={choices.pieces} />
          <Quantity labels={choices.pieces} defaultValue={6} />
          <Quantity labels={choices.pieces} defaultValue={2} size="large" />
        </div>
        <div>
          <p className="label">{choices.stars}</p>
          <StarInput name="demo-stars" legend={choices.rating} starLabel={choices.starLabel} defaultValue={4} />
        </div>
      </div>
      <Scale name="demo-scale" legend={choices.scale} ends={choices.ends} defaultValue={9} className={styles.narrow} />
    </>
  )
}
