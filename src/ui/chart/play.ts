/**
 * Chart values as sound. Load this module when first needed: `onIntent(() => import('./play.ts'))`.
 */
import { within } from '#lib/within.ts';

import { melodyOf, pitchScale, type Melody } from './tones.ts';

const LOUDNESS = 0.15;
const NOTE_S = 0.12;
/** A sound that begins or ends at once would crackle. */
const FADE_S = 0.03;
/** Silence at the end, in which the last note is still shown. */
const TAIL_S = 0.15;
const CLICK_S = 0.015;
const CLICK_HZ = 1_760;
/** Milliseconds until a browser that gives no sound counts as one without. */
const PATIENCE_MS = 1_500;

type Follower = {
  /** The index of the value that sounds now. */
  reached: (index: number) => void;
  /** After the last note; not after a stop. */
  ended: () => void;
};

let context: AudioContext | undefined;
let stopLast: (() => void) | undefined;
let isSeries = false;

/**
 * Plays values one after the other, and replaces what sounds; returns what stops it. Rejects where
 * the browser gives no sound.
 */
export async function playValues(
  values: readonly number[],
  follower: Follower,
): Promise<() => void> {
  const audio = await running();
  const melody = melodyOf(values);
  const from = audio.currentTime + FADE_S;
  let frame = requestAnimationFrame(follow);
  let last = -1;
  function follow() {
    // The time that is heard now: a wireless headphone is late.
    const now = audio.currentTime - from - (audio.outputLatency || 0);
    const share = Math.max(0, now) / melody.length;
    const index = Math.min(values.length - 1, Math.floor(share * values.length));
    if (index !== last) follower.reached(index);
    last = index;
    frame = requestAnimationFrame(follow);
  }
  const stop = sound(audio, melody, from, (isOver) => {
    cancelAnimationFrame(frame);
    isSeries = false;
    if (isOver) follower.ended();
  });
  isSeries = true;
  return stop;
}

/** Plays one value by its place among `values`. Nothing while a series plays, or without sound. */
export async function playValue(value: number, values: readonly number[]): Promise<void> {
  // A browser gives no sound before the first press of a page.
  if (isSeries || navigator.userActivation?.hasBeenActive === false) return;
  const audio = await running().catch(() => undefined);
  if (!audio || isSeries) return;
  const tone = { frequency: pitchScale(values)(value), at: 0, click: false };
  sound(audio, { tones: [tone], length: NOTE_S }, audio.currentTime, () => undefined);
}

/** The audio of this page; it may start after a press only. */
async function running(): Promise<AudioContext> {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state !== 'running') {
    // A browser that refuses leaves the promise open.
    await within(PATIENCE_MS, audio.resume(), () => undefined);
  }
  // TypeScript believes that the state is still the one from before.
  if ((audio.state as AudioContextState) !== 'running') throw new Error('No sound is given.');
  return audio;
}

/** One voice for all notes. `done` is called once: at the end (`true`), or when it is stopped. */
function sound(
  audio: AudioContext,
  { tones, length }: Melody,
  from: number,
  done: (isOver: boolean) => void,
): () => void {
  stopLast?.();
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  // A pure sine would be lost in the speaker of a phone.
  voice.type = 'triangle';
  voice.connect(loudness);
  loudness.connect(audio.destination);
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, from + FADE_S);
  loudness.gain.setValueAtTime(LOUDNESS, from + length - FADE_S);
  loudness.gain.linearRampToValueAtTime(0, from + length);
  for (const { frequency, at, click } of tones) {
    voice.frequency.setValueAtTime(frequency, from + at);
    if (click) addClick(audio, loudness, from + at);
  }
  let isDone = false;
  const end = (isOver: boolean) => {
    if (isDone) return;
    isDone = true;
    if (stopLast === stop) stopLast = undefined;
    done(isOver);
  };
  function stop() {
    if (isDone) return;
    const now = audio.currentTime;
    loudness.gain.cancelScheduledValues(now);
    loudness.gain.setTargetAtTime(0, now, FADE_S / 3);
    voice.stop(now + FADE_S * 2);
    end(false);
  }
  voice.addEventListener('ended', () => {
    loudness.disconnect();
    end(true);
  });
  voice.start(from);
  voice.stop(from + length + TAIL_S);
  stopLast = stop;
  return stop;
}

/** Marks a note; it goes through the voice's loudness, and is silenced with it. */
function addClick(audio: AudioContext, into: AudioNode, at: number): void {
  const click = audio.createOscillator();
  click.type = 'square';
  click.frequency.setValueAtTime(CLICK_HZ, at);
  click.connect(into);
  click.start(at);
  click.stop(at + CLICK_S);
}
