import { addDays } from '@shop/domain/calendar/local-date'

interface CalendarEvent {
  /** The same name again moves the event in the calendar instead of adding a second one. */
  uid: string
  /** An instant. */
  madeAt: string
  /** Whole days, the last one included. */
  from: string
  to: string
  title: string
  text: string
  place?: string
}

const LINE_OCTETS = 73

/** Whole-day events as a file for calendars (RFC 5545). */
export function writeCalendar(subject: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//cenich//${subject}//CS`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function linesOf({ uid, madeAt, from, to, title, text, place }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(addDays(to, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function plain(date: string): string {
  return date.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ')
}

/** A line has at most 75 octets; what is longer goes on after a space. */
function fold(line: string): string {
  const parts = ['']
  for (const char of line) {
    const last = parts.at(-1) ?? ''
    if (Buffer.byteLength(last + char) > LINE_OCTETS) parts.push(char)
    else parts[parts.length - 1] = last + char
  }
  return parts.join('\r\n ')
}
