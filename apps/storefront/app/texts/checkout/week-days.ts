/** Under these words the opening hours of pickup points are kept, Monday first. */
export const weekDays = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne']
