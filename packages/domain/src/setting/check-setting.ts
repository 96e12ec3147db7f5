import { LINE_TRAITS } from '../cart/coupon.ts'
import { ok, type Result, refuse } from '../result.ts'
import { areStepsInOrder } from '../stock/short-dated.ts'
import { type SettingShape, settingShape } from './shop-settings.ts'

type SettingFault = 'kind' | 'range' | 'choice' | 'not_offered' | 'default_missing' | 'below_one_pack' | 'steps_crossed'

interface SettingSurroundings {
  /** Everything that is set now, by key. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly categories: readonly string[]
}

/** The value as it is kept: lists sorted and without repetition. Null where it is not of the kind of the setting. */
function read(shape: SettingShape, value: unknown, { categories }: SettingSurroundings): Result<unknown, SettingFault> {
  switch (shape.kind) {
    case 'money':
    case 'integer':
      return within(shape, value, Number.isSafeInteger(value))
    case 'percent':
      return within(shape, value, typeof value === 'number' && Number.isInteger(value * 10))
    case 'boolean':
      return typeof value === 'boolean' ? ok(value) : refuse('kind')
    case 'time':
      return readTime(shape, value)
    case 'numbers':
      return readNumbers(shape, value)
    case 'traits':
      return readChoices(value, LINE_TRAITS)
    case 'categories':
      return readChoices(value, categories)
  }
}

function readTime({ earliest }: { earliest: string }, value: unknown): Result<unknown, SettingFault> {
  if (typeof value !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return refuse('kind')
  return value >= earliest ? ok(value) : refuse('range')
}

function within(shape: { min: number; max: number }, value: unknown, isKind: boolean): Result<unknown, SettingFault> {
  if (!isKind) return refuse('kind')
  return Number(value) >= shape.min && Number(value) <= shape.max ? ok(value) : refuse('range')
}

function readNumbers(shape: { min: number; max: number; most: number }, value: unknown): Result<unknown, SettingFault> {
  if (!Array.isArray(value) || value.length === 0 || !value.every(Number.isSafeInteger)) return refuse('kind')
  const sorted = [...new Set<number>(value)].sort((a, b) => a - b)
  if (sorted.length > shape.most || sorted.some((one) => one < shape.min || one > shape.max)) return refuse('range')
  return ok(sorted)
}

function readChoices(value: unknown, known: readonly string[]): Result<unknown, SettingFault> {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return refuse('kind')
  const chosen = new Set<string>(value)
  return [...chosen].every((one) => known.includes(one)) ? ok(known.filter((one) => chosen.has(one))) : refuse('choice')
}

/** Settings that lean on each other: neither may be moved away from under the other. */
function checkTogether(settings: Readonly<Record<string, unknown>>): SettingFault | null {
  const weeks = settings['regular_delivery.intervals_weeks']
  if (Array.isArray(weeks) && !weeks.includes(settings['regular_delivery.default_interval_weeks'])) {
    return 'default_missing'
  }
  for (const cart of ['cart.', 'cart.wholesale_']) {
    const [one, all] = [Number(settings[`${cart}pieces_per_variant`]), Number(settings[`${cart}pieces`])]
    if (one > all) return 'below_one_pack'
  }
  return areStepsCrossed(settings) ? 'steps_crossed' : null
}

function areStepsCrossed(settings: Readonly<Record<string, unknown>>): boolean {
  const stepOf = (name: string) => Number(settings[`short_dated.${name}`])
  if (!('short_dated.first_days' in settings)) return false
  return !areStepsInOrder({
    firstDays: stepOf('first_days'),
    firstPercent: stepOf('first_percent'),
    lastDays: stepOf('last_days'),
    lastPercent: stepOf('last_percent'),
    untilDays: stepOf('until_days'),
  })
}

/** Whether a setting may have this value beside everything else that is set. */
export function checkSetting(
  key: string,
  value: unknown,
  surroundings: SettingSurroundings,
): Result<unknown, 'setting_invalid', { fault: SettingFault }> {
  const shape = settingShape(key)
  if (!shape) return refuse('setting_invalid', { fault: 'not_offered' })
  const given = read(shape, value, surroundings)
  if (!given.ok) return refuse('setting_invalid', { fault: given.code })
  const fault = checkTogether({ ...surroundings.settings, [key]: given.value })
  return fault ? refuse('setting_invalid', { fault }) : given
}
