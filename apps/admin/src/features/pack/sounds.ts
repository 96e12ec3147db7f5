let context: AudioContext | null = null

type Sound = 'right' | 'wrong' | 'warning' | 'done'

const TONES: Record<Sound, readonly { hertz: number; from: number; seconds: number }[]> = {
  right: [{ hertz: 880, from: 0, seconds: 0.15 }],
  wrong: [{ hertz: 220, from: 0, seconds: 0.8 }],
  warning: [
    { hertz: 440, from: 0, seconds: 0.2 },
    { hertz: 440, from: 0.3, seconds: 0.2 },
  ],
  done: [
    { hertz: 880, from: 0, seconds: 0.12 },
    { hertz: 1175, from: 0.14, seconds: 0.2 },
  ],
}

/** Made by the machine itself, no file: a browser plays it after the first touch of the shift. */
export function playSound(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  for (const { hertz, from, seconds } of TONES[sound]) {
    const tone = audio.createOscillator()
    tone.frequency.value = hertz
    tone.connect(audio.destination)
    tone.start(audio.currentTime + from)
    tone.stop(audio.currentTime + from + seconds)
  }
}
