// The library has types only for its full build. The light build has the same exports.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
