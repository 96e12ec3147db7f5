/** Words that people write among the hours of a day. */
export const hourWords = { until: 'až', closed: 'zavřeno' }
