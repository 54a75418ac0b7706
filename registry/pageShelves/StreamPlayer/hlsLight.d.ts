// The library describes its whole build alone; the light one has the same door.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
