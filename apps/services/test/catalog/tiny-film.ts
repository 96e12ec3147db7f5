const text = (word: string) => Buffer.from(word, 'latin1')
const long = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const zeros = (count: number) => Buffer.alloc(count)
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([long(body.length + 8), text(type), body])
}

/** The frame of an MP4 of twelve seconds, with the place where it was filmed written into it. */
export function tinyFilm(codec: string, content: string): Buffer {
  const matrix = Buffer.concat([long(65_536), zeros(12), long(65_536), zeros(16)])
  const head = box('tkhd', zeros(40), matrix, long(640 << 16), long(360 << 16))
  const samples = box('stbl', box('stsd', zeros(4), long(1), box(codec, zeros(8))))
  const media = box('mdia', box('hdlr', zeros(8), text('vide'), zeros(13)), box('minf', samples))
  const place = box('udta', box('\u00a9xyz', text('+49.1951+016.6068/')))
  const movie = box(
    'moov',
    box('mvhd', zeros(12), long(1000), long(12_000), zeros(80)),
    box('trak', head, media),
    place,
  )
  return Buffer.concat([box('ftyp', text('isom'), zeros(4)), movie, box('mdat', text(content))])
}
