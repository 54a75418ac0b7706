import Hls from 'hls.js/light';

/** Seconds of what was seen that are kept. */
const KEPT_BEHIND = 12;

/**
 * Lets a stream run in a video element, and answers the way to stop. Without workers: the policy of our pages knows no scripts made on the
 * way. `onBroken` is called once, when the player has given up.
 */
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

/** A browser that plays streams by itself, and lets no script put them together. */
function runNatively(video: HTMLVideoElement, playlist: string, onBroken: () => void): () => void {
  video.addEventListener('error', onBroken, { once: true });
  video.src = playlist;
  return () => {
    video.removeEventListener('error', onBroken);
    video.removeAttribute('src');
    video.load();
  };
}
