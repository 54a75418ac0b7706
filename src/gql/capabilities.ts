/** What this build can draw, as the client tells the server. Written by `npm run codegen`; do not edit. */
export const capabilitiesHash = '0ba8ad9edbf88175';
