/** Plays sounds with Web Audio. Fetched when sound is switched on. */
import { SYNTH_PRESETS, type Note, type SoundName } from './synth-presets';

/** Seconds between sounds of one moment. */
const STEP = 0.14;
let context: AudioContext | null = null;
let master: GainNode | null = null;
let rustle: AudioBuffer | null = null;

/** Browsers allow sound only after a user gesture. */
function createRoom(): AudioContext | null {
  if (!context && navigator.userActivation?.hasBeenActive === false) return null;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Plays the sounds one after another, `volume` 0 to 1. Returns how many started. */
export function play(sounds: readonly SoundName[], volume: number): number {
  const at = sounds.length && volume > 0 ? createRoom() : null;
  if (!at || !master) return 0;
  master.gain.value = volume * volume; // half the loudness is a quarter of the power
  sounds.forEach((voice, n) => {
    for (const note of SYNTH_PRESETS[voice]) sound(at, master!, note, at.currentTime + 0.02 + n * STEP);
  });
  return sounds.length;
}

function sound(at: AudioContext, out: AudioNode, note: Note, from: number): void {
  const begin = from + note.at;
  const end = begin + note.lasts;
  const loud = at.createGain();
  loud.gain.setValueAtTime(0.0001, begin);
  loud.gain.exponentialRampToValueAtTime(note.loud, begin + Math.min(0.012, note.lasts / 4));
  loud.gain.exponentialRampToValueAtTime(0.0001, end);
  loud.connect(out);
  const source = note.wave === 'noise' ? noise(at, note, begin, end, loud) : tone(at, note, begin, end, loud);
  source.start(begin);
  source.stop(end);
  source.onended = () => loud.disconnect();
}

function tone(
  at: AudioContext,
  note: Note,
  begin: number,
  end: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const wave = at.createOscillator();
  wave.type = note.wave as OscillatorType;
  wave.frequency.setValueAtTime(note.from, begin);
  wave.frequency.exponentialRampToValueAtTime(note.to, end);
  wave.connect(out);
  return wave;
}

function noise(
  at: AudioContext,
  note: Note,
  begin: number,
  end: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  rustle ??= noiseBuffer(at);
  const source = at.createBufferSource();
  source.buffer = rustle;
  source.loop = true;
  const band = at.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(note.from, begin);
  band.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(band).connect(out);
  return source;
}

function noiseBuffer(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
