import type { PlanView } from '@shop/contract/plan/plan'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { settingOf, withContents, withLine, withPolicy, withSwap } from './plan-setting.ts'

/** The part of the setting that the form is about. */
export function readSetting(plan: PlanView, values: FormData, intent: string) {
  const field = (name: string) => textOf(values, name)
  const setting = settingOf(plan, Number(field('version')))
  switch (intent) {
    case 'contents':
      return withContents(setting, field, Number(field('remove')) || null)
    case 'swap':
      return withSwap(setting, Number(field('from')), Number(field('variantId')))
    case 'add_line':
      return withLine(setting, Number(field('variantId')))
    case 'courier':
      return {
        ...setting,
        shippingCode: field('shippingCode'),
        pickupPointId: null,
        addressId: Number(field('addressId')) || null,
      }
    case 'point': {
      const [id, shippingCode = ''] = field('point').split(':')
      return { ...setting, shippingCode, pickupPointId: Number(id) || null }
    }
    case 'payment':
      return { ...setting, paymentCode: field('paymentCode') }
    case 'missing':
      return withPolicy(setting, field('policy'), field)
    // What the form has written stands beside the setting.
    case 'same':
      return setting
    default:
      return null
  }
}
