/** Words that people write among the hours of a day. */
export const hourTexts = { until: 'až', closed: 'zavřeno' }
