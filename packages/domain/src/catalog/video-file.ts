import { ok, type Result, refuse } from '../result.ts'

type VideoFacts = {
  /** As it is shown: a film held upright is higher than wide, whatever the camera wrote. */
  readonly width: number
  readonly height: number
  readonly seconds: number
}

type KeptVideo = VideoFacts & { readonly bytes: Uint8Array<ArrayBuffer> }

type Box = { readonly type: string; readonly start: number; readonly body: number; readonly end: number }

/** What every browser of the last years plays; a telephone that films in HEVC is told to save it otherwise. */
const PLAYED = new Set(['avc1', 'avc3', 'av01', 'vp09'])
/** Where cameras write the place, the owner and the device. Their room stays, so that nothing else moves. */
const TOLD_BY_CAMERA = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])
const MOST_BOXES = 4096

class Broken extends Error {}

/**
 * An MP4 as it is kept: what it is, and its bytes without what the camera wrote into it. Only the frame of boxes is read; a file that lies about its sizes is
 * broken.
 */
export function readVideo(file: Uint8Array): Result<KeptVideo, 'file_broken'> {
  try {
    return readBoxes(new Uint8Array(file))
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    return refuse('file_broken', { reason: 'format' })
  }
}

function readBoxes(bytes: Uint8Array<ArrayBuffer>): Result<KeptVideo, 'file_broken'> {
  const view = new DataView(bytes.buffer)
  const all = boxesIn(view, 0, bytes.length)
  const movie = all.find(({ type }) => type === 'moov')
  if (all[0]?.type !== 'ftyp' || !movie || !all.some(({ type }) => type === 'mdat')) throw new Broken()
  const parts = boxesIn(view, movie.body, movie.end)
  const tracks = parts.filter(({ type }) => type === 'trak').map((box) => readTrack(view, box))
  const film = tracks.find(({ handler }) => handler === 'vide')
  if (!film) throw new Broken()
  if (!PLAYED.has(film.codec)) return refuse('file_broken', { reason: 'codec', codec: film.codec })
  const told = [...all, ...parts, ...tracks.flatMap(({ boxes }) => boxes)].filter(({ type }) =>
    TOLD_BY_CAMERA.has(type),
  )
  // Tracks of neither sound nor picture hold what sensors said, the place among it.
  const silent = tracks.filter(({ handler }) => handler !== 'vide' && handler !== 'soun').map(({ box }) => box)
  for (const box of [...told, ...silent]) empty(bytes, box)
  const seconds = readSeconds(view, parts)
  return ok({ width: film.width, height: film.height, seconds, bytes })
}

function boxesIn(view: DataView, from: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let start = from; start < end; ) {
    if (end - start < 8 || boxes.length >= MOST_BOXES) throw new Broken()
    const short = view.getUint32(start)
    const isLong = short === 1
    if (isLong && end - start < 16) throw new Broken()
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? end - start : short
    const body = start + (isLong ? 16 : 8)
    if (start + size > end || start + size < body) throw new Broken()
    boxes.push({ type: typeAt(view, start + 4), start, body, end: start + size })
    start += size
  }
  return boxes
}

function typeAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
}

function need(box: Box | undefined, bytes: number): Box {
  if (!box || box.end - box.body < bytes) throw new Broken()
  return box
}

function readTrack(view: DataView, box: Box) {
  const boxes = boxesIn(view, box.body, box.end)
  const inside = (parents: readonly Box[], type: string) => {
    const found = parents.find((one) => one.type === type)
    return found ? boxesIn(view, found.body, found.end) : []
  }
  const media = inside(boxes, 'mdia')
  const handler = typeAt(
    view,
    need(
      media.find(({ type }) => type === 'hdlr'),
      12,
    ).body + 8,
  )
  if (handler !== 'vide') return { box, boxes, handler, codec: '', width: 0, height: 0 }
  const samples = inside(inside(media, 'minf'), 'stbl')
  const described = need(
    samples.find(({ type }) => type === 'stsd'),
    16,
  )
  const codec = typeAt(view, described.body + 12)
  const header = need(
    boxes.find(({ type }) => type === 'tkhd'),
    84,
  )
  const [width, height] = [view.getUint32(header.end - 8) >>> 16, view.getUint32(header.end - 4) >>> 16]
  if (width === 0 || height === 0) throw new Broken()
  // The first and the fifth number of the matrix: both nothing when the film lies on its side.
  const isTurned = view.getInt32(header.end - 44) === 0 && view.getInt32(header.end - 28) === 0
  return { box, boxes, handler, codec, width: isTurned ? height : width, height: isTurned ? width : height }
}

function readSeconds(view: DataView, parts: readonly Box[]): number {
  const { body } = need(
    parts.find(({ type }) => type === 'mvhd'),
    32,
  )
  const isLong = view.getUint8(body) === 1
  const scale = view.getUint32(body + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(body + 24)) : view.getUint32(body + 16)
  return scale === 0 ? 0 : Math.min(86_400, Math.round(length / scale))
}

const FREE = [0x66, 0x72, 0x65, 0x65]

function empty(bytes: Uint8Array, { start, body, end }: Box): void {
  bytes.set(FREE, start + 4)
  bytes.fill(0, body, end)
}
