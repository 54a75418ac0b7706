// The library has types only for its full build, which has the same exports.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
