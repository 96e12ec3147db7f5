export type EnergyMethod =
  | 'fediaf_activity'
  | 'fediaf_age'
  | 'fediaf_breed'
  | 'weight_loss'
  | 'fediaf_growth'
  | 'growth_factor'
  | 'fediaf_gestation'
  | 'fediaf_lactation'

export type CalculatedNeed = {
  /** `fallback` is an approximation made because something about the dog is not known. */
  readonly certainty: 'official' | 'fallback'
  readonly method: EnergyMethod
  /** The weight the number stands on: the ideal one for a dog that is too heavy. */
  readonly basisKg: number
  readonly kcalPerDay: number
}

export type UnavailableNeed = {
  readonly certainty: 'unavailable'
  readonly reason: 'under_8_weeks' | 'pregnancy_week_needed' | 'nursing_week_needed' | 'litter_size_needed'
}

export type EnergyNeed = CalculatedNeed | UnavailableNeed
