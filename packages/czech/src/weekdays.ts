/** Monday first, as opening hours are kept and printed. */
export const SHORT_WEEKDAYS = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const
