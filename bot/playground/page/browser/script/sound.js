// Plays a sound of two short notes without a sound file.

let audio = null;

export function chime() {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [frequency, delay] of [
    [880, 0],
    [1320, 0.09],
  ]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, start + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.26);
  }
}
