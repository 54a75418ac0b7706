import Hls from 'hls.js/light';

/** Seconds of played video kept in the buffer. */
const KEPT_BEHIND = 12;

/** Plays a stream without workers, which the content security policy forbids. Calls `onBroken` at most once. Returns a stop function. */
export function runStream(video: HTMLVideoElement, playlist: string, onBroken: () => void): () => void {
  if (!Hls.isSupported()) return runNatively(video, playlist, onBroken);
  const hls = new Hls({ enableWorker: false, backBufferLength: KEPT_BEHIND });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (!fatal) return;
    hls.destroy();
    onBroken();
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);
  return () => hls.destroy();
}

function runNatively(video: HTMLVideoElement, playlist: string, onBroken: () => void): () => void {
  video.addEventListener('error', onBroken, { once: true });
  video.src = playlist;
  return () => {
    video.removeEventListener('error', onBroken);
    video.removeAttribute('src');
    video.load();
  };
}
