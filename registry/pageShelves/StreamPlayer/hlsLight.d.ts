// The library has types for the full build only; the light one exports the same.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
