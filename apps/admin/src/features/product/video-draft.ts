import { videoPath } from '@shop/contract/images'
import type { ProductVideo, StaffVideo } from '@shop/contract/staff/staff-video'

/** A film in the form; it may wait for its picture. */
export interface VideoDraft extends Omit<StaffVideo, 'poster'> {
  poster: StaffVideo['poster'] | null
}

/** Without a picture nothing is sent that the services would take; the form says so beside it. */
export function toVideo(video: VideoDraft | null): ProductVideo | null {
  return video && { hash: video.hash, posterHash: video.poster?.hash ?? '', description: video.description.trim() }
}

export function videoUrl({ hash, key }: { hash: string; key: string }): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="images-url"]')?.content ?? ''
  return base.replace(/\/+$/, '') + videoPath({ hash, name: key })
}
