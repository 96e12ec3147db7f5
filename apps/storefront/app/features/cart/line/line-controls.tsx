import type { CartLineView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Quantity } from '@shop/ui/quantity/quantity'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './line-controls.module.css'
import { setPieces } from './set-pieces.ts'
import plain from './without-script.module.css'

const MOST = 200

interface LineControlsProps {
  line: Pick<CartLineView, 'id' | 'name' | 'pieces'>
  version: number
  /** The drawer has no room for putting aside. */
  brief?: boolean
}

export function LineControls({ line, version, brief = false }: LineControlsProps) {
  const { id: lineId, name, pieces } = line
  return (
    <>
      <CartForm intent="pieces" fields={{ lineId, version }} className={styles.pieces}>
        <Quantity
          name="pieces"
          value={pieces}
          max={MOST}
          labels={{ value: texts.piecesOf(name), less: texts.fewerOf(name), more: texts.moreOf(name) }}
          onValueChange={(wished) => void setPieces(lineId, wished)}
        />
        <Button type="submit" variant="line" size="small" className={plain.only}>
          {texts.recount}
        </Button>
      </CartForm>
      <div className={styles.actions}>
        {brief ? null : (
          <CartForm intent="save" fields={{ lineId, version }}>
            <Button type="submit" variant="quiet" size="small" aria-label={texts.saveLabel(name)}>
              <Icon name="clock" />
              {texts.saveForLater}
            </Button>
          </CartForm>
        )}
        <CartForm intent="remove" fields={{ lineId, pieces }}>
          <Button type="submit" variant="quiet" size="small" aria-label={texts.removeLabel(name)}>
            <Icon name="trash" />
            <span className="hide-small">{texts.remove}</span>
          </Button>
        </CartForm>
      </div>
    </>
  )
}
