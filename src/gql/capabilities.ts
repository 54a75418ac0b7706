/** What this build can draw, as the client tells the server. Written by `npm run codegen`; do not edit. */
export const capabilitiesHash = '11e0cd33a218d8c4';
